import { numberWordsOf } from './numberWordLists.ts';
import type { Worded } from './worded.ts';

/**
 * "A million", миллион двести тысяч, مليون ونصف, مليونان: one million without its one. The place is before the word, which is read as the magnitude
 * of it; of an Arabic pair it is the word itself.
 */
export const loneMagnitudes = (text: string, language: string): Worded[] => {
  const words = numberWordsOf(language)?.words;
  const isOfNumber = (at: number): boolean => {
    const [, before = ''] = /([\p{L}\p{M}\p{Nd}]+)[ \u00A0]$/u.exec(text.slice(Math.max(0, at - 24), at)) ?? [];
    return /\p{Nd}$/u.test(before) || words?.has(before.toLowerCase()) === true || some.test(before);
  };
  return [
    ...[...text.matchAll(alone)].flatMap(({ index }) =>
      isOfNumber(index) ? [] : [{ at: index, end: index, value: 1, isWhole: true }],
    ),
    ...[...text.matchAll(article)].map(({ index }) => ({ at: index, end: index + 1, value: 1, isWhole: true })),
    ...[...text.matchAll(pairs)].map(({ 0: word, index }) => ({
      ...{ at: index, end: index + word.length, isWhole: true },
      value: word.startsWith('مليون') ? 2e6 : 2e9,
    })),
  ];
};

const alone = /(?<![\p{L}\p{Nd}])(?:milion|миллион|мільйон|مليون|مليار)(?=[ \u00A0]\p{L})/gu;
const some = /^(?:пол|pół|kilka|несколько|кілька|нескольких|نصف|بضعة|عدة|ربع|كل)$/u;
const article = /(?<!\p{L})(?<!(?:half|quarter|quarter of|of|many|third) )[Aa](?= (?:million|billion)(?!\p{L}))/gu;
const pairs = /(?<!\p{L})(?:مليون|مليار)(?:ان|ين|ا|ي)(?=\s\p{L})/gu;
