/** The marks with which sentences are put together, each with the spaces its language sets around it. */
export type Punctuation = {
  /** Between a name and what is said of it. */
  readonly colon: string;
  /** Between clauses, and between the items of a row. */
  readonly comma: string;
  readonly series: string;
  readonly semicolon: string;
  /** After a sentence; where a language has none, what separates two. */
  readonly stop: string;
  /** Between two sentences that have their own. */
  readonly space: string;
  readonly brackets: readonly [string, string];
  readonly quotes: readonly [string, string];
};

/** English, and every language whose labels are English. */
export const western: Punctuation = {
  colon: ': ',
  comma: ', ',
  series: ', ',
  semicolon: '; ',
  stop: '. ',
  space: ' ',
  brackets: [' (', ')'],
  quotes: ['“', '”'],
};

const guillemets = { quotes: ['«', '»'] } as const;
const lowHigh = { quotes: ['„', '“'] } as const;
const arabic = { ...guillemets, comma: '، ', series: '، ', semicolon: '؛ ' };
const danda = { stop: '। ' };
const wide = {
  colon: '：',
  comma: '，',
  series: '、',
  semicolon: '；',
  stop: '。',
  space: '',
  brackets: ['（', '）'],
} as const;

/** By language, Chinese by script; quotation marks are those of CLDR. */
const others: Readonly<Record<string, Partial<Punctuation>>> = {
  fr: { colon: '\u00A0: ', semicolon: '\u202F; ', quotes: ['«\u00A0', '\u00A0»'] },
  de: lowHigh,
  es: guillemets,
  it: guillemets,
  ru: guillemets,
  uk: guillemets,
  el: guillemets,
  pl: { quotes: ['„', '”'] },
  ar: arabic,
  fa: arabic,
  he: { quotes: ['”', '”'] },
  hi: danda,
  bn: danda,
  th: { stop: ' ' },
  ja: { ...wide, comma: '、', quotes: ['「', '」'] },
  ko: { brackets: ['(', ')'] },
  'zh-Hans': wide,
  'zh-Hant': { ...wide, quotes: ['「', '」'] },
};

/** `name`: a language of the catalogue of labels. */
export const punctuationOf = (name: string): Punctuation => ({ ...western, ...others[name] });

/** Sentences one after the other, each with its stop unless it has one. */
export function sentences({ stop, space }: Punctuation, parts: readonly string[]): string {
  return parts
    .filter((part) => part !== '')
    .map((part) => (ended.test(part) ? `${part}${space}` : `${part}${stop}`))
    .join('')
    .trimEnd();
}

/** Quotes, brackets and isolates that are closed behind the stop are no part of it. */
const ended = /[.!?…。！？।؟;][\s”“"’»«」』)\u2069]*$/u;
