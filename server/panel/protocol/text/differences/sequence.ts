import { words } from '../text.ts';
import { isSameStem } from './opposites.ts';

/** Whether each of two texts says what comes first and what then, and one says it the other way round. */
export const areTakenInOtherOrder = (a: string, b: string, language: string): boolean => {
  const [ours, theirs] = [stepsIn(a), stepsIn(b)];
  // Before and after are opposed as words.
  if (!ours || !theirs || (ours.said !== theirs.said && ours.said !== 'then' && theirs.said !== 'then')) return false;
  const [first, then, start, next] = [ours.first, ours.next, theirs.first, theirs.next].map((step) =>
    signsOf(step, language),
  );
  if (!first || !then || !start || !next) return false;
  const [crossed, straight] = [
    [common(first, next), common(then, start)],
    [common(first, start), common(then, next)],
  ] as const;
  return Math.min(...crossed) > 0 && crossed[0] + crossed[1] > straight[0] + straight[1];
};

type Mark = 'then' | 'before' | 'after';
type Steps = { readonly first: string; readonly next: string; readonly said: Mark };
/** The two steps of a text, in the order in which they are taken; null where it does not say two. */
const stepsIn = (text: string): Steps | null => {
  const plain = text.toLowerCase();
  const bare = plain.replace(atFirst, ' ');
  for (const [mark, said] of between) {
    const [one, other, ...more] = bare.split(mark).filter((part) => /\p{L}/u.test(part));
    if (one === undefined || more.length > 0) continue;
    if (other !== undefined)
      return said === 'after' ? { first: other, next: one, said } : { first: one, next: other, said };
    // "Train first and switch afterwards": the word for then stands at the end.
    if (bare === plain || !mark.test(bare)) continue;
    const [before, after, ...others] = one.split(joint);
    if (before !== undefined && after !== undefined && others.length === 0) return { first: before, next: after, said };
  }
  return null;
};
const wordsOf = (list: string, signs: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${list})(?![\\p{L}\\p{M}])|${signs}`, 'u');
const atFirst = new RegExp(
  wordsOf(
    "first|at first|(?:zu)?erst|zunächst|d['’]abord|primero|primeiro|prima(?! d)|anzitutto|eerst|najpierw|сначала|сперва|спочатку|спершу|πρώτα|önce|أولا|أولاً|اول|ابتدا|קודם|תחילה|पहले|আগে|முதலில்|trước tiên|trước hết|terlebih dahulu|dulu|först|først|ensin|ensiksi|nejdřív|nejdříve|nejprve|először|előbb|întâi|mai întâi",
    '先(?:に|ず)?|まず|首先|먼저|우선|ก่อนอื่น',
  ).source,
  'gu',
);
/** And, or a comma, between the two. */
const joint =
  /[,;，、；]|(?<![\p{L}\p{M}])(?:and|und|et|y|e|en|i|и|і|та|και|ve|och|og|ja|a|és|și|dan|và|और)(?![\p{L}\p{M}])/u;
/** What stands between them; behind after follows what is done first. */
const between: readonly (readonly [RegExp, Mark])[] = [
  [
    wordsOf(
      '(?:and |und |et |y |e |en |i |и |і |a |och |og |ja |és |și )?(?:then|afterwards|after that|dann|danach|anschließend|puis|ensuite|après quoi|luego|después(?! de)|depois(?! d)|em seguida|poi|dopo di che|daarna|dan|potem|następnie|потом|затем|потім|згодом|μετά|ύστερα|έπειτα|sonra|ثم|بعد ذلك|سپس|אחר כך|ואז|फिर|उसके बाद|তারপর|பிறகு|rồi|sau đó|lalu|kemudian|baru|sedan|därefter|derefter|så|deretter|sitten|sen jälkeen|pak|potom|aztán|azután|utána|apoi|pe urmă)',
      '再|然后|然後|その後(?:で|に)?|それから|次に|後で|てから|그 ?다음|그 ?후|나서|แล้วค่อย|แล้วจึง|จากนั้น',
    ),
    'then',
  ],
  [
    wordsOf(
      'before|bevor|avant de|antes de|prima di|voordat|zanim|прежде чем|перш ніж|sebelum|innan|före|inden|før|ennen|než|mielőtt|înainte',
      '之前|前に',
    ),
    'before',
  ],
  [
    wordsOf(
      'after|nachdem|après|después de|depois de|dopo|nadat|после(?: того)?,? как|setelah|efter|etter|jälkeen',
      '(?!)',
    ),
    'after',
  ],
];

const signsOf = (step: string, language: string): readonly string[] =>
  /[\p{Script=Han}\p{Script=Thai}\p{Script=Katakana}]/u.test(step)
    ? [...step.matchAll(/(?=([\p{Script=Han}\p{Script=Thai}\p{Script=Katakana}ー]{2}))/gu)].map(([, two = '']) => two)
    : words(step, language).flatMap((word) =>
        /\p{Script=Hangul}/u.test(word) ? [word.slice(0, 2)] : /^.{3}/u.test(word) ? [word] : [],
      );
const common = (some: readonly string[], others: readonly string[]): number =>
  some.filter((one) => others.some((other) => one === other || isSameStem(one, other))).length;
