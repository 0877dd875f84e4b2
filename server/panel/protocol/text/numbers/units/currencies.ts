import { dollars, plainDollars } from './dollars.ts';
import { hundredths } from './subunits.ts';

/**
 * Currencies before or behind the number, by ISO code; those in small letters are names that several countries use, of which a text that names one
 * of them may speak as well.
 */
export const currencies: readonly (readonly [code: string, words: string])[] = [
  ...dollars,
  ['$', plainDollars],
  [
    'EUR',
    '€|EUR|euro(?!p|-?cent)\\p{L}{0,5}|Euro|euró\\p{L}*|евро|євро|ευρώ|avro\\p{L}{0,4}|ยูโร|ユーロ|欧元|歐元|유로|यूरो|ইউরো|யூரோ|يورو|یورو|אירו|יורו',
  ],
  ['GBP', '£|GBP|pounds?|Pfund|英镑|ポンド|جنيه إسترليني'],
  ['JPY', 'JPY|yen|円|日元|日圓'],
  ['CNY', 'CNY|RMB|人民币|人民幣'],
  ['¥', '¥|￥'],
  ['yuan', '元|yuan'],
  ['INR', '₹|INR|Rs\\.?|rupees?|रुपये|रुपए|রুপি|ரூபாய்'],
  ['KRW', '₩|KRW|원'],
  ['RUB', '₽|RUB|рубл(?:\\p{L}{1,3})|руб\\.?'],
  ['UAH', '₴|UAH|грн\\.?|гривень|гривн\\p{L}+'],
  ['PLN', 'zł|PLN|złot\\p{L}+'],
  ['CZK', 'Kč|CZK|korun\\p{L}*'],
  ['HUF', 'Ft|HUF|forint\\p{L}*'],
  ['RON', 'RON|(?:de )?lei(?:lor)?|leu(?:l|lui)?'],
  ['TRY', '₺|TRY|TL|lira\\p{L}*'],
  ['ILS', '₪|ILS|שקל(?:ים)?|ש"ח|ש״ח'],
  ['CHF', 'CHF|Fr\\.|Franken|francs'],
  ['BRL', 'R\\$|BRL|reais'],
  ['THB', '฿|THB|บาท'],
  ['VND', '₫|VND|đồng'],
  ['IDR', 'Rp\\.?|IDR|rupiah'],
  ['SEK', 'SEK|kr(?:\\.(?=\\s?[=＝≈+−–×/*)]))?|kron(?:or|er|a|e)'],
  ...'DKK NOK MXN ARS CLP COP SAR AED QAR KWD BHD OMR JOD IQD EGP MAD DZD TND KES NGN ZAR PKR BDT PHP MYR'
    .split(' ')
    .map((code) => [code, code] as const),
  ['NGN', '₦|naira'],
  ['PHP', '₱'],
  ['IRR', 'IRR|ریال|rials?'],
  ['IRT', 'تومان(?:ی)?|tomans?'],
  ['shilling', 'TZS|UGX|[TK]Sh\\.?|Sh\\.|shilingi|shillings?'],
  ['taka', '৳|টাকা|taka'],
  ['peso', 'pesos?|ペソ|比索'],
  ['dinar', 'دينار\\p{L}*|دنانير|dinars?|динар\\p{L}*'],
  ['riyal', 'ريال\\p{L}*|riyals?'],
  ['dirham', 'درهم\\p{L}*|دراهم|dirhams?'],
  ['pound', 'جنيه\\p{L}*'],
  ['lira', 'ليرة|ليرات'],
];

const countries: Readonly<Record<string, readonly string[]>> = {
  '°': ['°C', '°F'],
  $: [...dollars.map(([code]) => code), 'MXN', 'ARS', 'CLP', 'COP', 'peso'],
  // Their sign is $ as well.
  USD: ['MXN', 'ARS', 'CLP', 'COP', 'peso'],
  '¢': [
    '$',
    'EUR',
    'CHF',
    'BRL',
    'ZAR',
    'MXN',
    'ARS',
    'CLP',
    'COP',
    'peso',
    'PHP',
    'MAD',
    'KES',
    ...dollars.map(([code]) => code),
  ],
  kop: ['RUB', 'UAH'],
  paisa: ['INR', 'taka', 'BDT', 'PKR'],
  '¥': ['JPY', 'CNY', 'yuan'],
  yuan: ['CNY', 'TWD', 'HKD'],
  taka: ['BDT', 'INR'],
  shilling: ['KES'],
  peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'],
  dinar: ['KWD', 'BHD', 'JOD', 'IQD', 'DZD', 'TND'],
  riyal: ['SAR', 'QAR', 'OMR'],
  dirham: ['AED', 'MAD'],
  pound: ['EGP', 'GBP'],
  lira: ['TRY'],
};

/** Crowns are those of the country whose language a text is in. */
export const crownOf = (language: string): string =>
  /^da\b/u.test(language) ? 'DKK' : /^(?:nb|nn|no)\b/u.test(language) ? 'NOK' : 'SEK';

const codes: ReadonlySet<string | null> = new Set([...currencies, ...hundredths].map(([code]) => code));
export const isCurrency = (unit: string | null): boolean => codes.has(unit);

/** The same unit, or a currency and its name in several countries, or degrees and those of a scale. */
export const isSameUnit = (one: string | null, other: string | null): boolean =>
  one === other ||
  (one !== null &&
    other !== null &&
    [countries[one], countries[other]].some((all) => all?.includes(one) || all?.includes(other)));

const anyCurrency = new RegExp(`^(?:${currencies.map(([, words]) => words).join('|')})$`, 'u');
/** Whether a word is a currency's code, sign or name. */
export const namesCurrency = (word: string): boolean => anyCurrency.test(word);
