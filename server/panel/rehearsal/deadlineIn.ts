import { dateInFigures } from '../protocol/text/numbers/dates/datesInFigures.ts';
import { datesInWords } from '../protocol/text/numbers/dates/datesInWords.ts';
import { eraDates } from '../protocol/text/numbers/dates/eras.ts';
import { monthsAlone } from '../protocol/text/numbers/dates/monthsAlone.ts';
import { quartersAlone, quartersIn } from '../protocol/text/numbers/dates/quarters.ts';
import { longestFirst } from '../protocol/text/numbers/words/longestFirst.ts';
import { isToldAfter, isToldBefore } from './deadlinesTold.ts';

type Found = { readonly at: number; readonly end: number };

/**
 * The first date that the text (in this language, BCP 47) sets as a limit, as it writes it: "by 15 March", "d'ici fin mars", 来月末まで. What
 * is no date that code can read whole is no limit: "by train", "before we sign".
 */
export const deadlineIn = (text: string, language: string): string | null => {
  const limits = datesIn(text, language).flatMap(({ at, end }) => {
    const [ahead, behind] = [text.slice(Math.max(0, at - reach), at), text.slice(end, end + reach)];
    const before = beforeIt.exec(ahead);
    const after = afterIt.exec(behind);
    if (!before && !after && !isToldBefore(ahead) && !isToldAfter(ahead, behind)) return [];
    return [
      { at, from: at - (before?.groups?.['part'] ?? '').length, to: end + (after?.groups?.['part'] ?? '').length },
    ];
  });
  const inOrder = limits.toSorted((a, b) => a.at - b.at);
  // A day says more than a month.
  const first = inOrder.find(({ at, to }) => /\p{Nd}/u.test(text.slice(at, to))) ?? inOrder[0];
  return first ? text.slice(first.from, first.to).trim() : null;
};
/** Characters that are looked at on either side of a date. */
const reach = 60;

const datesIn = (text: string, language: string): readonly Found[] =>
  longestFirst<Found>([
    ...datesInWords(text, language),
    ...eraDates(text, language),
    ...quartersIn(text),
    ...quartersAlone(text),
    ...monthsAlone(text, language),
    ...weekdaysIn(text, language),
    ...others.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ at: index, end: index + written.length })),
    ),
  ]);

const weekdaysIn = (text: string, language: string): readonly Found[] => {
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, i) => named.format(Date.UTC(2026, 10, 1 + i)));
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{M}])(?:${names.map((name) => RegExp.escape(name)).join('|')})(?![\\p{L}\\p{M}])`,
    'giu',
  );
  return [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ at: index, end: index + written.length }));
};

/** Between a word for a limit and a date: "by the end of March". */
const parts = [
  ...['end of(?: the)?', '(?:start|beginning|middle) of', 'mid-', 'early', 'late', 'next', 'this', 'coming'],
  ...['Ende(?: des)?', 'Anfang', 'Mitte', 'kommenden', 'nächsten'],
  ...['fin(?: de| du)?', 'début', 'mi-', 'fine(?: di)?', 'inizio', 'metà'],
  ...['(?:fin(?:al(?:es)?)?|principios|mediados)(?: del?)?', 'fim de', 'finais de'],
  ...['(?:نهاية|أواخر|أوائل|منتصف|بداية)(?: شهر)?', 'شهر', '(?:סוף|תחילת|אמצע)(?: חודש)?', 'конца', 'кінця', 'końca'],
];
const limitBefore = [
  ...['by', 'before', 'until', 'till', 'no later than', 'not later than'],
  ...['bis(?: spätestens)?(?: zum| zur)?', 'spätestens(?: am| bis)?(?: zum)?', 'vor(?: dem)?'],
  ...['avant', "d[’']ici(?: à)?", "jusqu[’'](?:au|à)", 'au plus tard'],
  ...['antes del?', 'hasta', 'a más tardar(?: el)?', 'até(?: ao?)?', 'antes d[eo]', 'entro', 'prima del?', 'fino al?'],
  ...[
    'до',
    'przed',
    'do',
    'uiterlijk',
    'vóór',
    'senast(?: den)?',
    'senest(?: den)?',
    'nejpozději(?: do)?',
    'până (?:la|pe)(?: data de)?',
  ],
  ...[
    '(?:έως|ως|μέχρι|πριν(?: από)?)(?: τις?| την| το)?',
    'sebelum(?: tanggal)?',
    'paling lambat(?: tanggal)?',
    '(?:hingga|sampai)(?: tanggal)?',
  ],
  ...[
    '(?:trước|đến|chậm nhất(?: là)?|muộn nhất(?: là)?)(?: hết)?(?: ngày)?',
    'تا',
    '(?:قبل|پیش) از',
    'kabla ya',
    'ifikapo',
    'hadi',
  ],
  ...['قبل', 'بحلول', 'حتى', 'עד', 'לפני'],
];
/** Scripts without spaces: the word may follow any letter. */
const limitBeforeUnspaced = ['(?:ภายใน|ก่อน)(?:วันที่)?'];
const article = "(?:the|le|la|les|l[’']|el|il|lo|den|dem|o)";
const beforeIt = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${limitBefore.join('|')})(?:\\s+${article}(?:\\s+|(?<=[’'])))?(?:\\s*(?:d[ií]a|giorno))?\\s*(?<part>(?<=\\s)(?:${parts.join('|')})\\s*)?(?<=[\\s-])|(?:${limitBeforeUnspaced.join('|')})\\s*)$`,
  'iu',
);
const afterIt =
  /^(?<part>末|底|中|上旬|中旬|下旬|\s+के\s+(?:अंत|आखिर))?(?:\s+(?:तक|से\s+पहले)|(?:[’'][\p{L}\p{M}]+)?(?:\s+tarihine)?\s+(?:kadar|dek)(?!\p{L})|[-‑]?\s?(?:এর|র)?\s?মধ্যে|(?:\s?-?க்குள்)|\s+(?:mennessä|asti)(?!\p{L})|[-‑]?ig(?!\p{L})|まで|迄|以前|之前|前|为止|為止|까지|\s?전(?!\p{L}))/u;

/** Dates in figures, and periods that have an end without a number: "the year". A year alone may be any number. */
const others = [
  dateInFigures,
  // 15.1. and Q1
  '(?<![\\p{Nd}.,])\\p{Nd}{1,2}\\.\\s?\\p{Nd}{1,2}\\.(?!\\p{Nd})|(?<![\\p{L}\\p{Nd}])Q[1-4](?![\\p{L}\\p{Nd}])',
  '(?<![\\p{Nd}年])(?:\\p{Nd}{4}\\s?年\\s?)?(?:1[0-2]|[1-9])\\s?月(?:\\s?\\p{Nd}{1,2}\\s?[日号號])?',
  '(?<=(?:end of|Ende|fin|finales de|fine|نهاية(?: عام)?|סוף(?: שנת)?) )(?:19|20)\\p{Nd}{2}(?!\\p{Nd}|[.,]\\p{Nd})',
  '(?<=end of (?:the )?)(?:this |next )?(?:week|month|quarter|year)(?!\\p{L})|(?<!\\p{L})(?:year|month)-end(?!\\p{L})',
  '(?<!\\p{L})(?:(?<=Ende )(?:(?:des|dieses|des kommenden|des nächsten|kommenden|nächsten) )?(?:Jahres|Monats|Quartals)|(?:Jahres|Monats|Quartals)ende)(?!\\p{L})',
  "(?<!\\p{L})fin (?:de l[’']année|d[’']année|du mois|du trimestre)(?!\\p{L})",
  '(?<!\\p{L})(?:fin|final) de(?:l)? (?:año|mes|trimestre)(?!\\p{L})|(?<!\\p{L})fine (?:anno|mese|trimestre)(?!\\p{L})',
  '(?<=نهاية )(?:هذا |هذه )?(?:العام|السنة|الشهر|الربع|الأسبوع)(?: (?:الحالي|الجاري|القادم|المقبل)ة?)?(?!\\p{L})',
  '(?<=סוף )(?:השנה|החודש|הרבעון|השבוע)(?: (?:הבאה?|הזה|הזאת|הנוכחית?))?(?!\\p{L})',
  '(?:(?:इस|अगले|चालू)\\s)?(?:साल|वर्ष|महीने|माह|तिमाही|सप्ताह)(?=\\sके\\s(?:अंत|आखिर)\\s)',
  '(?<!\\p{Nd})(?:[今来再本下明这這]{1,2}个?個?)?(?:年度|[年月週周季])[末底]|(?<!\\p{Nd})(?:年度|[年月週周季])末',
].map((source) => new RegExp(source, 'giu'));
