import { cutBetweenWords, cutSign } from '../../../../../shared/kernel/text/cutBetweenWords.ts';
import { endsInAbbreviation, mayEndSentence } from '../dots.ts';
import { comparable } from '../text.ts';
import { limits, shortTitle } from '../limits.ts';
import { namesChoice } from './choiceWords.ts';
import { labelIn, labels } from './marks.ts';
import { ordinalLabels } from './ordinalLabels.ts';

/** An option that a text names: what it is called there, and all that the item says. `isSaid`: not listed but a side of a sentence, or in a table that does not say what it is of. */
export type ListedOption = { readonly title: string; readonly text: string; readonly isSaid?: true };

/** Of items that each call themselves an option, "Option A: Buy it", what stands behind. */
const withoutLabels = (items: readonly string[]): readonly string[] => {
  const labelsOf = items.map((item) => labelIn(item)?.pattern.exec(item)?.[0] ?? '');
  return items.length >= 2 &&
    labelsOf.every(namesChoice) &&
    items.every((item, i) => item.length > (labelsOf[i] ?? '').length)
    ? items.map((item, i) => item.slice(labelsOf[i]?.length))
    : items;
};

/** The items of one list as options. Where a name alone could be that of two of them, each keeps all its words. */
export const named = (items: readonly string[]): ListedOption[] => {
  const options = withoutLabels(items.slice(0, mostNamed)).map((item) => ({
    title: shortTitle(nameOf(item)),
    text: bare(unmarked(item)),
  }));
  const texts = options.map(({ text }) => comparable(text));
  const unlabelled = texts.map(withoutLabel);
  const isOnlyOnes = (name: string) => unlabelled.filter((text) => text.startsWith(withoutLabel(name))).length <= 1;
  return options.every(({ title, text }) => title === text || isOnlyOnes(comparable(title)))
    ? options
    : options.map(({ text }) => ({ title: shortTitle(text), text }));
};

/**
 * Each option once. Long names may be alike down to where they are cut: their texts tell then which are the same, and each that is not keeps in its name
 * what it says differently.
 */
export const distinct = (options: readonly ListedOption[]): ListedOption[] => {
  const once = new Map(options.toReversed().map((one) => [comparable(isCut(one) ? one.text : one.title), one]));
  const kept = [...once.values()].toReversed();
  const alike = Map.groupBy(kept.filter(isCut), ({ title }) => beginningOf(title));
  return kept.map((one) => {
    const others = (isCut(one) ? (alike.get(beginningOf(one.title)) ?? []) : []).filter((other) => other !== one);
    return others.length === 0 ? one : { ...one, title: toldApart(one.text, others) };
  });
};
const isCut = ({ title }: ListedOption): boolean => title.endsWith(cutSign);
const beginningOf = (title: string): string => comparable(title.slice(0, -cutSign.length));

/** "Open a branch in the … second street". */
const toldApart = (text: string, others: readonly ListedOption[]): string => {
  const differs = others.reduce((farthest, other) => Math.max(farthest, sharedWith(text, other.text)), 0);
  const spaces = [...text.slice(0, differs).matchAll(/\s/gu)];
  // The text may end where another goes on.
  const from = spaces.at(differs < text.length ? -2 : -4)?.index ?? 0;
  const begins = differs - from > longestWord ? differs : from;
  const start = text.slice(0, longestStart).replace(/[\uD800-\uDBFF]$/u, '');
  return `${start.trimEnd()}${between}${cutBetweenWords(text.slice(begins).trimStart(), limits.title - longestStart - between.length - cutSign.length, 'und')}`;
};
const longestStart = 90;
const between = ' … ';
const longestWord = 40;
/** Where two texts begin to differ, never within a character. */
const sharedWith = (text: string, other: string): number => {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at++;
  return /[\uDC00-\uDFFF]/u.test(text[at] ?? '') ? at - 1 : at;
};

/** More than are ever kept. */
const mostNamed = 100;
const withoutLabel = (text: string): string => {
  const label = labelIn(text);
  return (label && text.replace(label.pattern, '')) || text;
};

/** What is written boldly before an explanation; of a long item what comes before its first dash, colon or full stop. */
const nameOf = (item: string): string => {
  const whole = bare(ordinalLabels.reduce((rest, label) => rest.replace(label, ''), unmarked(item)));
  const bold = /^(?:\*\*|__)(.+?)(?:\*\*|__)\s*(.*)$/su.exec(item);
  const lead = bold && (bold[2] === '' || explains.test(`${bold[1]?.at(-1)}`) || explains.test(bold[2] ?? ''));
  const said = lead
    ? bare(unmarked(bold[1] ?? ''))
    : whole.length > longest
      ? beforeItsExplanation(whole)
      : firstOf(whole);
  const name = said.replace(/^[(（]([^()（）]+)[)）]$/u, '$1');
  // A label by itself names nothing: "Option A (chosen)".
  const label = `${name.replace(/\s*[(（][^()（）]{0,40}[)）]$/u, '')}: `;
  return labels.some(({ pattern }) => pattern.test(label) && label.replace(pattern, '') === '') ||
    !/\p{L}{2}|[\p{Lo}\p{N}]/u.test(name)
    ? whole
    : name;
};
const longest = 80;
const explains = /^\s*(?:[:：.。,，;；(（–—→❌✅⚠⭐]|-\s)/u;
const beforeItsExplanation = (whole: string): string => {
  const ends = [...whole.matchAll(/\s[–—→-]\s|——|[:：](?=\s|\P{ASCII})|(?<=[\p{L}\p{M})]{2})\.\s|[。；;]/gu)];
  const end = ends.find(({ 0: sign, index }) => isEnd(whole, index, sign));
  return bare(whole.slice(0, end?.index));
};
/** Of several sentences the first: "Lease the shop. It costs 5,000." */
const firstOf = (whole: string): string => {
  const ends = [...whole.matchAll(/(?<=[\p{L}\p{M}\p{Nd})%€$£]{2})(?:[.!?]\s+(?=\P{Ll})|[。！？](?=.))/gu)];
  const end = ends.find(({ 0: sign, index }) => isEnd(whole, index, sign));
  return end && /\p{L}/u.test(whole.slice(end.index)) ? bare(whole.slice(0, end.index)) : whole;
};
/** Where a sign closes what stands before it. */
const isEnd = (whole: string, index: number, sign: string): boolean =>
  isClosed(whole.slice(0, index)) &&
  (!sign.startsWith('.') || mayEndSentence(whole.slice(0, index + 1), whole.slice(index + 1).trimStart()));
/** Nothing was opened that is still open. */
const isClosed = (text: string): boolean =>
  text.split('`').length % 2 === 1 && text.split(/[(（]/u).length === text.split(/[)）]/u).length;

/** Without the marks of bold type, struck-out words and links: what is read on a page. */
const unmarked = (item: string): string =>
  item.replaceAll(/(\*\*|__|~~)(?=\S)(.+?)(?<=\S)\1/gsu, '$2').replaceAll(/!?\[([^\][]+)\]\([^)\s]{0,2000}\)/gu, '$1');

/** Without the marks that it ends with; an abbreviation keeps its dot. */
export const bare = (item: string): string => {
  const name = item.replace(/[\s,;،؛、，；.。।\u2024:：]+$/u, '').trim();
  const dot = item.trim().slice(name.length, name.length + 1);
  return (dot === '.' || dot === '\u2024') && endsInAbbreviation(`${name}.`) ? `${name}${dot}` : name;
};
