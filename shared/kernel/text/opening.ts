import { greetings, introduced, introductions } from './greetings.ts';

/** How much of a text comes before its matter: who is greeted and who writes, in one line or several, in 25 languages. None where that is all. */
export const openingLength = (text: string): number => {
  let at = leading(text);
  for (let parts = 0; parts < most; parts++) {
    const line = /^[^\r\n]*/u.exec(text.slice(at, at + longest))?.[0].trimEnd() ?? '';
    const below = text.slice(at + line.length, at + line.length + longest);
    const said = saidLength(line, below.trim() !== '');
    if (said === 0) break;
    at += said + leading(text.slice(at + said, at + said + longest));
  }
  return at;
};
const most = 4;
/** Nothing that opens a letter is as long. */
const longest = 1000;

const leading = (text: string): number => text.length - text.trimStart().length;

const saidLength = (line: string, isFollowed: boolean): number =>
  greetingLength(line, isFollowed) || introductionLength(line, isFollowed);

/** How much of a line greets: the whole of it, its first clause, or nothing. Who is greeted has a short name, and no sentence ends in it. */
const greetingLength = (line: string, isFollowed: boolean): number => {
  if (isFollowed && called.test(line) && !holdsMatter(line)) return line.length;
  const said = greetings.exec(line)?.[0];
  if (said === undefined) return 0;
  // "Oi, pessoal!", with a comma before who is greeted.
  const comma = /^[,，،] ?(?=\p{L}+[,，،!！]|\p{L}+ \p{L}+[!！])/u.exec(line.slice(said.length))?.[0] ?? '';
  const greeted = said.length + comma.length;
  const rest = line.slice(greeted);
  const whole = /^(?<who>[^,，、،;:：.!?。！？]{0,50})(?<mark>[,，、،:：.!。！]?)$/u.exec(rest);
  const isShort = (who: string, words: number): boolean => who.split(/\s+/u).filter(Boolean).length <= words;
  // Who is greeted without a mark behind may be what a heading names.
  if (
    whole &&
    isFollowed &&
    !holdsMatter(line) &&
    isShort(whole.groups?.['who'] ?? '', /[,，、،:：!！]$/u.test(line) ? 7 : 2)
  )
    return line.length;
  // In one line with what follows: "Hi team, our lease ends".
  const clause = /^(?<who>[^,，、،;:：.!?。！？\p{Nd}]{0,40})[,，、،.!。！]\s*(?=\S)/u.exec(rest);
  return clause && isShort(clause.groups?.['who'] ?? '', 4) ? greeted + clause[0].length : 0;
};

/** A line of at most three words that calls somebody: "Ruth," or "Board members,". */
const called = /^\p{Lu}[\p{L}\p{M}’'-]{0,20}(?: [\p{L}\p{M}’'-]{1,20}){0,2}[,!]$/u;

/** How much of a line says who writes, as a sentence of its own: "This is Sato from sales." */
const introductionLength = (line: string, isFollowed: boolean): number => {
  const said = introduced.exec(line)?.[0] ?? named(line);
  if (said === undefined || holdsMatter(said)) return 0;
  const mark = /^\s?[.!。！,，、،।]?\s*/u.exec(line.slice(said.length))?.[0] ?? '';
  const end = said.length + mark.length;
  const isSentence = /[.!。！।]/u.test(mark) || /(?:ครับ|ค่ะ)$/u.test(said);
  return end < line.length ? (isSentence ? end : 0) : isFollowed ? line.length : 0;
};

/** With a name behind: articles and trades have no capital, and what is somebody’s ("this is Acme’s offer") is not who they are. */
const named = (line: string): string | undefined => {
  const verb = introductions.exec(line)?.[0];
  const who =
    verb &&
    /^ (?:\p{Lu}(?:[\p{L}\p{M}.-]|[’'](?=\p{Lu}))*(?: |$|(?=[.!,])))[^,;:.!?\p{Nd}]{0,50}/u.exec(
      line.slice(verb.length),
    )?.[0];
  return verb && who ? (verb + who).trimEnd() : undefined;
};

const money =
  /\p{Sc}|(?<!\p{L})(?:EUR|USD|GBP|CHF|CAD|AUD|BRL|PLN|kr|Kč|zł|TL|Rp|Rs|RM|euros?|dollars?|pounds?|rupiah|руб|грн)(?!\p{L})|万円|円|元|원|บาท|%|％/u;
const item = /^(?:[-–—•*·▪◦‣]\s+\S|\(?(?:\p{Nd}{1,2}|\p{Lu})[.)、:：]\s)/u;
/** What an opening or a closing never holds. */
export const holdsMatter = (line: string): boolean => money.test(line) || item.test(line) || /[?？؟]|か。/u.test(line);
