/** A unit of time, with how many of them another one holds where that is the same always. */
export type TimeUnit = 'year' | 'quarter' | 'month' | 'week' | 'day' | 'hour' | 'minute';

const inMonths: Partial<Record<TimeUnit, number>> = { year: 12, quarter: 3, month: 1 };
const inMinutes: Partial<Record<TimeUnit, number>> = { week: 10_080, day: 1440, hour: 60, minute: 1 };

/** How many of the second unit one of the first is; null where months and days would be told by each other. */
export const timesOf = (one: TimeUnit, other: TimeUnit): number | null => {
  const scale = [inMonths, inMinutes].find((each) => each[one] !== undefined && each[other] !== undefined);
  return scale ? (scale[one] ?? 1) / (scale[other] ?? 1) : null;
};

/** A time in each other unit that it can be told by. */
export const inOtherTimes = (value: number, unit: TimeUnit): number[] =>
  [inMonths, inMinutes].flatMap((scale) => {
    const own = scale[unit];
    return own === undefined ? [] : Object.values(scale).map((other) => (value * own) / other);
  });

/** The longest of the words that stand right behind a number is taken: 个月 before 月. */
export const timeUnitAt = (rest: string): TimeUnit | null => timeAt(rest)?.unit ?? null;

/** With the length of the words, and of the space before them. */
export const timeAt = (rest: string): { readonly unit: TimeUnit; readonly length: number } | null => {
  // "48 de luni".
  const of = /^[ \u00A0]de(?=[ \u00A0](?:an|lun|zile|ore|min|săpt))/u.exec(rest)?.[0].length ?? 0;
  const named = rest.slice(of);
  const found = words.flatMap(({ unit, pattern }) => {
    const hit = pattern.exec(named)?.[0];
    return hit === undefined ? [] : [{ unit, length: of + hit.length }];
  });
  return found.toSorted((a, b) => b.length - a.length)[0] ?? null;
};

/** What an amount is said to be for each of: "€ a month", "kr om året", "/kk", "per seat per month", "/m²/Monat". */
export const periodAt = (text: string, end: number): TimeUnit | null => {
  const rest = text.slice(end, end + 48);
  return (
    periodIn(rest) ??
    periodIn(
      rest.replace(
        /^ (?:\p{Lu}\p{L}{2,24}(?= )|(?:of|de|di|van) \p{L}{2,24}(?= )|d[’']\p{L}{2,24}(?= )|\p{L}{2,24}(?=\s?\/))/u,
        '',
      ),
    ) ??
    periodBehind(eachElse.exec(rest)?.groups)
  );
};
/** Behind what else it is for each of: the month of "per seat per month" and of "pro Platz und Monat". */
const periodBehind = ({ and = '', behind = '' }: Readonly<Record<string, string>> = {}): TimeUnit | null =>
  periodIn(behind) ?? (and === '' ? null : timeUnitAt(behind));
const eachElse =
  /^\s?(?:\/\s?|(?:per|pro|par|por|pr\.?|je|an?|each|every|le|la|il|al|alla|à la|the|for|für|na|za|za każd\p{L}+|за|на|в|pe|în|ανά|τον|την|το|mỗi|setiap|cada|ogni|chaque|jede[nrs]?|elke?|varje|hver)\s)[\p{L}\p{M}.]{1,24}[²³]?(?:\s(?!(?:and|und|et|y|en|og|och|ja|și|és|και|dan|ve)\s)(?=\p{L}{5})\p{L}{5,14})?(?<and>\s(?:and|und|et|y|e|en|og|och|i|ja|a|și|és|και|и|та|dan|và|ve)(?=\s))?(?<behind>(?:\/|\s).*)$/isu;
const periodIn = (rest: string): TimeUnit | null => {
  const adverb = adverbs.find(({ words }) => words.test(rest));
  if (adverb) return adverb.unit;
  const length = perEach.exec(rest)?.[0].length;
  if (length !== undefined && quarters.test(rest.slice(length))) return 'quarter';
  return length === undefined || ofOneYear.test(rest) ? null : timeUnitAt(` ${rest.slice(length, length + 24)}`);
};
const perEach =
  /^\s?(?:\/\s?|(?:(?:for|für|pour|para|per|dla|за|untuk|cho|voor|för|for hver)\s)?(?:per|pro|par|al|an?|each|every|im|in der|am|je|por|ao|à|om|i|pr\.?|na|w|za|в|на|în|pe|ανά|τον|την|το|mỗi|một|setiap|في|در|प्रति|প্রতি|a la|à la|alla|por la|a cada|cada|ogni|chaque|jede[nrs]?|elke?|varje|hver|každ\p{L}+|кажд\p{L}+|κάθε|her|هر|كل|kwa|हर|প্রতি)\s|ต่อ|每|[לב](?=\p{Script=Hebrew})|all?['’]|l['’])/iu;
const quarters =
  /^(?:quarter|Quartal|trimestr|kwartaal|kwarta[łl]|квартал|čtvrtlet|kvart[aá]l|neljännesvuo|negyedév|τρίμην|çeyrek|ربع|فصل|רבעון|तिमाही|ত্রৈমাসিক|காலாண்ட|kuartal|triwulan|quý|ไตรมาส|四半期|季度?|분기|robo mwaka)(?!\p{L}* \p{Nd})/iu;
/** Of one year or day: "im Jahr 2026", and "i dag" and "i år", which are today and this year. */
const ofOneYear = /^\s(?:\p{L}+\s\p{L}+\s\p{Nd}{4}|i (?:dag|år)(?!\p{L}))/u;

/** Of what time it is a number where the unit stands before it: "miezi 5". */
export const timeBefore = (text: string, at: number): TimeUnit | null =>
  swahili.find(({ words }) => words.test(text.slice(Math.max(0, at - 12), at)))?.unit ?? null;
const swahili = (
  [
    ['year', 'mwaka|miaka'],
    ['month', 'mwezi|miezi'],
    ['week', 'wiki'],
    ['day', 'siku'],
    ['hour', 'saa|masaa'],
    ['minute', 'dakika'],
  ] as const
).map(([unit, words]) => ({ unit, words: new RegExp(`(?<!\\p{L})(?:${words})[ \\u00A0]$`, 'iu') }));

/** Whether a text names a unit of time anywhere, by a noun or by a word for how often. */
export const namesTime = (text: string, unit: TimeUnit): boolean =>
  periodsIn(text).includes(unit) ||
  [...text.matchAll(/(?<![\p{L}\p{M}](?<![\u0E00-\u0E7F\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF]))\p{L}/gu)].some(
    ({ index }) => timeUnitAt(text.slice(index, index + 24)) === unit,
  );

/** What an amount is said to be for each of before it: 毎月5万円, 年に3%, 每周亏损8万元, 월 300만 원, yılda 5 milyon. */
export const periodBefore = (text: string, at: number): TimeUnit | null => {
  const before = text.slice(Math.max(0, at - 24), at);
  const word = eastAsianPeriod.exec(before)?.groups ?? {};
  const sign = word['each'] ?? word['alone'] ?? word['korean'];
  if (sign !== undefined) return periodSigns[sign] ?? null;
  return leading.find(({ words }) => words.test(before))?.unit ?? null;
};
const periodSigns: Readonly<Record<string, TimeUnit>> = {
  ...{ 年: 'year', 月: 'month', 周: 'week', 週: 'week', 日: 'day', 天: 'day' },
  ...{ 연: 'year', 년: 'year', 월: 'month', 달: 'month', 주: 'week', 일: 'day', 루: 'day' },
};
/** "Each" may have a few signs between it and the number; 年 and 月 alone are of a date unless a particle or mark is before them. */
const eastAsianPeriod =
  /(?:[每毎][个個]?(?<each>[年月周週日天])[\p{Script=Han}\p{Script=Hiragana}]{0,6}|(?:(?<![\p{L}\p{Nd}])|(?<=[はがのをにでも])|(?<=[率款金])|(?=.[息利]))(?<alone>[年月週日])(?:間|额|額|に|々|息|利率)?(?:約|约)?|(?<!\p{L})(?:매|하)?(?<korean>[연년월달주일루])(?:간|당|에)?\s?(?:약\s)?)[¥￥₩$€]?$/u;

/** Adverbs and adjectives behind an amount or, in Turkish and Thai, before it. */
const adverbWords: readonly (readonly [unit: TimeUnit, words: string])[] = [
  [
    'year',
    'annually|yearly|a year|p\\.? ?a\\.?|jährlich|annuel\\p{L}*|anual\\p{L}*|anuais|annu[aoi]l?[ei]?|jaarlijks|årlig\\p{L}*|vuodessa|vuosittain|rocznie|ročně|évente|ежегодно|годовых|річних|щороку|щорічно|ετησίως|yıllık|سنوي\\p{M}*ا\\p{M}*|سالانه|שנתי\\p{L}*|सालाना|वार्षिक|বছরে|ஆண்டுக்கு|setahun|hằng năm|ปีละ',
  ],
  [
    'quarter',
    'quarterly|vierteljährlich\\p{L}*|quartalsweise|trimestriel\\p{L}*|trimestra[li]\\p{L}*|per kwartaal|kvartalsvis|kwartalnie|čtvrtletně|negyedévente|ежеквартально|щоквартально|ανά τρίμηνο|üç aylık|فصلي\\p{M}*|فصلی|רבעוני\\p{L}*|त्रैमासिक',
  ],
  [
    'month',
    'monthly|p\\.?c\\.?m\\.?|monatlich|mtl\\.?|mensue\\p{L}*|mensual\\p{L}*|mensa[il]\\p{L}*|mensil[ei]|maandelijks|månatlig\\p{L}*|månedlig\\p{L}*|kuukaudessa|kuussa|miesięcznie|měsíčně|havonta|lunar|ежемесячно|щомісяц\\p{L}*|щомісячно|μηνιαίως|aylık|شهري\\p{M}*ا\\p{M}*|ماهانه|ماهیانه|חודשי\\p{L}*|मासिक|মাসে|மாதத்திற்கு|sebulan|hằng tháng|เดือนละ',
  ],
  [
    'week',
    'weekly|wöchentlich|hebdomadaire\\p{L}*|semana(?:l|is|les)|settimanal[ei]|wekelijks|veckovis|ugentlig\\p{L}*|ukentlig\\p{L}*|viikossa|tygodniowo|týdně|hetente|săptămânal|еженедельно|щотижня|εβδομαδιαίως|haftalık|أسبوعي\\p{M}*ا\\p{M}*|هفتگی|שבועי\\p{L}*|साप्ताहिक|সপ্তাহে|வாரத்திற்கு|seminggu|สัปดาห์ละ',
  ],
  [
    'day',
    'daily|täglich|quotidien\\p{L}*|diari[oa]s?|giornalier\\p{L}*|dagelijks|daglig\\p{L}*|päivässä|dziennie|denně|naponta|zilnic|ежедневно|щодня|ημερησίως|günlük|يومي\\p{M}*ا\\p{M}*|روزانه|יומי\\p{L}*|दैनिक|দিনে|நாளைக்கு|sehari|วันละ',
  ],
];
const adverbs = adverbWords.map(([unit, words]) => ({
  unit,
  words: new RegExp(`^[ \\u00A0]?(?:${words})(?![\\p{L}\\p{M}])`, 'iu'),
}));
/** Whether such an adverb stands right behind a number: "180 daily". */
export const isAdverbAt = (rest: string): boolean => adverbs.some(({ words: adverb }) => adverb.test(rest));
/** How often, wherever a text says so by a word of its own: monthly, jährlich, 毎月. */
export const periodsIn = (text: string): TimeUnit[] => [
  ...anywhere.flatMap(({ unit, words }) => (words.test(text) ? [unit] : [])),
  ...[
    ...text.matchAll(
      /[每毎按][个個]?([年月周週日天])|매([년월달주일])|(?<=(?:au|à l['’]|al|all['’]|pro|per|por|by the) ?)(\p{L}{3,})/gu,
    ),
  ].flatMap(({ 1: east, 2: korean, 3: word }) =>
    word === undefined ? (periodSigns[east ?? korean ?? ''] ?? []) : (timeUnitAt(` ${word}`) ?? []),
  ),
];
const anywhere = adverbWords.map(([unit, words]) => ({
  unit,
  words: new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu'),
}));
const leading = (
  [
    ['year', 'yılda|yıllık|ปีละ|साल में|প্রতি বছর|ஆண்டுக்கு'],
    ['month', 'ayda|aylık|เดือนละ|महीने में|মাসে|மாதத்திற்கு'],
    ['week', 'haftada|haftalık|สัปดาห์ละ'],
    ['day', 'günde|günlük|วันละ'],
  ] as const
).map(([unit, words]) => ({
  unit,
  words: new RegExp(`(?<![\\p{L}\\p{M}](?<![฀-๿]))(?:${words})[ \\u00A0]?[₺฿%₹৳]?$`, 'iu'),
}));

/** The unit of time that follows after a few other words: "5 more years", "5 bis 7 Jahre". */
export const timeUnitSoon = (rest: string): TimeUnit | null => {
  // Another number in between is of something else, but for the end of a range.
  const clause = /^(?:\s?(?:\p{L}{1,3}\s)?[-–]?\p{Nd}+)?[^\p{Nd}.,;:!?।。、，()\n]{0,30}/u.exec(rest)?.[0] ?? '';
  const places = [...clause.matchAll(/\s|(?<=^.{1,3})(?=[\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF])/gu)];
  return (
    places
      .slice(0, 4)
      .map(({ index }) => timeUnitAt(rest.slice(index, index + 24)))
      .find(Boolean) ?? null
  );
};

/** In the languages of the reports, in the forms that follow a number. */
const words = (
  [
    [
      'year',
      'years?|yrs?|Jahr\\p{L}*|jährig\\p{L}*|jaar|jaren|år(?:en|et|s|lig\\p{L}*)?|vuo(?:si|tta|den|deksi|dessa|tena|sina)|rok[uyů]?|roce|let(?:ech)?|év\\p{L}*|anul|ani(?:i|lor)?|ans?|années?|años?|anos?|ann[oi]|lat(?:a|ach|ami|om)?|rok(?:u)?|год\\p{L}{0,2}|лет|рок(?:и|ів|у|ах|ами|ам)|χρόνια|έτη|έτος|έτ\\p{L}{1,3}|ετών|χρόν\\p{L}+|yıl\\p{L}*|sene|tahun|năm|ปี|か?年間?|년|साल|वर्ष|বছর|ஆண்டு\\p{L}*|வருட\\p{L}*|سنة|سنوات|سنين|أعوام|عام[ًا]*|سال\\p{L}*|שנים|שנה|mwaka|miaka',
    ],
    [
      'month',
      'months?|mths?\\.?|mos\\.?|Monat\\p{L}*|mån(?:ad(?:er)?)?\\.?|måned(?:e[nr])?s?|månad(?:en|er)?s?|mdr\\.?|kuukau\\p{L}*|kk|měsíc\\p{L}*|hónap\\p{L}*|lun[iă]\\p{L}*|maand(?:en)?|mois|mes(?:es)?|mês|mes[ei]|miesi\\p{L}+|месяц\\p{L}*|місяц\\p{L}*|μήνες|μήνα[ςs]?|[μΜ][ήη]ν\\p{L}+|ay(?:a|da|dan|lık|l[ıi]\\p{L}+|lar\\p{L}*)?|bulan|tháng|เดือน|[かヶカ箇个個]月間?|月|개월|달|महीन\\p{L}*|माह|মাস|மாத\\p{L}*|شهر[ًا]*|أشهر|شهور|ماه\\p{L}*|חודשים|חודש|חודשי|mwezi|miezi',
    ],
    [
      'week',
      'weeks?|wks?\\.?|Woche\\p{L}*|vecko?r?|veckan|vecka|ug(?:e|er|en|es|ers|erne|ernes)|uk(?:e|er|en|a)|viik\\p{L}*|týd\\p{L}*|h[eé]t(?:e[ns]?|et|ig)?|săptămân\\p{L}*|we(?:ek|ken)|semaines?|semanas?|settiman[ae]|tydzie\\p{L}+|tygod\\p{L}+|недел\\p{L}+|тижн\\p{L}+|εβδομάδ\\p{L}+|hafta\\p{L}*|minggu|pekan|tuần|สัปดาห์|週間?|[个個]?(?:星期|周)|주|सप्ताह|हफ़्त\\p{L}*|সপ্তাহ|வார\\p{L}*|أسبوع[ًا]*|أسابيع|هفته|שבועות|שבוע|wiki',
    ],
    [
      'day',
      'days?|Tag(?:e[ns]?)?|(?!Mon|Sabo|Repor|Kolpor)\\p{L}{3,}tage[ns]?|(?:\\p{L}{3,})?dagen|(?:\\p{L}{3,})?dagar|dag(?:er|e|es|ene|enes)?|(?:\\p{L}{3,})dag(?:er|e)|päiv\\p{L}*|dny|dní|dnů|dnech|nap(?:os|on|ot|ja|ig)?|zile?(?:lor)?|jours?|días?|dias?|giorn[oi]|dni(?:ach|ami|om|a|u)?|dzień|дн(?:ей|я|і|ів|ях|ями|ям)|день|ημέρες|μέρες|ημ[έε]ρ\\p{L}*|gün\\p{L}*|hari|ngày|วัน|日間|天|일|दिन|দিন|நாள்|நாட்கள்|يوم[ًا]*|أيام|روز|ימים|יום|siku',
    ],
    [
      'hour',
      'hours?|hrs?|Stunden?|(?:\\p{L}{3,})?stunden|(?:\\p{L}{3,})?timm(?:e|ar)|tim\\.?(?=[ /]|$)|(?:\\p{L}{3,})?timer|time|(?:\\p{L}{3,})?uren|tun(?:ti|tia|nin|nissa)|hodin\\p{L}*|ór[aá]\\p{L}*|or[eă]|uur|uren|heures?|horas?|or[ae]|godzin\\p{L}*|час(?:ов|а)?|годин\\p{L}*|ώρες|ώρα|ώρ\\p{L}*|saat\\p{L}*|jam|giờ|ชั่วโมง|時間|[个個]?小[时時]|시간|घंट\\p{L}*|ঘণ্টা|மணி நேர\\p{L}*|ساعات|ساعة|ساعت|שעות|שעה|masaa',
    ],
    [
      'minute',
      'min(?:ute)?s?|Minuten?|minuten|minuut\\p{L}*|perc\\p{L}*|minut[oi]s?|minut\\p{L}*|минут\\p{L}*|хвилин\\p{L}*|λεπτά|dakika|menit|phút|นาที|分鐘|分钟|分間|분|मिनट|মিনিট|நிமிட\\p{L}*|دقائق|دقيقة|دقیقه|דקות',
    ],
  ] as const
).map(([unit, forms]) => ({
  unit,
  pattern: new RegExp(
    `^(?:[ \\u00A0\\u202F\\u2009]|-|‑)?(?:${forms})(?![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`,
    'iu',
  ),
}));
