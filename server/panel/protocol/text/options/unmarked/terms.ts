import type { Line } from '../lines.ts';
import { bullet } from '../marks.ts';

/** Items without marks, each a short name and after a colon what it means, and the line after the last. */
export type Terms = {
  readonly items: readonly string[];
  readonly end: number;
  /** Quotation marks, the semicolons of a list or lines that are set in show that names are listed; else they may be those of facts. */
  readonly areListed: boolean;
};

export const termsAt = (lines: readonly Line[], at: number): Terms | null => {
  const first = lines[at];
  if (!first || !isTerm(first, lines[at + 1], false)) return null;
  // The end of a sentence that leads over to what is set in below.
  if (isAbove(first, lines[at + 1]) && /[^:：.。!?？]$/u.test(lines[at - 1]?.text ?? '')) return null;
  const items: string[] = [];
  let end = at;
  let isOpen = false;
  let setIn = 0;
  /** Whether blank lines stand between the items, as between the first two. */
  let isSpaced: boolean | null = null;
  for (let i = at; i < Math.min(lines.length, at + mostLines); i++) {
    const line = lines[i] ?? first;
    const next = lines[i + 1];
    const deeper = line.indent - first.indent;
    if (line.text === '') {
      isOpen = false;
      continue;
    }
    if (bullet.pattern.test(line.text) && deeper <= 1) break;
    const isName =
      deeper <= 1 && !(deeper === 1 && endsOpen(items.at(-1))) && isTerm(line, next, setIn > 0) && isSpaced !== isOpen;
    if (isName) {
      if (items.length === 1) isSpaced = !isOpen;
      items.push(line.text);
      if (isAbove(line, next)) setIn++;
    } else if (isOpen) items.push(`${items.pop()} ${line.text}`);
    else break;
    isOpen = true;
    end = i + 1;
  }
  const isSetOff = first.indent > (lineBefore(lines, at)?.indent ?? first.indent);
  const inOneSentence = items.slice(0, -1).every((item) => /[;；,，]\s*$/u.test(item));
  return {
    items,
    end,
    areListed: setIn >= 2 || isSetOff || inOneSentence || items.every((item) => quoted.test(item) || bold.test(item)),
  };
};
const lineBefore = (lines: readonly Line[], at: number): Line | undefined => {
  let before = at - 1;
  while (lines[before]?.text === '') before--;
  return lines[before];
};
const mostLines = 80;
const isTerm = (line: Line, next: Line | undefined, isSetIn: boolean): boolean => {
  if (ofData.test(line.text)) return false;
  if (bold.test(line.text)) return true;
  return isAbove(line, next)
    ? (isSetIn && !/[;,.；，。]$/u.test(line.text)) || term.test(line.text)
    : term.test(line.text) && !endsOpen(line.text);
};
/** "**Buy** – own it". */
const bold = /^(\*\*|__)(?=\S)[^*_]{1,80}\1\s*(?:[–—-]\s|[(（]|$)/u;
/** As in JSON. */
const ofData = /^"[^"]*":\s*(?:["[{\d]|true|false|null)/u;
const endsOpen = (text: string | undefined): boolean => /[:：]\s*$/u.test(text ?? '');
/** Not the colon of an address or of an hour. */
const term = /^\p{P}?\s?[\p{L}\p{N}][^:：.!?。！？;；|,，]{0,44}?\s*(?::(?=\s|$)|：)/u;
const quoted = /^["'“”„‚‘«»「『].{1,44}?["'“”’»«」』]\s*[:：]/u;
const isAbove = (line: Line, next: Line | undefined): boolean =>
  next !== undefined && next.text !== '' && next.indent > line.indent && line.text.length <= 50;
