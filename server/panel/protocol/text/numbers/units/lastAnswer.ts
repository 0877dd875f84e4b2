/** A question about a whole text that is asked again at each of its numbers: the last answer is kept. */
export const lastAnswer = <Answer>(ask: (text: string) => Answer): ((text: string) => Answer) => {
  let last: { readonly text: string; readonly answer: Answer } | null = null;
  return (text) => {
    last = last?.text === text ? last : { text, answer: ask(text) };
    return last.answer;
  };
};
