import { asciiDigits } from './digits.ts';
import { numbersInWords } from './numberWords.ts';

type Said = { readonly value: number; readonly unit: '%' | null };

/**
 * What a text says of parts and counts without writing the number: half, two thirds, one in five, 三分之一, 2割, a dozen, a year and a half, 2억 5천만. Each as
 * the numbers that somebody may write for it. Only sources are read so: a report is held to what it writes.
 */
export const fractionsInWords = (text: string): Said[] => {
  const plain = asciiDigits(text);
  return [
    ...parts.flatMap(({ words, part }) => (words.test(plain) ? shareOf(part) : [])),
    ...counts.flatMap(({ words, value }) => (words.test(plain) ? [{ value, unit: null }] : [])),
    ...readers.flatMap(({ pattern, read }) => [...plain.matchAll(pattern)].flatMap((match) => read(match))),
  ];
};

/** A share as percent, rounded as people round, and as a fraction. */
const shareOf = (part: number): Said[] => {
  const percent = part * 100;
  const rounded = new Set([percent, Math.round(percent), Math.floor(percent), to(percent, 1), to(percent, 2)]);
  return [...[...rounded].map((value) => ({ value, unit: '%' }) as const), { value: to(part, 2), unit: null }];
};
const to = (value: number, places: number): number => Number(value.toFixed(places));

const word = (...forms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{M}])`, 'iu');
const within = (...forms: readonly string[]): RegExp => new RegExp(forms.join('|'), 'u');

const parts: readonly { readonly words: RegExp; readonly part: number }[] = [
  {
    part: 1 / 2,
    words: word(
      'half|halves|halfway|(?:die |zur |der )?hälfte|halb\\p{L}*|moitié|demie?|mitad|medi[oa]s?|metade|mei[oa]|metà|mezz[oa]|helft|halve?|połow\\p{L}+|половин\\p{L}+|пол|yarı\\p{L}*|yarım|μισ\\p{L}+',
      '(?:ال)?نصف|نیم\\p{L}*|نصف|(?:ה?)?(?:חצי|מחצית)|आध\\p{L}*\\p{M}*|अर्ध|অর্ধেক|অর্ধ|பாதி|அரை|một nửa|nửa|setengah|separuh|nusu',
    ),
  },
  { part: 1 / 2, words: within('半数|半分|半額|一半|절반|반절|ครึ่ง') },
  {
    part: 1 / 3,
    words: word(
      '(?:a|one)[ -]third|ein(?:es)? drittel|drittel|(?:un|le) tiers|(?:un |el )?tercio|tercera parte|(?:um|o) terço|(?:un|il) terzo|een derde|jedna trzecia|(?:одна )?треть|третин\\p{L}+|üçte bir\\p{L}*|(?:ένα )?τρίτο',
      '(?:ال)?ثلث|یک ?سوم|שליש|एक तिहाई|তিন ভাগের এক ভাগ|এক[- ]?তৃতীয়াংশ|மூன்றில் ஒரு(?: பங்கு)?|một phần ba|sepertiga|theluthi',
    ),
  },
  {
    part: 2 / 3,
    words: word(
      'two[ -]thirds|zwei[ -]?drittel|(?:les )?deux tiers|dos tercios|dois terços|due terzi|twee ?derde|dwie trzecie|две трети|дві третини|üçte iki\\p{L}*|(?:τα )?δύο τρίτα',
      'ثلثا|ثلثين|ثلثي|دو ?سوم|שני שלישים|दो तिहाई|দুই[- ]?তৃতীয়াংশ|மூன்றில் இரண்டு(?: பங்கு)?|hai phần ba|dua pertiga',
    ),
  },
  {
    part: 1 / 4,
    words: word(
      '(?:a|one)[ -](?:quarter|fourth)|ein(?:es)? viertel|(?:un|le) quart|un cuarto|cuarta parte|um quarto|un quarto|een kwart|jedna czwarta|четверть|чверть|çeyrek|dörtte bir\\p{L}*|(?:ένα )?τέταρτο',
      '(?:ال)?ربع|یک ?چهارم|רבע|एक चौथाई|এক[- ]?চতুর্থাংশ|কোয়ার্টার|நான்கில் ஒரு(?: பங்கு)?|một phần tư|seperempat|robo',
    ),
  },
  {
    part: 3 / 4,
    words: word(
      'three[ -](?:quarters|fourths)|drei[ -]?viertel|(?:les )?trois quarts|tres cuart[oa]s(?: partes)?|três quartos|tre quarti|drie ?kwart|trzy czwarte|три четверти|три чверті|dörtte üç\\p{L}*|(?:τα )?τρία τέταρτα',
      'ثلاثة أرباع|سه ?چهارم|שלושה רבעים|तीन चौथाई|তিন[- ]?চতুর্থাংশ|நான்கில் மூன்று(?: பங்கு)?|ba phần tư|tiga perempat|robo tatu',
    ),
  },
  {
    part: 1 / 5,
    words: word(
      "(?:a|one)[ -]fifth|every fifth|ein fünftel|jede[rsn]? fünfte\\p{L}*|un cinquième|un quinto|quinta parte|um quinto|een vijfde|jedna piąta|co piąt\\p{L}+|кажд\\p{L}+ пят\\p{L}+|кож(?:ен|н\\p{L}+) п[’']ят\\p{L}+|пят\\p{L}+ часть|beşte bir\\p{L}*|(?:ένα )?πέμπτο",
      'خمس|یک ?پنجم|חמישית|हर पाँचव\\S*|एक पाँचवाँ|এক[- ]?পঞ্চমাংশ|ஐந்தில் ஒரு(?:வர)?\\S*|một phần năm|seperlima',
    ),
  },
];

const counts: readonly { readonly words: RegExp; readonly value: number }[] = [
  {
    value: 12,
    words: word(
      '(?:a|one|per|the) dozen|ein(?:em|es)? dutzend|dutzend|(?:une )?douzaine|(?:una )?docena|(?:uma )?dúzia|(?:una )?dozzina|(?:een )?dozijn|tuzin|дюжин\\p{L}+|düzine|ντουζίνα|दर्जन|ডজন|டஜன்|lusin|دزينة|دوجین|תריסר|dazeni',
    ),
  },
  {
    value: 1.5,
    words: word(
      'one and a half|(?:a|one) \\p{L}+ and a half|anderthalb\\p{L}*|eineinhalb\\p{L}*|une? \\p{L}+ et demie?|un[ao]? \\p{L}+ y medi[oa]|uma? \\p{L}+ e mei[oa]|un[ao]? \\p{L}+ e mezz[oa]|anderhal(?:f|ve)|półtor\\p{L}+|полтор\\p{L}+|півтор\\p{L}+|bir buçuk|ενάμισ\\p{L}+|μιάμιση',
      'سنة ونصف|عام ونصف|شهر ونصف|یک و نیم|(?:שנה|חודש) וחצי|डेढ़|দেড়|ஒன்றரை|một năm rưỡi|một tháng rưỡi|satu setengah',
    ),
  },
  { value: 2.5, words: word('zweieinhalb|два с половиной|ढाई|আড়াই|இரண்டரை|hai năm rưỡi|dua setengah') },
  ...(
    [
      ['डेढ़', 1.5],
      ['ढाई', 2.5],
      ['দেড়', 1.5],
      ['আড়াই', 2.5],
    ] as const
  ).flatMap(([half, times]) => [
    { value: times * 1e3, words: word(`${half} (?:हज़ार|हजार|হাজার)`) },
    { value: times * 1e5, words: word(`${half} (?:लाख|লাখ|লক্ষ)`) },
    { value: times * 1e7, words: word(`${half} (?:करोड़|কোটি)`) },
  ]),
];

const han = '〇零一二三四五六七八九十百';
const hanValue = (numeral: string): number =>
  /^\d/u.test(numeral) ? Number(numeral) : (numbersInWords(numeral, 'zh')[0]?.value ?? one(numeral));
const one = (numeral: string): number => '〇一二三四五六七八九十'.indexOf(numeral);
const isPart = (part: number): Said[] => (part > 0 && part < 1 ? shareOf(part) : []);

/** Small numbers as words of "one in five". */
const small: Readonly<Record<string, number>> = Object.fromEntries(
  [
    'two zwei deux dos due dois duas twee dwoje двух двох iki δύο اثنين دو שניים दो দুই இரண்டு hai dua สอง 두',
    'three drei trois tres tre três drie troje трёх трьох üç τρεις ثلاثة سه שלושה तीन তিন மூன்று ba tiga สาม 세',
    'four vier quatre cuatro quattro quatro czworo четырёх чотирьох dört τέσσερις أربعة چهار ארבעה चार চার நான்கு bốn empat สี่ 네',
    'five fünf cinq cinco cinque vijf pięciu пяти пʼяти beş πέντε خمسة پنج חמישה पाँच পাঁচ ஐந்து năm lima ห้า 다섯',
    'six sechs seis sei zes sześciu шести altı έξι ستة شش שישה छह ছয় ஆறு sáu enam หก 여섯',
    'seven sieben sept siete sette sete zeven siedmiu семи yedi επτά سبعة هفت שבעה सात সাত ஏழு bảy tujuh เจ็ด 일곱',
    'eight acht huit ocho otto oito ośmiu восьми sekiz οκτώ ثمانية هشت שמונה आठ আট எட்டு tám delapan แปด 여덟',
    'nine neun neuf nueve nove negen dziewięciu девяти dokuz εννέα تسعة نه תשעה नौ নয় ஒன்பது chín sembilan เก้า 아홉',
    'ten zehn dix diez dieci dez tien dziesięciu десяти on δέκα عشرة ده עשרה दस দশ பத்து mười sepuluh สิบ 열',
  ].flatMap((forms, i) => forms.split(' ').map((form) => [form, i + 2] as const)),
);
const sizeOf = (text: string): number => (/^\d/u.test(text) ? Number(text) : (small[text.toLowerCase()] ?? 0));
const inN = ({ 1: size = '' }: RegExpMatchArray): Said[] => isPart(1 / sizeOf(size));
const sizes = `\\d{1,3}|${Object.keys(small).join('|')}`;
const smallWord = `(${sizes})`;

const native: Readonly<Record<string, number>> = {
  열: 10,
  스물: 20,
  스무: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};
const nativeOnes = '한|두|세|네|다섯|여섯|일곱|여덟|아홉'.split('|');

const scales: Readonly<Record<string, number>> = {
  十: 10,
  십: 10,
  百: 100,
  백: 100,
  千: 1e3,
  천: 1e3,
  万: 1e4,
  萬: 1e4,
  만: 1e4,
  亿: 1e8,
  億: 1e8,
  억: 1e8,
  兆: 1e12,
  조: 1e12,
};
const scaleOf = (signs: string): number => signs.split('').reduce((value, sign) => value * (scales[sign] ?? 1), 1);
// From the beginning of a run of digits on, and no longer than a number is: else a long run is read from each of its digits.
const scaled = '(?<![\\d.,])([\\d.,]{1,20})\\s?([十百千십백천]?[万萬만亿億억兆조]|[十百千십백천])';
const eachScaled = new RegExp(scaled, 'gu');

const readers: readonly { readonly pattern: RegExp; readonly read: (match: RegExpMatchArray) => Said[] }[] = [
  {
    pattern: new RegExp(
      `(?<![\\p{L}\\p{M}\\d])(one|einer?|eine|jeder|une?|un[ao]?|uno|uma?|een|jeden|jedna|один|одна|ένας|μία|واحد|واحدة|یک|یکی|אחד|אחת|एक|একজন|ஒருவர்|một|satu|bir|${sizes}) (?:\\p{L}+ )?(?:in|out of(?: every)?|von|auf|sur|de cada|em cada|su|op(?: de)?|na|z|из|з|στους|στις|من كل|از هر|מתוך|में से|trên|dari|kişiden) ${smallWord}(?![\\p{L}\\p{M}\\d])`,
      'giu',
    ),
    read: ({ 1: some = '', 2: size = '' }) => isPart((sizeOf(some) || 1) / sizeOf(size)),
  },
  { pattern: /(\d{1,3})人(?:に|のうち)[1一]人/gu, read: inN },
  { pattern: new RegExp(`${smallWord} ?(?:명|곳|개) ?(?:중|가운데)(?:에)? (?:한|1) ?(?:명|곳|개)`, 'gu'), read: inN },
  { pattern: new RegExp(`หนึ่งใน${smallWord}`, 'gu'), read: inN },
  { pattern: new RegExp(`her ${smallWord} \\p{L}+ bir`, 'giu'), read: inN },
  {
    pattern: new RegExp(`(\\d{1,3}|[${han}]{1,3})(?:分之|分の)(\\d{1,3}|[${han}]{1,3})`, 'gu'),
    read: ({ 1: of = '', 2: share = '' }) =>
      of === '百' ? [{ value: hanValue(share), unit: '%' }] : isPart(hanValue(share) / hanValue(of)),
  },
  { pattern: /(\d{1,3})분의 ?(\d{1,3})/gu, read: ({ 1: of, 2: share }) => isPart(Number(share) / Number(of)) },
  {
    pattern: new RegExp(`(?<![\\d${han}])(\\d|[一二三四五六七八九])[割成]`, 'gu'),
    read: ({ 1: tenths = '' }) => isPart(hanValue(tenths) / 10),
  },
  {
    pattern: new RegExp(`(?<![\\d${han}])(\\d|[一二三四五六七八九])折`, 'gu'),
    read: ({ 1: tenths = '' }) => [...isPart(hanValue(tenths) / 10), ...isPart(1 - hanValue(tenths) / 10)],
  },
  {
    pattern: new RegExp(`(\\d{1,3}|[${han}]{1,3})(?:[個个か箇ヶ]?[年月小時时]|시간|년|개월)半`, 'gu'),
    read: ({ 1: whole = '' }) => [{ value: hanValue(whole) + 0.5, unit: null }],
  },
  { pattern: /(\d{1,3})(?:시간|년|개월) ?반/gu, read: ({ 1: whole }) => [{ value: Number(whole) + 0.5, unit: null }] },
  {
    pattern: new RegExp(`(?<!\\p{L})(${Object.keys(native).join('|')})(${nativeOnes.join('|')})?(?=\\s?\\p{L})`, 'gu'),
    read: ({ 1: tens = '', 2: ones = '' }) => [
      { value: (native[tens] ?? 0) + nativeOnes.indexOf(ones) + 1, unit: null },
    ],
  },
  {
    pattern: new RegExp(`(?:${scaled}\\s?){2,4}(\\d{1,4}(?![\\d.,]))?`, 'gu'),
    read: ([whole, , , rest = '']) => [
      {
        value: [...whole.matchAll(eachScaled)].reduce(
          (sum, { 1: digits = '', 2: signs = '' }) => sum + Number(digits.replaceAll(',', '')) * scaleOf(signs),
          Number(rest),
        ),
        unit: null,
      },
    ],
  },
  // A currency with its thousands: "12,5 k€".
  {
    pattern: /(?<![\d.,])(\d{1,12}(?:[.,]\d{1,2})?)\s?k\s?[€$£]/gu,
    read: ({ 1: thousands = '' }) => [{ value: to(Number(thousands.replace(',', '.')) * 1e3, 2), unit: null }],
  },
];
