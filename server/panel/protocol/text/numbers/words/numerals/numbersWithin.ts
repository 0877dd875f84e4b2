import type { TimeUnit } from '../../units/timeUnits.ts';

/** A number that is the first part of a word, with the time that the rest of it says: "Viertagewoche", "vijfdaags", "трёхэтажный". */
type Within = { readonly at: number; readonly end: number; readonly value: number; readonly time: TimeUnit | null };

export const numbersWithin = (text: string, language: string): Within[] => {
  const tag = language.split('-')[0] ?? '';
  const own = patterns[sameWords[tag] ?? tag];
  if (!own) return [];
  return own.flatMap(({ pattern, time }) =>
    [...text.normalize('NFC').matchAll(pattern)].flatMap(({ 0: word, index, groups }) => {
      const value = valueWithin(groups?.['number']?.toLowerCase() ?? '', language);
      return value === null ? [] : [{ at: index, end: index + word.length, value, time }];
    }),
  );
};

/** The value of the first part of such a word; null for another word. */
export const valueWithin = (said: string, language: string): number | null => {
  const tag = language.split('-')[0] ?? '';
  const value = numbers[sameWords[tag] ?? tag]?.findIndex((form) => new RegExp(`^(?:${form})$`, 'iu').test(said)) ?? -1;
  return value < 0 ? null : value + 2;
};

/** From two on. */
const numbers: Readonly<Record<string, readonly string[]>> = {
  de: ['zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  nl: ['twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht', 'negen', 'tien'],
  sv: ['två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta', 'nio', 'tio'],
  da: ['to', 'tre', 'fire', 'fem', 'seks', 'syv|sju', 'otte|åtte', 'ni', 'ti'],
  fi: ['kaksi', 'kolmi', 'neli', 'viisi', 'kuusi', 'seitsen', 'kahdeksan', 'yhdeksän', 'kymmen'],
  hu: ['két', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc', 'tíz'],
  pl: ['dwu', 'trzy|trój', 'cztero', 'pięcio', 'sześcio', 'siedmio', 'ośmio', 'dziewięcio', 'dziesięcio'],
  cs: ['dvou', 'tří', 'čtyř', 'pěti', 'šesti', 'sedmi', 'osmi', 'devíti', 'deseti'],
  ru: ['двух', 'тр[её]х', 'четыр[её]х', 'пяти', 'шести', 'семи', 'восьми', 'девяти', 'десяти'],
  uk: ['дво|двох', 'три|трьох', 'чотири|чотирьох', "п[’ʼ']яти", 'шести', 'семи', 'восьми', "дев[’ʼ']яти", 'десяти'],
  el: [
    'δ[ιί]',
    'τρ[ιί]',
    'τετρ[αά]',
    'πεντ[αά]|πενθ|πεντ',
    'εξ[αά]',
    'επτ[αά]|εφτ[αά]',
    'οκτ[αά]',
    'εννι[αά]',
    'δεκ[αά]',
  ],
};
const sameWords: Readonly<Record<string, string>> = { nb: 'da', nn: 'da', no: 'da' };

/** What such words go on with, by the time that is counted; `other`: storeys, shifts, rooms, parts and the like. */
type Rest = Readonly<Partial<Record<TimeUnit | 'other', string>>>;
const rests: Readonly<Record<string, Rest>> = {
  de: {
    day: 'tage|tages|tägig|täglich',
    week: 'wochen|wöchig|wöchentlich',
    month: 'monats|monate|monatig|monatlich',
    year: 'jahres|jahre|jährig|jährlich',
    hour: 'stunden|stündig|stündlich',
    other: 'schicht|stöckig|geschoss|teilig|zimmer|stufig|köpfig|sprachig|gleisig|spurig|familien|türig|sitzig',
  },
  nl: {
    day: 'daags|dagen|dagelijks',
    week: 'weeks|weken|wekelijks',
    month: 'maands|maandelijks',
    year: 'jarig|jaars|jaarlijks|jaren',
    hour: 'uurs|uren',
    other: 'ploegen|delig|laags|persoons|kamer|gangen|taligh?|deurs|sterren',
  },
  sv: {
    day: 'dagars|dags',
    week: 'veckors',
    month: 'månaders',
    year: 'års|årig',
    hour: 'timmars',
    other: 'skift|rums|vånings|delad|språkig',
  },
  da: {
    day: 'dages|dagers|dags',
    week: 'ugers|ukers',
    month: 'måneders',
    year: 'års|årig',
    hour: 'timers',
    other: 'skift|værelses|roms|etagers|etasjes|delt|sproget|språklig',
  },
  fi: {
    day: 'päiväi|päivä',
    week: 'viikkoi',
    month: 'kuukauti',
    year: 'vuoti',
    hour: 'tunti',
    other: 'vuoro|kerroksi|osai|huonei|kieli',
  },
  hu: {
    day: 'napos|napi',
    week: 'hetes|heti',
    month: 'hónapos|havi',
    year: 'éves',
    hour: 'órás',
    other: 'műszakos|emeletes|szintes|részes|szobás|nyelvű',
  },
  pl: {
    day: 'dniow|dzienn',
    week: 'tygodniow',
    month: 'miesięczn',
    year: 'letni|roczn',
    hour: 'godzinn',
    other: 'zmianow|piętrow|pokojow|osobow|częściow|kondygnacyjn',
  },
  cs: {
    day: 'denní',
    week: 'týdenní',
    month: 'měsíční',
    year: 'letý|letá|leté|roční',
    hour: 'hodinov',
    other: 'směnn|patrov|pokojov|dílný|dílná|podlažní',
  },
  ru: {
    day: 'дневн',
    week: 'недельн',
    month: 'месячн',
    year: 'летн|годичн',
    hour: 'часов',
    other: 'сменн|этажн|комнатн|ярусн|разов',
  },
  uk: {
    day: 'денн',
    week: 'тижнев',
    month: 'місячн',
    year: 'річн',
    hour: 'годинн',
    other: 'змінн|поверхов|кімнатн|ярусн|разов',
  },
  el: { day: 'ήμερ|ημερ', month: 'μην|μήν', year: 'ετή|ετ[ηήίι]', other: 'όροφ|ώροφ|ορόφ|ωρόφ' },
};
const patterns: Readonly<Record<string, readonly { readonly pattern: RegExp; readonly time: TimeUnit | null }[]>> =
  Object.fromEntries(
    Object.entries(rests).map(([tag, rest]) => [
      tag,
      Object.entries(rest).map(([time, words]) => ({
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys are those of `Rest`
        time: time === 'other' ? null : (time as TimeUnit),
        pattern: new RegExp(
          `(?<![\\p{L}\\p{M}])(?<number>${(numbers[tag] ?? []).join('|')})-?(?:${words})[\\p{L}\\p{M}-]*`,
          'giu',
        ),
      })),
    ]),
  );
