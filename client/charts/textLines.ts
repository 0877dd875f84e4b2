/** East Asian letters are about twice as wide as Latin ones. */
const wide = /[\u1100-\u115F\u2E80-\uA4CF\uAC00-\uD7A3\uF900-\uFAFF\uFF00-\uFF60]/u;
const widthOf = (text: string): number =>
  Array.from(text).reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** A text on at most `most` lines of `room` letters, broken between words; what does not fit ends in an ellipsis. */
export const linesOf = (text: string, room: number, most: number): readonly string[] => {
  const lines = [''];
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)) {
    const line = lines.at(-1) ?? '';
    const fits = widthOf(line + segment.trimEnd()) <= room;
    if (fits || line === '') lines[lines.length - 1] = line + segment;
    else if (lines.length < most) lines.push(segment.trimStart());
    else return [...lines.slice(0, -1), cut(`${line}${segment}`, room)];
  }
  return lines.map((line) => (widthOf(line.trimEnd()) <= room ? line.trimEnd() : cut(line, room)));
};

const cut = (text: string, room: number): string => {
  let kept = '';
  for (const letter of text) {
    if (widthOf(kept + letter) > room - 1) break;
    kept += letter;
  }
  return `${kept.trimEnd()}…`;
};
