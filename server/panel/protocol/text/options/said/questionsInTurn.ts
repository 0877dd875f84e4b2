import { withoutAmounts } from '../asked/awaited.ts';
import { areDeeds, forms } from '../asked/deeds.ts';
import { anyOr } from '../connectives.ts';
import { asksToDo, asksWhat } from './forms/questionWords.ts';
import { isQuestion } from './leads.ts';
import { asOptions, tidy } from './sides.ts';
import type { Tongue } from './tongues/tongue.ts';
import { tongues } from './tongues/tongues.ts';

/** "Keep the free plan? Kill it? Cap it at 3 seats?": from a sentence on questions in a row, each of which is nothing but a deed. */
export const questionsInTurn = (sentences: readonly string[], at: number): readonly string[] => {
  const before = sentences[at - 1] ?? '';
  if (isQuestion(before) && asksWhat(before) && !asksToDo(before)) return [];
  const rest = sentences.slice(at, at + most);
  const end = rest.findIndex((one) => !isShort(one));
  const deeds = rest
    .slice(0, end < 0 ? undefined : end)
    .map((one, i) => tidy(i === 0 ? one : one.replace(orBefore, '')));
  if (deeds.length < 2 || deeds.filter((one) => one.includes(' ')).length * 2 < deeds.length) return [];
  const plain = deeds.map(withoutAmounts);
  const isRow = readers.some(({ form, asks }) => areDeeds(form, plain) && !deeds.some((one) => asks.test(one)));
  return isRow ? asOptions(deeds) : [];
};
/** With what begins a whole question in the language of each: "sollen wir kaufen?" */
const readers = forms.map((form) => {
  // A Dutch deed may end as a German one does.
  const tags = form.of === 'nl' ? ['nl', 'de'] : form.of.split(' ');
  const own = Object.entries<Tongue>(tongues).filter(([tag]) => tags.includes(tag));
  const words = own.flatMap(([, { asks, ofFacts, may, or }]) => [
    `^(?:${[asks, ofFacts, may].filter((one) => one !== undefined).join('|')})`,
    `(?<= )(?:${or})`,
  ]);
  return { form, asks: words.length === 0 ? /(?!)/u : new RegExp(`(?:${words.join('|')})(?= )`, 'iu') };
});
const orBefore = new RegExp(`^[¿]?(?:${anyOr}) `, 'iu');
const most = 8;
const isShort = (sentence: string): boolean =>
  sentence.length <= longest &&
  isQuestion(sentence) &&
  !/[,;:،，：]/u.test(sentence) &&
  !asksWhat(sentence) &&
  !ofFacts.test(sentence);
const longest = 80;
/** A question of facts may begin as a deed does. */
const ofFacts = /[吗嗎][？?]$|(?:か|かい)[？?]$|^(?:have|need|want|do|did|does|get)(?!\p{L})/iu;
