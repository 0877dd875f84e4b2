type Share = { readonly value: number; readonly unit: '%' | null };

/** Shares and multiples that are said in words, as numbers, each once: half is 50 %, double is 2. */
export const sharesInWords = (text: string): Share[] =>
  shares.flatMap(({ words, share }) => (words.test(text) ? [share] : []));

const shares = (
  [
    [
      'half|halv(?:e[sd]?|ing)|halb\\p{L}*|Hälfte|moitiés?|demie?|mitad|半分|半数|半額|折半|一半|减半|減半|نصف|النصف',
      { value: 50, unit: '%' },
    ],
    [
      '(?:a|one)[ -]third|two[ -]thirds|Drittel|tiers|tercios?|tercera parte|三分の一|三分之一|ثلث|الثلث',
      { value: 33, unit: '%' },
    ],
    [
      'doubl(?:e[sd]?|ing|er|ez|ent)|twice|twofold|(?:ver)?doppel\\p{L}*|doble|duplic\\p{L}*|倍増|翻倍|[يتن]?ضاعف|مضاعفة',
      { value: 2, unit: null },
    ],
    ['tripl(?:e[sd]?|ing|er|ez|ent)|threefold|(?:ver)?dreifach\\p{L}*|triplic\\p{L}*', { value: 3, unit: null }],
  ] as readonly (readonly [words: string, share: Share])[]
).map(([words, share]) => ({
  words: new RegExp(
    `(?<![\\p{Script=Latin}\\p{Script=Arabic}])(?:${words})(?![\\p{Script=Latin}\\p{Script=Arabic}\\p{M}])`,
    'iu',
  ),
  share,
}));
