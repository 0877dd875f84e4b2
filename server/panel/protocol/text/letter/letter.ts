import { holdsMatter, openingLength } from '../../../../../shared/kernel/text/opening.ts';
import { isUnmarkedQuestion } from '../options/introductions.ts';
import { signedBehind, signOffs } from './letterWords.ts';

/** The part of a text that is its writer's matter, with its place. */
export type Body = { readonly at: number; readonly end: number };

type Placed = { readonly at: number; readonly end: number; readonly text: string };

/**
 * The range of a pasted e-mail without its opening and its closing block: sign-off, name, post, address, telephone and tax number. Told by place
 * and shape, with the words that letters begin and end with in 25 languages. What is left out never holds a list, a question or an amount of
 * money; where nothing else would be left, the whole text is the body.
 */
export const bodyOf = (text: string): Body => {
  const lines = linesOf(text);
  const whole: Body = { at: lines[0]?.at ?? 0, end: lines.at(-1)?.end ?? text.length };
  const first = lines[0];
  if (!first || lines.length === 0) return whole;
  const at = openingLength(text);
  const below = lines.filter((line) => line.end > at);
  const close = below.findIndex(
    (line, i) =>
      i > 0 &&
      below.slice(i).every(isOfClosing) &&
      (isSignOff(line.text) ||
        (isSignature(text, below[i - 1], line) &&
          below.length - i <= longestSignature &&
          !below.slice(i).some(isSentence))),
  );
  const last = close > 0 ? below.slice(0, close).at(-1) : below.at(-1);
  const begin = below[0] ? Math.max(below[0].at, at) : at;
  return last && last.end > begin ? { at: begin + leading(text.slice(begin)), end: last.end } : whole;
};

/** The body's own words. */
export const withoutLetter = (text: string): string => {
  const { at, end } = bodyOf(text);
  return text.slice(at, end);
};

const leading = (text: string): number => text.length - text.trimStart().length;

/** Lines that say something. */
const linesOf = (text: string): readonly Placed[] =>
  [...text.matchAll(/[^\r\n]+/gu)].flatMap(({ 0: line, index }) => {
    const shown = line.trim();
    const at = index + leading(line);
    return shown === '' ? [] : [{ at, end: at + shown.length, text: shown }];
  });

/** Nothing but the word, and who signs: "Best wishes, Margaret". */
const isSignOff = (line: string): boolean => {
  const said = signOffs.exec(line)?.[0];
  return said !== undefined && /^[^.?!。？！;:：]{0,45}[.!。！]?$/u.test(line.slice(said.length));
};

/** A name alone, set apart below a whole sentence, or one with a word of respect behind it: 葉蕙如 敬上. */
const isSignature = (text: string, above: Placed | undefined, { at, text: line }: Placed): boolean =>
  isSigned(line) ||
  (above !== undefined &&
    /[.!?。！？؟।…)）]$/u.test(above.text) &&
    /\n\s*\n/u.test(text.slice(above.end, at)) &&
    isName(line));

/** A name, a post, a firm and how to reach it. */
const longestSignature = 4;
const isSentence = ({ text }: Placed): boolean => /[\p{Ll}\p{Lo}\p{M}][.!。！।]$/u.test(text);

const isSigned = (line: string): boolean =>
  line.length <= 40 && signedBehind.test(line) && !/[.!?。！？،,:：]/u.test(line);

/** In a script with capitals each of its words has one, but for particles; what stands behind a comma is a post. */
const isName = (line: string): boolean => {
  const [who = ''] = line.replace(/^[-–—~]+\s*/u, '').split(/[,，、|/(（]/u);
  const parts = who.trim().split(/\s+/u);
  const isWritten = (part: string): boolean => !/\p{L}/u.test(part) || !/^\p{Ll}/u.test(part) || particles.test(part);
  return (
    /^[\p{L}\p{M}\p{Cf} .’'‘\-·・]+$/u.test(who) &&
    !/(?<!\p{Lu}\p{L}{0,3})[.。]$/u.test(who) &&
    parts.length <= 4 &&
    !isUnmarkedQuestion(who) &&
    (unspacedName.test(who) ? who.length <= 8 && !/[不要是否]/u.test(who) : parts.every(isWritten))
  );
};
const particles = /^(?:van|von|der|den|de|del|della|di|da|dos?|das|du|la|le|el|al|bin|binti|ten|ter|zu|y|e)$/u;
const unspacedName = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

const isOfClosing = ({ text }: Placed): boolean => text.length <= 100 && !holdsMatter(text);
