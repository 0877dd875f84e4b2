import type { TimeUnit } from './timeUnits.ts';

/** What an amount is for each of by the name that it has before it: "Monthly rent: £3,200", "Jahresmiete 48.000 €", 月額5万円. */
export const periodNamed = (text: string, at: number): TimeUnit | null => {
  const before = text.slice(Math.max(0, at - 72), at);
  return named.find(({ words }) => words.test(before))?.unit ?? null;
};

const names: readonly (readonly [unit: TimeUnit, words: string, signs: string])[] = [
  [
    'month',
    'monthly|Monats\\p{L}{3,}|monatliche?\\p{L}*|mensuel\\p{L}*|mensual\\p{L}*|mensa[il]\\p{L}*|mensil[ei]|maand\\p{L}{3,}|månads\\p{L}{3,}|månatlig\\p{L}*|måneds\\p{L}{3,}|månedlig\\p{L}*|kuukausi\\p{L}+|miesięczn\\p{L}+|měsíční\\p{L}*|lunară?|ежемесячн\\p{L}+|месячн\\p{L}+|щомісячн\\p{L}+|місячн\\p{L}+|μηνιαί\\p{L}+|aylık|(?:ال)?شهري\\p{L}*|ماهانه|ماهیانه|חודשית?|मासिक|মাসিক|மாதாந்திர|(?:hằng|hàng) tháng|bulanan',
    '月[額租薪费費給]|月租金|월세|월급|รายเดือน',
  ],
  [
    'year',
    'annual|yearly|Jahres\\p{L}{3,}|jährliche\\p{L}*|annuel\\p{L}*|anual\\p{L}*|anuais|annu[aoi]l?[ei]?|jaar(?:lijkse?|huur|omzet|kosten|bedrag|loon)|års(?:hyra|leje|leie|omsätt\\p{L}*|omsæt\\p{L}*|omset\\p{L}*|kostnad\\p{L}*)|årlig\\p{L}*|vuosi(?:vuokra|kustannu\\p{L}*|maksu\\p{L}*)|roczn\\p{L}+|roční\\p{L}*|годов(?:ая|ой|ую|ые|ое)|ежегодн\\p{L}+|щорічн\\p{L}+|річн(?:а|ий|у|і)|ετήσι\\p{L}+|yıllık|(?:ال)?سنوي\\p{L}*|سالانه|שנתית?|वार्षिक|বার্ষিক|வருடாந்திர|(?:hằng|hàng) năm|tahunan',
    '年[額租薪费費]|年租金|연봉|รายปี',
  ],
  [
    'week',
    'weekly|wöchentliche?\\p{L}*|Wochen(?:miete|lohn|umsatz)|hebdomadaires?|semanal(?:es)?|semanais|settimanal[ei]|wekelijkse?|veckovis|ugentlig\\p{L}*|ukentlig\\p{L}*|tygodniow\\p{L}+|týdenní|săptămânal\\p{L}*|еженедельн\\p{L}+|щотижнев\\p{L}+|haftalık|(?:ال)?أسبوعي\\p{L}*|هفتگی|שבועית?|साप्ताहिक|mingguan',
    '周租|週給|รายสัปดาห์',
  ],
  [
    'day',
    'daily|tägliche?\\p{L}*|Tages(?:miete|satz|umsatz|lohn)|quotidien\\p{L}*|diari[oa]s?|giornalier\\p{L}*|dagelijkse?|daglig\\p{L}*|dzienn\\p{L}+|denní|zilnic\\p{L}*|ежедневн\\p{L}+|щоденн\\p{L}+|ημερήσι\\p{L}+|günlük|(?:ال)?يومي\\p{L}*|روزانه|יומית?|दैनिक|harian',
    '日[額薪]|日当|日給|일당|รายวัน',
  ],
];
/** The name with a few words behind it and perhaps a colon; behind a number it is of that many: "a 12-monthly fee", "5 yıllık kira". */
const named = names.map(([unit, words, signs]) => ({
  unit,
  words: new RegExp(
    `(?:(?<![\\p{L}\\p{M}]|\\p{Nd}[\\s-]{0,2})(?:${words})(?![\\p{L}\\p{M}])(?:[ \\u00A0](?!(?:and|und|et|y|e|en|og|och|i|ja|a|și|és|και|и|ve|or|oder|ou|o|from|von|ab) )[\\p{L}\\p{M}’'-]+){0,3}|(?:${signs})[\\p{Script=Han}\\p{Script=Hangul}]{0,5}[はがを是为為的]?(?:約|约)?)[ \\u00A0]?[:：=]?[ \\u00A0]?(?:about |around |rund |etwa |ca\\. ?|environ |circa |около )?(?:\\p{Sc}|[A-Z]{1,3}\\$?|R[ps]\\.?|kr\\.?)?[ \\u00A0]?$`,
    'iu',
  ),
}));
