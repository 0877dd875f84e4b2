import { dateInFigures } from '../protocol/text/numbers/dates/datesInFigures.ts';
import { datesInWords } from '../protocol/text/numbers/dates/datesInWords.ts';
import { eraDates } from '../protocol/text/numbers/dates/eras.ts';
import { monthsAlone } from '../protocol/text/numbers/dates/monthsAlone.ts';
import { quartersAlone, quartersIn } from '../protocol/text/numbers/dates/quarters.ts';
import { namedIn } from '../protocol/text/options/namedIn.ts';
import { longestFirst } from '../protocol/text/numbers/words/longestFirst.ts';
import { weekdaysIn as daysNamedIn } from '../protocol/text/numbers/dates/weekdays.ts';
import { comparable, pieces, wholeWords } from '../protocol/text/text.ts';
import { isToldAfter, isToldBefore } from './deadlinesTold.ts';
import { asksForAnswer, saysGoal } from './goalsAndAnswers.ts';

/** A date, and where what belongs to it begins: its day of the week. */
type Found = { readonly at: number; readonly end: number; readonly from?: number };

/**
 * The date that the text (in this language, BCP 47) sets as a limit, as it writes it: "by 15 March", "d'ici fin mars", 来月末まで. What
 * is no date that code can read whole is no limit: "by train", "before we sign". The first of those that an answer is asked by comes before others, and
 * the date of a goal is none.
 */
export const deadlineIn = (text: string, language: string): string | null => {
  const limits = datesIn(text, language).flatMap(({ at, end, from = at }) => {
    const [ahead, behind] = [text.slice(Math.max(0, from - reach), from), text.slice(end, end + reach)];
    const before = beforeIt.exec(ahead);
    const after = afterIt.exec(behind);
    if (!before && !after && !isToldBefore(ahead) && !isToldAfter(ahead, behind)) return [];
    return [
      { at, from: at - (before?.groups?.['part'] ?? '').length, to: end + (after?.groups?.['part'] ?? '').length },
    ];
  });
  const stretches = stretchesOf(text, language);
  const options = limits.length === 0 ? [] : namedIn(text);
  const sentenceAround = (at: number, to: number): string =>
    stretches.flatMap((one) => (one.at < to && one.at + one.text.length > at ? [one.text] : [])).join('');
  // "Hire nobody until Q3": how long an option lasts.
  const isOfOption = (date: string, sentence: string): boolean =>
    options.some(
      (option) =>
        [option.title, option.text].some((one) => one.includes(date)) &&
        comparable(sentence).includes(comparable(option.title)),
    );
  const inOrder = limits
    .toSorted((a, b) => a.at - b.at)
    .flatMap((limit) => {
      const sentence = sentenceAround(limit.at, limit.to);
      return saysGoal(sentence) || isOfOption(text.slice(limit.at, limit.to), sentence)
        ? []
        : [{ ...limit, isAsked: asksForAnswer(sentence) }];
    });
  const asked = inOrder.filter(({ isAsked }) => isAsked);
  const all = asked.length > 0 ? asked : inOrder;
  // A day says more than a month.
  const first = all.find(({ at, to }) => /\p{Nd}/u.test(text.slice(at, to))) ?? all[0];
  return first ? text.slice(first.from, first.to).trim() : null;
};

/** The sentences of a text with their places. Thai sets its clauses apart with spaces, and ends no sentence. */
const stretchesOf = (text: string, language: string): readonly { readonly at: number; readonly text: string }[] => {
  let at = 0;
  return text.split(/(?<=\n|[;；] )|(?<=\p{Script=Thai}) (?=\p{Script=Thai})/u).flatMap((line) =>
    pieces(line, language).map((piece) => {
      at = text.indexOf(piece, at) + piece.length;
      return { at: at - piece.length, text: piece };
    }),
  );
};

/** Characters that are looked at on either side of a date. */
const reach = 60;

const datesIn = (text: string, language: string): readonly Found[] => {
  const found = allDatesIn(text, language);
  const ofDays = new Set<Found>();
  const days = weekdaysIn(text, language);
  const whole = found.map((date) => {
    const day = days.find(({ at, end }) => at < date.at && end <= date.at && besideDay.test(text.slice(end, date.at)));
    if (day) ofDays.add(day);
    return { ...date, from: day?.at ?? beginOf(text, date.at, language) };
  });
  return [
    ...whole,
    ...days.filter((day) => !ofDays.has(day) && !whole.some(({ at, end }) => day.at < end && day.end > at)),
  ];
};
/** Between a day of the week and its date: "Friday, the". */
const besideDay = /^(?:[,، ]\s?)?(?:\p{L}{1,4}\s)?$/u;

/** Where a date begins whose day of the week is in another form than dictionaries have: "до пятницы, 15 января". */
const beginOf = (text: string, at: number, language: string): number => {
  const ahead = text.slice(Math.max(0, at - reach), at);
  const [whole = '', day = ''] =
    /(วัน(?:(?!วัน)[\p{L}\p{M}]){2,12}ที่) $/u.exec(ahead) ?? /([\p{L}\p{M}’']+)[,،]? (?:\p{L}{1,4} )?$/u.exec(ahead) ?? [];
  return daysNamedIn(day, language).size > 0 ? at - whole.length : at;
};

const allDatesIn = (text: string, language: string): readonly Found[] =>
  longestFirst<Found>([
    ...datesInWords(text, language),
    ...eraDates(text, language),
    ...quartersIn(text),
    ...quartersAlone(text),
    ...monthsAlone(text, language),
    ...others.flatMap((pattern) =>
      [...text.matchAll(pattern)].map(({ 0: written, index }) => ({ at: index, end: index + written.length })),
    ),
  ]);

const weekdaysIn = (text: string, language: string): readonly Found[] => {
  const named = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
  const names = Array.from({ length: 7 }, (_, i) => named.format(Date.UTC(2026, 10, 1 + i)));
  const pattern = new RegExp(wholeWords(names.map((name) => RegExp.escape(name))), 'giu');
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
  ...[
    'antes del?',
    'hasta',
    'a más tardar(?: el)?',
    'até(?: ao?)?',
    'antes d[eo]',
    'entro(?: e non oltre)?',
    'prima del?',
    'fino al?',
  ],
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
  // "At the latest", without "by".
  ...[
    'en geç',
    'at the latest',
    'o mais tardar(?: em| a)?',
    'al più tardi',
    'non oltre',
    'ten laatste',
    'op zijn laatst',
  ],
  ...['najpóźniej(?: do)?', 'не позднее', 'не позже', 'самое позднее', 'не пізніше(?: ніж)?', 'щонайпізніше'],
  ...[
    'το αργότερο(?: έως| μέχρι| ως)?(?: στις| τις)?',
    'viimeistään',
    'legkésőbb',
    'cel târziu(?: pe)?',
    'uiterlijk(?: op)?',
  ],
  ...[
    '(?:في )?(?:موعد|أجل) أقصاه',
    'על אבعד تقدير',
    'לא יאוחר מ-?',
    'לכל המאוחר(?: ב-?)?',
    'حداکثر(?: تا)?',
    'kabla ya tarehe',
  ],
  ...['قبل', 'بحلول', 'حتى', 'עד', 'לפני'],
];
/** Scripts without spaces: the word may follow any letter. */
const limitBeforeUnspaced = ['(?:ภายใน|ก่อน|อย่างช้า|ไม่เกิน)(?:วันที่)?', '遅くとも', '最[迟遲晚]', '至[迟遲]', '늦어도\\s?'];
/** A time of the day before it: "by close of business on", "bis 12 Uhr am". */
const times = [
  'close(?: of (?:business|play))?|cob|eod|(?:the )?end of (?:the )?(?:business |working )?day|noon|midday|midnight',
  'Geschäftsschluss|Büroschluss|Dienstschluss|mittags?|la clôture|midi|(?:el )?cierre(?: del día)?|mediodía|(?:o )?fim do dia|(?:o )?meio-dia|(?:la )?fine della giornata|mezzogiorno|sluitingstijd|конца дня|кінця дня|końca dnia',
  '(?:\\p{L}{1,5}\\s)?\\p{Nd}{1,2}(?:[:.h]\\p{Nd}{2})?\\s?(?:[ap]\\.?m\\.?|Uhr|h(?:eures)?|uur|klo)?',
];
const onDay = '(?:on|am|vom|le|du|el|del|do|de|dia|del(?= )|op|van|den|dnia)';
const article = "(?:the|le|la|les|l[’']|el|il|lo|den|dem|o)";
const beforeIt = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])(?:${limitBefore.join('|')})(?:\\s+(?:${times.join('|')}),?(?:\\s${onDay})?(?=\\s))?(?:\\s+${article}(?:\\s+|(?<=[’'])))?(?:\\s*(?:d[ií]a|giorno|يوم))?\\s*(?<part>(?<=\\s)(?:${parts.join('|')})\\s*)?(?<=[\\s’'-])|(?:${limitBeforeUnspaced.join('|')})\\s*)$`,
  'iu',
);
/** Its day of the week, and what is held on it: （金）の取締役会まで. */
const beside =
  '(?:\\s?[（(](?:周|週|星期)?[\\p{L}\\p{M}]{1,12}[）)])?(?:の[\\p{Script=Han}\\p{Script=Katakana}ー]{1,12}(?=まで)|的?\\p{Script=Han}{0,6}[会會议議](?=之前|以前|前)|\\s\\p{Script=Hangul}{1,10}(?=\\s?(?:전|까지))|\\s(?:की|के)\\s[\\p{L}\\p{M}]+(?=\\s(?:तक|से)))?';
const afterIt = new RegExp(
  `^(?<part>末|底|中|上旬|中旬|下旬|\\s+के\\s+(?:अंत|आखिर))?${beside}(?:\\s+(?:तक|से\\s+पहले)|(?:[’'][\\p{L}\\p{M}]+)?(?:\\s+tarihine|\\s\\p{L}+ gün\\p{L}+)?\\s+(?:kadar|dek)(?!\\p{L})|[-‑]?\\s?(?:এর|র)?\\s?মধ্যে|(?:\\s?-?க்குள்)|\\s+(?:mennessä|asti)(?!\\p{L})|[-‑]?ig(?!\\p{L})|まで|迄|以前|之前|前|为止|為止|까지|\\s?전(?:까지|(?!\\p{L})))`,
  'u',
);

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
