import { saysNothing } from '../../doingNothing.ts';
import { sentencesOf } from '../lines.ts';
import { forms, isOfTasks } from './deeds.ts';

/**
 * Whether items are deeds that a plain sentence stands above and a sentence below says that an answer or a decision is awaited: "The bank wants an answer by
 * May." Labels, and sentences that say what must be done, lead over to something else.
 */
export const awaitAnswer = (items: readonly string[], above: string, below: string): boolean => {
  const lead = sentencesOf(above.slice(-longest)).at(-1) ?? '';
  if (items.length < 2 || items.length > most || lead === '' || /[:：?？؟]\s*$/u.test(lead)) return false;
  if (isOfTasks(lead) || duty.test(lead)) return false;
  const next = sentencesOf(below.slice(0, longest)).slice(0, 2).join(' ');
  const bare = items.map(withoutAmounts);
  return forms.some(
    ({ awaits, deed, not }) =>
      awaits.test(next) && bare.every((item) => saysNothing(item) || (deed.test(item) && not?.test(item) !== true)),
  );
};
const most = 6;
const longest = 300;
/** "I have to …", "this week". */
export const duty = /(?<!\p{L})(?:ha(?:ve|s|d) (?:got )?to|supposed to|today|this week|tomorrow)(?!\p{L})/iu;

/** Brackets, and figures with what they count, say nothing of the form of an item. */
export const withoutAmounts = (item: string): string =>
  item
    .replaceAll(/\s*[(（][^()（）]{0,60}[)）]/gu, '')
    .replace(/^\p{N}+(?:年|[かヶカ]月|日|週)間?は/u, '')
    .replaceAll(/\p{Sc}?\p{Nd}[\p{Nd}.,٬٫\s]*(?:\p{Sc}|[万萬亿億千]?[元円]|(?:만|억)?\s?원|บาท)?/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim();
