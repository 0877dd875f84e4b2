/**
 * A pure function of a text that remembers its latest answers, so many characters of texts at most: a panel reads the same texts at every step. Answers
 * are shared, so nobody may change them.
 */
export function remembered<Rest extends readonly unknown[], Answer>(
  answer: (text: string, ...rest: Rest) => Answer,
  mostCharacters: number,
): (text: string, ...rest: Rest) => Answer {
  const answers = new Map<string, { readonly answer: Answer; readonly length: number }>();
  let characters = 0;
  return (text, ...rest) => {
    const key = JSON.stringify([text, ...rest]);
    const known = answers.get(key);
    const one = known ?? { answer: answer(text, ...rest), length: key.length };
    // The latest is last, so that the oldest is forgotten first.
    if (known) answers.delete(key);
    else characters += one.length;
    answers.set(key, one);
    for (const [oldest, { length }] of answers) {
      if (characters <= mostCharacters) break;
      answers.delete(oldest);
      characters -= length;
    }
    return one.answer;
  };
}
