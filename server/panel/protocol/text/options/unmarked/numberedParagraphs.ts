import type { Line } from '../lines.ts';

/** Paragraphs that are numbered by their part, "2. Options", "2.1 Close", "2.2 Sublet": each part's title as a heading, and its paragraphs as a list. */
export const withNumberedHeadings = (lines: readonly Line[]): readonly Line[] => {
  const titles = new Map(
    lines.flatMap((line, i): (readonly [number, string])[] => {
      const part = titled.exec(line.text)?.[1];
      const next = lines.slice(i + 1).find(({ text }) => text !== '');
      return part !== undefined &&
        paragraph
          .exec(next?.text ?? '')
          ?.slice(1, 3)
          .join() === `${part},1`
        ? [[i, part]]
        : [];
    }),
  );
  const parts = new Set(titles.values());
  return titles.size === 0
    ? lines
    : lines.map((line, i) => {
        if (titles.has(i)) return { ...line, text: line.text.replace(titled, '$2'), level: 2 };
        const [, part = '', place = '', said = ''] = paragraph.exec(line.text) ?? [];
        return parts.has(part) ? { ...line, text: `${place}. ${said}` } : line;
      });
};
const titled = /^(\p{Nd}{1,2})[.)．、]?\s+(\p{L}[^.!?。]{0,60}?)[:：]?$/u;
const paragraph = /^(\p{Nd}{1,2})[.．](\p{Nd}{1,2})[.)]?\s+(?=\S)(.*)$/u;
