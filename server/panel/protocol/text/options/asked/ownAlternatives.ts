import { comparable } from '../../text.ts';
import { anyOr, orWithin } from '../connectives.ts';
import { endsOpen } from '../lines.ts';
import { afterLabels } from '../oneLine/afterLabels.ts';
import { saidOptions } from '../said/saidOptions.ts';
import { sentencesIn } from '../said/sentences.ts';
import { forms } from './deeds.ts';

/**
 * Whether what stands above a list names options itself, "Odoo or Exact?", and the items are others: facts, then, or what is still to be asked. A label that
 * leads over to the list is no part of it.
 */
export const namesOtherOptions = (introduction: string, items: readonly string[]): boolean => {
  const all = sentencesIn([{ text: introduction, indent: 0, level: 0 }]);
  const sentences = endsOpen(introduction) ? all.slice(0, -1) : all;
  if (!sentences.some(({ text }) => eitherOr.test(text))) return false;
  const said = [...saidOptions(sentences), ...sentences.flatMap(({ text }) => afterLabels(text))].map(comparable);
  if (said.length < 2) return false;
  const own = said.map((option, i) => wordsOf(option).filter((word) => !isIn(word, said.toSpliced(i, 1))));
  const holding = items.filter((item) => own.some((words) => words.some((word) => isIn(word, [comparable(item)]))));
  const areAllHeld = own.every((words) => words.some((word) => isIn(word, items.map(comparable))));
  return holding.length < leastHolding && !areAllHeld;
};
/** Joined by "and" things are counted up; so are "whether … and whether …". */
const eitherOr = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:${anyOr}|vs|versus)(?![\\p{L}\\p{M}])|${orWithin}|(?<!どう)か(?!どう)[、,]?.{1,30}(?<!どう)か(?!どう)`,
  'iu',
);
/** One item may be a fact about one of the options. */
const leastHolding = 2;
const isIn = (word: string, texts: readonly string[]): boolean => texts.some((text) => text.includes(word));
/** Words by their beginnings; of what has no spaces, two signs each. */
const wordsOf = (text: string): string[] => [
  ...(text.match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []).map((word) => word.slice(0, longestStem)),
  ...(text.match(/(?=([\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}]{2}))/gu) ?? []),
];
const longestStem = 5;

/** Whether each item asks who, what or how: what is still to be found out. "What about selling it?" suggests something. */
export const areQuestions = (items: readonly string[]): boolean =>
  items.every((item) => /[?？؟;]\s*$/u.test(item) && !suggests.test(item) && forms.some(({ asks }) => asks.test(item)));
const suggests =
  /^[¿]?(?:(?:what|how) (?:about|if)|why not|was (?:wäre|ist),? wenn|wie wäre es|warum nicht|(?:et )?si (?:on|nous)|pourquoi pas|que diriez|qué tal|y si|por qué no|e se|che ne dici|perché no|que tal|por que não|wat als|waarom niet|(?:a )?co(?: powiesz na|,? (?:jeśli|gdyby))|(?:а )?что,? если|(?:а )?що,? (?:якщо|як)|τι θα λέγατε|ماذا لو|מה (?:אם|דעת)|चलो|nếu|bagaimana (?:kalau|jika)|vad sägs|hvad (?:med|hvis)|hva (?:med|om)|mitä jos|co kdyby|mi lenne|ce(?:-ar fi| ziceți))(?![\p{L}\p{M}])|^(?:要不|不如)|はどう(?:か|でしょう|だろう)/iu;
