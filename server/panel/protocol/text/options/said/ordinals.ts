import { aCount, namesSeveral } from '../choiceWords.ts';
import { isOffer } from '../introductions.ts';
import { byScript } from './forms/scripts.ts';
import { aWay, countedForms, nextCounted } from './forms/counted.ts';
import { asOptions, endOf, isDenied, tidy } from './sides.ts';

/** "The first option is to …. The second would be …": what is counted up from a sentence on, and how many sentences that takes. */
export const inTurn = (
  sentences: readonly string[],
  at: number,
): { readonly options: readonly string[]; readonly taken: number } | null => {
  const first = countedIn(sentences[at] ?? '');
  if (first.length === 0) return null;
  const before = sentences[at - 1] ?? '';
  const found = [...first];
  let taken = 1;
  for (let i = at + 1; i < Math.min(sentences.length, at + farthest); i++) {
    const more = countedIn(sentences[i] ?? '');
    if (more.length > 0) taken = i - at + 1;
    found.push(...more);
  }
  const isOfChoice = [before, ...sentences.slice(at, at + taken)].some(
    (text) => namesSeveral(text) || isOffer(text) || aWay.test(text) || aCount.test(text) || weighs.test(text),
  );
  const options = isOfChoice && found.length >= 2 ? asOptions(found) : [];
  const isAnother = another.test(sentences[at] ?? '') && aWay.test(sentences[at] ?? '');
  const single = found.length === 1 && isOfChoice && (aCount.test(before) || isAnother) ? found : [];
  return options.length > 0 || single.length > 0 ? { options: options.length > 0 ? options : single, taken } : null;
};
const farthest = 6;
/** "We are considering". */
const weighs =
  /(?<![\p{L}\p{M}])(?:consider|weigh|erwäg|überleg|prüf|envisag|étudi|considera|valora|valut|avali|overweg|overweeg|rozważ|myśl|рассматрива|обдумыва|розгляда|εξετάζ|ندرس|نفكر|בוחנ|שוקל|övervä|overvej|vurder|harkit|zvažuj|mérlegel|luăm în calcul)/iu;

/** "We consider three things". */
export const weighsSeveral = (label: string): boolean => weighs.test(label) && endsWithCount.test(label);
const endsWithCount = new RegExp(`${aCount.source}(?:[ \u200C][\\p{L}\\p{M}]+){1,2}$`, 'iu');

const countedIn = (sentence: string): string[] =>
  sentence
    .slice(0, longest)
    .split(nextCounted)
    .flatMap((clause) =>
      formsFor(clause)
        .flatMap((form) => form.exec(clause)?.[1] ?? [])
        .slice(0, 1),
    )
    .map((said) =>
      tidy(
        endOf(said).split(/[,;] (?=(?:which|that|who|qui|que|qu|die|das|wobei|che|котор|который|який|яка) )/iu)[0] ??
          '',
      ),
    )
    .filter((said) => said !== '' && !isDenied.test(said));
const longest = 500;
const formsFor = byScript(countedForms, ({ source }) => source);

const another =
  /^(?:and |but )?(?:another|eine (?:weitere|andere)|une autre|otra|un[’']altra|(?:uma )?outra|een andere|inna|другой|інший|altra)(?!\p{L})/iu;
