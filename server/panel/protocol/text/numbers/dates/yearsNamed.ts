import { asciiDigits } from '../digits.ts';
import type { Place } from '../words/places.ts';

/** A year as it is written, and whether it is one of business that ends in another. */
export type NamedYear = Place & { readonly year: number; readonly isFiscal: boolean };

/**
 * Years by themselves that a text means as a time: "by the end of 2028", "in 2028", ২০২৮ সালের মধ্যে, 2028年末. A number is a year only beside words that say
 * so: 2,028 may be a count.
 */
export const yearsNamed = (text: string): NamedYear[] => {
  const ascii = asciiDigits(text);
  // Digits that are longer than ASCII ones would move every place behind them.
  const plain = ascii.length === text.length ? ascii : text;
  return [...plain.matchAll(pattern)].map(({ 0: written, index, groups = {} }) => ({
    ...{ at: index, end: index + written.length, year: Number(groups['year'] ?? written) },
    isFiscal: groups['fiscal'] !== undefined,
  }));
};

/** Behind these a number is a year, whatever follows it. */
const ends = [
  '(?:year[- ])?end(?:[- ]of)?(?: the)?(?: (?:calendar|financial|fiscal))?(?: year)?|(?:close|course) of(?: the year)?|EOY|late|year',
  '(?:Ende|Schluss|Ablauf|Ausgang|Lauf)(?: des)?(?: Jahres)?|Jahresende|Jahre?s?',
  "(?:fin|courant|clôture|cours)(?: de)?(?: l[’']année| l[’']exercice| l[’']an)?|l[’']année|l[’']an|l[’']exercice",
  '(?:fin|final|finales|cierre|término|acabe|termine|finalice|finalizar|acabar|terminar)(?: de)?l?(?: (?:año|ejercicio))?(?: de)?|año',
  '(?:fim|final|finais|fecho|encerramento|término)(?: d[eo])?(?: ano)?(?: de)?|ano(?: de)?',
  "(?:fine|termine|chiusura|corso)(?: del?)?(?:l[’'](?:anno|esercizio))?|l[’']anno|dell[’']anno",
  '(?:einde?|ultimo|loop)(?: van)?(?: het jaar)?|jaareinde|jaar',
  '(?:końca|koniec|końcem|końcu|schyłku|upływem)(?: roku)?|roku',
  '(?:конц[ауе]?|концом|исход[ау]?|течение)(?: года)?|(?:кінця|кінець|кінці|кінцем|кінцю|протягом)(?: року)?',
  '(?:τέλος|τέλη|λήξη|τέλους|διάρκεια)(?: του)?(?: έτους| χρόνου)?|έτος|έτους|χρονιά',
  '[بلو]?(?:نهاية|أواخر|آخر|ختام|انتهاء|خلال)(?: (?:ال)?(?:عام|سنة))?|[بلو]?(?:ال)?(?:عام|سنة)',
  '[בל]?(?:סוף|תום|שלהי|מהלך)(?: שנת)?|[בל]?שנת',
  '(?:پایان|آخر|انتهای|اواخر|طول)(?: سال)?|سال',
  'वर्ष|साल|सन्?|cuối(?: năm)?|hết(?: năm)?|năm|akhir(?: tahun)?|tahun',
  'sfârșitul(?: lui| anului)?|anul|konce(?: roku)?|konec(?: roku)?|slutet av|utgången av|slutningen af|udgangen af|utgangen av|slutten av|vuoden',
];
const unspacedEnds = '(?:สิ้น|ปลาย|ท้าย)(?:ปี)?\\s?(?:พ\\.?\\s?ศ\\.?|ค\\.?\\s?ศ\\.?)?|(?:ปี|พ\\.?\\s?ศ\\.?|ค\\.?\\s?ศ\\.?)';
/** Behind these a number may be an amount as well: "by 2028 euros". */
const limits = [
  'by|until|till|before|in|during|through|end',
  'bis|vor|in|spätestens',
  "d[’']ici(?: à)?|en|avant|de",
  'para|hasta|en|antes de|de|até|em|antes de',
  'entro(?: il)?|nel|prima del|del',
  'in|voor|tegen|uiterlijk',
  'do|w|przed|до|к|в|у|перед',
  '(?:ως|έως|μέχρι|πριν(?: από)?|εντός|μέσα|κατά)(?: το| του| στο)?|το|στο',
  '(?:بحلول|حتى|قبل|في)|(?:עד|לפני|במהלך)|(?:تا|در|پیش از|قبل از)',
  'trước|vào|trong|đến|pada|sebelum|hingga|sampai|dalam',
  'până în|în|v|do|till|år|inom|inden|i|innen|vuoteen',
];
/** Before these a number is a year: "2028 yılı", 2028 года, २०२८ के अंत तक. */
const behind = [
  '\\s?(?:год[ауе]?|годом|г\\.|рік|року|році|роком|рр?\\.|roku|rok|r\\.)(?!\\p{L})',
  "(?:[’'](?:[iıuü]n|n[iıuü]n))?\\s(?:yıl\\p{L}*|son(?:u|una|unda|undan)(?!\\p{L})|bit(?:meden|iminde|ince))",
  "[’'](?:[ydt]?[ea]|[dt][ea]n?)(?!\\p{L})",
  '\\s(?:(?:ई\\.?|साल|वर्ष)\\s)?के\\s(?:अंत|अन्त|आख़िर|आखिर|दौरान)|\\s(?:तक|में)(?![\\p{L}\\p{M}])',
  '\\s?সাল(?![\\p{L}](?<!ে))|[-‑\\s]?(?:এর\\s|-?র\\s)?(?:শেষ|মধ্যে)',
  '(?:\\s?-?(?:ஆம்|ம்))?\\s?(?:ஆண்டு|ஆண்டி|வருட)|\\s?-?(?:க்குள்|இறுதி|இல்|முடிவு)',
  '\\s?[년年](?!\\s?\\d|度)',
  '\\s?(?<fiscal>年度)',
  "\\svég\\p{L}+|-(?:ben|ban|ig|ra|re)(?!\\p{L})|\\slop(?:pu|ussa)\\p{L}*|[’']s end",
];
const gregorian = '20\\d{2}';
/** Of Thailand, Iran and the lands of Islam as well. */
const year = `(?<year>${gregorian}|25[5-9]\\d|26\\d{2}|1[34]\\d{2})(?!\\d|[.,:/-]\\d)`;
const alone = '(?!\\s?[\\p{L}\\p{M}\\p{Sc}%])';
const before = (words: readonly string[]): string => `(?<=(?<![\\p{L}\\p{M}])(?:${words.join('|')})[\\s-]{1,2})`;
const pattern = new RegExp(
  [
    `(?:${before(ends)}|(?<=(?:${unspacedEnds})\\s?))(?<!\\d)${year}(?!\\s?[%\\p{Sc}])`,
    `${before(limits)}${year}${alone}`,
    `(?<![\\d.,\\p{Sc}]|\\p{Sc}\\s)${year}(?:${behind.join('|')})`,
  ].join('|'),
  'giu',
);
