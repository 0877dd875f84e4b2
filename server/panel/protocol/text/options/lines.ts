import { labels } from './marks.ts';

/** A line of a text as its writer laid it out, without what stands before it about the text. `level` is that of a heading, 0 for other lines; a rule stands for a blank line. */
export type Line = { readonly text: string; readonly indent: number; readonly level: number };

export const linesOf = (text: string): Line[] => {
  let isCode = false;
  return text
    .replaceAll(/\r\n?|[\u2028\u2029\u0085]/gu, '\n')
    .replace(/^---\n(?:.{0,500}\n){0,1000}?---\n/u, '')
    .replaceAll(/<!--(?:(?!<!--).){0,5000}?-->/gsu, '')
    .replaceAll(/[ \t]{0,20}<li(?:\s[^<>]{0,200})?>[ \t]{0,20}/giu, '\n- ')
    .replaceAll(/[ \t]{0,20}<(?:br\s?\/?|\/?(?:ul|ol|p))(?:\s[^<>]{0,200})?>[ \t]{0,20}/giu, '\n')
    .replaceAll(/<\/li>/giu, '')
    .replaceAll(answers, (quoted) => quoted.replaceAll(/^> ?/gmu, '- '))
    .split('\n')
    .map((raw): Line => {
      const line = raw
        .replace(/^ {0,3}(?:> ?)+/u, '')
        .replaceAll('\t', '    ')
        .replaceAll('\u3000', '  ');
      const shown = line.trim();
      const isFence = /^(?:```|~~~)/u.test(shown);
      if (isFence) isCode = !isCode;
      if (isFence || isCode || /^(?:[-*_=]\s*){3,}$/u.test(shown)) return blank;
      const heading = /^(#{1,6})\s+(.+?)\s*#*$/u.exec(shown);
      return {
        text: withPlainLabel(heading?.[2] ?? shown),
        indent: line.length - line.trimStart().length,
        level: heading?.[1]?.length ?? 0,
      };
    });
};
/** Short names that are set off with the sign of quotations, below a line that is not. */
const answers = /(?<=^(?!>)[^\n]*[:：?？؟][ \t]*\n\n?)(?:> ?\p{L}[^\n]{0,60}(?<![.,!?…:])(?:\n|$)){2,20}(?!>)/gmu;
/** "**Option A:** Buy it" as "Option A: Buy it". */
const withPlainLabel = (text: string): string => {
  const [whole, bullet = '', , label] = emphasised.exec(text) ?? [];
  return whole !== undefined &&
    label !== undefined &&
    labels.some(({ pattern }) => `${label} x`.replace(pattern, '') === 'x')
    ? `${bullet}${label} ${text.slice(whole.length)}`
    : text;
};
const emphasised = /^([-*•+]\s+)?(\*\*|__|\*|_)([^*_]{1,60}[:：.)）])\2\s*(?=\S)/u;
const blank: Line = { text: '', indent: 0, level: 0 };

/** A heading with the lines below it, down to the next heading; the first one may have no heading. */
export type Section = { readonly heading: Line; readonly lines: readonly Line[] };

export const sectionsOf = (lines: readonly Line[]): Section[] => {
  const sections: { heading: Line; lines: Line[] }[] = [{ heading: blank, lines: [] }];
  for (const line of lines)
    if (line.level > 0) sections.push({ heading: line, lines: [] });
    else sections.at(-1)?.lines.push(line);
  return sections;
};

/** The sentences of a line or a paragraph; of the marks that end one, Greek has its own for questions. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?؟…।。！？]["”»]?|\p{Script=Greek};)\s+|(?<=[।。！？])(?=\S)/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');

export const firstWritten = (lines: readonly Line[]): Line | undefined => lines.find(({ text }) => text !== '');
/** Whether something has to follow. */
export const endsOpen = (text: string): boolean => /[:：]\s*$/u.test(text);
