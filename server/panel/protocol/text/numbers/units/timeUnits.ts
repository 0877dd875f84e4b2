/** A unit of time, with how many of them another one holds where that is the same always. */
export type TimeUnit = 'year' | 'month' | 'week' | 'day' | 'hour' | 'minute';

const inMonths: Partial<Record<TimeUnit, number>> = { year: 12, month: 1 };
const inMinutes: Partial<Record<TimeUnit, number>> = { week: 10_080, day: 1440, hour: 60, minute: 1 };

/** How many of the second unit one of the first is; null where months and days would be told by each other. */
export const timesOf = (one: TimeUnit, other: TimeUnit): number | null => {
  const scale = [inMonths, inMinutes].find((each) => each[one] !== undefined && each[other] !== undefined);
  return scale ? (scale[one] ?? 1) / (scale[other] ?? 1) : null;
};

/** The longest of the words that stand right behind a number is taken: 个月 before 月. */
export const timeUnitAt = (rest: string): TimeUnit | null => {
  const found = words.flatMap(({ unit, pattern }) => {
    const hit = pattern.exec(rest)?.[0];
    return hit === undefined ? [] : [{ unit, length: hit.length }];
  });
  return found.toSorted((a, b) => b.length - a.length)[0]?.unit ?? null;
};

/** In the languages of the reports, in the forms that follow a number. */
const words = (
  [
    [
      'year',
      'years?|yrs?|Jahr\\p{L}*|jaar|jaren|ans?|années?|años?|anos?|ann[oi]|lat[a]?|rok(?:u)?|год\\p{L}{0,2}|лет|рок(?:и|ів|у)|χρόνια|έτη|έτος|yıl\\p{L}*|sene|tahun|năm|ปี|か?年間?|년|साल|वर्ष|বছর|ஆண்டு\\p{L}*|வருட\\p{L}*|سنة|سنوات|سنين|أعوام|عام[ًا]*|سال|שנים|שנה',
    ],
    [
      'month',
      'months?|Monat\\p{L}*|maand(?:en)?|mois|mes(?:es)?|mês|mes[ei]|miesi\\p{L}+|месяц\\p{L}*|місяц\\p{L}*|μήνες|μήνα[ςs]?|ay|bulan|tháng|เดือน|[かヶカ箇个個]月間?|月|개월|달|महीन\\p{L}*|माह|মাস|மாத\\p{L}*|شهر[ًا]*|أشهر|شهور|ماه|חודשים|חודש',
    ],
    [
      'week',
      'weeks?|Woche\\p{L}*|we(?:ek|ken)|semaines?|semanas?|settiman[ae]|tydzie\\p{L}+|tygod\\p{L}+|недел\\p{L}+|тижн\\p{L}+|εβδομάδ\\p{L}+|hafta|minggu|pekan|tuần|สัปดาห์|週間?|[个個]?(?:星期|周)|주|सप्ताह|हफ़्त\\p{L}*|সপ্তাহ|வார\\p{L}*|أسبوع[ًا]*|أسابيع|هفته|שבועות|שבוע',
    ],
    [
      'day',
      'days?|Tag(?:e[ns]?)?|dag(?:en)?|jours?|días?|dias?|giorn[oi]|dni|dzień|дн(?:ей|я|і|ів)|день|ημέρες|μέρες|gün|hari|ngày|วัน|日間|天|일|दिन|দিন|நாள்|நாட்கள்|يوم[ًا]*|أيام|روز|ימים|יום',
    ],
    [
      'hour',
      'hours?|hrs?|Stunden?|uur|uren|heures?|horas?|or[ae]|godzin\\p{L}*|час(?:ов|а)?|годин\\p{L}*|ώρες|ώρα|saat|jam|giờ|ชั่วโมง|時間|[个個]?小[时時]|시간|घंट\\p{L}*|ঘণ্টা|மணி நேர\\p{L}*|ساعات|ساعة|ساعت|שעות|שעה',
    ],
    [
      'minute',
      'min(?:ute)?s?|Minuten?|minuten|minut[oi]s?|minut\\p{L}*|минут\\p{L}*|хвилин\\p{L}*|λεπτά|dakika|menit|phút|นาที|分鐘|分钟|分間|분|मिनट|মিনিট|நிமிட\\p{L}*|دقائق|دقيقة|دقیقه|דקות',
    ],
  ] as const
).map(([unit, forms]) => ({
  unit,
  pattern: new RegExp(
    `^(?:[ \\u00A0\\u202F\\u2009]|-|‑)?(?:${forms})(?![\\p{L}\\p{M}](?<![぀-ヿ㐀-鿿가-힯฀-๿\\p{M}]))`,
    'iu',
  ),
}));
