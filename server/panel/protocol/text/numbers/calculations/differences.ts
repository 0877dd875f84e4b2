import type { Stated } from '../stated.ts';

/** Words that say what is left, what the others are, and by how much something is more or less. */
const words = {
  left: 'rest|remain\\p{L}*|left|leav(?:es?|ing)|others?|spare|Rest\\p{L}*|übrig\\p{L}*|verbl[ei]+b\\p{L}*|bl[ei]+b\\p{L}*|ander\\p{L}{1,2}|rest(?:e\\p{L}*|ant\\p{L}*)|autres|laiss\\p{L}+|resta\\p{L}*|qued\\p{L}{1,5}|dem[aá]s|otr[oa]s|sobra\\p{L}*|outr[oa]s|fica\\p{L}*|riman\\p{L}*|altr[ie]|avanz\\p{L}*|overige?|over(?:blij\\p{L}*)?|blij\\p{L}+|andere|återstå\\p{L}*|kvar|övriga|øvrige|tilbage|andr[ae]|gjenstå\\p{L}*|igjen|jää\\p{L}*|loput|muut|pozosta\\p{L}*|reszt\\p{L}*|zosta\\p{L}*|inn[yi]\\p{L}*|zbýv\\p{L}*|zbyt\\p{L}*|zbude|zůst\\p{L}*|ostatní\\p{L}*|marad\\p{L}*|többi\\p{L}*|rămân\\p{L}*|celelalte|ceilalți|alt[ei]|оста\\p{L}+|друг\\p{L}+|залиш\\p{L}+|решт\\p{L}+|інш\\p{L}+|μέν\\p{L}+|υπόλοιπ\\p{L}+|απομέν\\p{L}+|άλλ\\p{L}+|kal[ıa]\\p{L}*|diğer\\p{L}*|[تي]?[تي]بق\\p{L}+|[لوب]?ال(?:باقي|متبقي|آخر|أخر)\\p{L}*|باقی\\p{L}*|می‌ماند|بقیه|دیگر|[יתנה]?י?שאר\\p{L}*|[הו]?נותר\\p{L}*|[הו]?יתר\\p{L}*|אחר\\p{L}*|बच\\S*|शेष|बाकी|अन्य|বাকি|থাক\\S*|অবশিষ্ট|অন্য|মீத\\S*|மற்ற\\S*|sisa\\p{L}*|tersisa|masih|lain\\p{L}*|tinggal|còn|lại|khác|sali[ao]\\p{L}*|baki\\p{L}*|[wmn]\\p{L}{0,2}ngine',
  between:
    'more|less|fewer|differ\\p{L}*|gap|cheaper|dearer|higher|lower|over|above|below|under|short|sav\\p{L}+|extra|additional|gain\\p{L}*|exceed\\p{L}*|mehr|weniger|Unterschied\\p{L}*|Differenz\\p{L}*|günstiger|billiger|teurer|höher|niedriger|fehl\\p{L}*|spar\\p{L}*|zusätzlich\\p{L}*|Mehr\\p{L}+|plus|moins|écart|différence|manqu\\p{L}+|économis\\p{L}+|épargn\\p{L}+|gagn\\p{L}+|más|menos|diferencia|ahorr\\p{L}+|falta\\p{L}*|mais|menos|diferença|economi\\p{L}+|più|meno|differenz\\p{L}+|risparmi\\p{L}+|manca\\p{L}*|meer|minder|verschil\\p{L}*|scheelt|bespa\\p{L}+|goedkoper|duurder|tekort|mer|mindre|skillnad\\p{L}*|forskel\\p{L}*|forskjell\\p{L}*|mangl\\p{L}*|saknas|billigare|dyrare|billigere|dyrere|flere?|fler|färre|færre|enemmän|vähemmän|erotus|ero|säästä\\p{L}*|puuttu\\p{L}*|więcej|mniej|różnic\\p{L}*|brak\\p{L}*|oszczęd\\p{L}+|taniej|drożej|víc[e]?|méně|rozdíl\\p{L}*|chyb\\p{L}+|ušetř\\p{L}+|levněj\\p{L}*|több\\p{L}*|kevesebb\\p{L}*|különbs\\p{L}*|hiány\\p{L}*|megtakar\\p{L}*|olcsóbb\\p{L}*|drágább\\p{L}*|mult|puțin|diferenț\\p{L}+|lips\\p{L}+|economis\\p{L}+|больше|меньше|разниц\\p{L}+|нехват\\p{L}*|не хватает|дешевле|дороже|выше|ниже|эконом\\p{L}+|більше|менше|різниц\\p{L}+|брак\\p{L}+|дешевш\\p{L}+|дорожч\\p{L}+|економ\\p{L}+|περισσότερ\\p{L}+|λιγότερ\\p{L}+|διαφορ\\p{L}+|λείπ\\p{L}+|fazla\\p{L}*|daha|az|fark\\p{L}*|eksik\\p{L}*|tasarruf\\p{L}*|أكثر|أقل|[لوب]?ال?فرق|فرق|ينقص\\p{L}*|توفير|[تي]وفر|بیشتر|کمتر|تفاوت|اختلاف|کسری|صرفه‌جویی|יותר|פחות|[הו]?הפרש\\p{L}*|חס[רכ]\\p{L}*|חוסכ\\p{L}*|गुना|अधिक|ज़्यादा|ज्यादा|कम|अंतर|बचत|বেশি|কম|পার্থক্য|সাশ্রয়|அதிக\\S*|குறை\\S*|வித்தியாச\\S*|lebih|kurang|selisih\\p{L}*|hemat|hơn|ít|chênh|thiếu|tiết kiệm|zaidi|pungufu|tofauti',
};
const spaced = new RegExp(`(?<![\\p{L}\\p{M}])(?:${words.left}|${words.between})(?![\\p{L}\\p{M}])`, 'iu');
const unspaced =
  /残|殘|他の|ほか|差|安|高い|高く|増|減|節約|剩|余|餘|其他|其它|省|多|少|缺|低|나머지|남|다른|차이|적|많|더|부족|절약|아끼|เหลือ|อื่น|ต่าง|กว่า|ประหยัด|ขาด/u;

/** In characters, before and behind a number. */
const reach = { before: 48, behind: 28 };
const ends = /[.!?;。！？；۔।\n]/u;

/** Whether the words around a number say that it is what is left, or lies between two others. */
export const isDifference = (text: string, { at, text: { length }, ways, minus }: Stated): boolean => {
  if (ways.length > 0 || minus !== null) return true;
  const before =
    text
      .slice(Math.max(0, at - reach.before), at)
      .split(ends)
      .at(-1) ?? '';
  const behind = text.slice(at + length, at + length + reach.behind).split(ends)[0] ?? '';
  return [before, behind].some((words) => spaced.test(words) || unspaced.test(words));
};
