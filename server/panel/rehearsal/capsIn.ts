import { anyWord } from '../protocol/text/text.ts';

/** Whether a sentence says the most that may be, in figures ("Max. loan: € 150,000", "en fazla"), or forbids outright: "Interdit de", ห้าม. */
export const setsLimit = (sentence: string): boolean =>
  forbidden.test(sentence) || (/\p{Nd}/u.test(sentence) && caps.test(sentence) && !isNumbered.test(sentence));

/** An option may have its own size: "1. Rent a hall of at most 400 m²". */
const isNumbered = /^\s*\(?(?:\p{Nd}{1,2}|\p{Lu})[.):]\s/u;

const caps = anyWord(
  [
    "at most|no more than|not (?:to )?exceed|n[’']t exceed|max(?:imum)?|capped at|ceiling|(?:budget|spending|loan|debt|price|cost|borrowing) (?:cap|limit)|(?:cap|limit) (?:is|of|on)|upper limit",
    'höchstens|maximal|max|nicht (?:mehr als|überschreiten|übersteigen)|obergrenze|höchstgrenze|\\p{L}*obergrenze',
    'au (?:plus|maximum)(?! tard)|maximum|plafond|plafonné\\p{L}*|ne (?:\\p{L}+ ){0,2}(?:pas|jamais) (?:dépasser|excéder)|pas plus de',
    'como (?:máximo|mucho)|máxim[oa]|tope|techo|límite|no (?:\\p{L}+ )?(?:superar|exceder|pasar de)\\p{L}*|no más de',
    'no máximo|teto|limite|não (?:\\p{L}+ )?(?:ultrapassar|exceder|passar de)\\p{L}*|não mais (?:de|do que)|massimo|al massimo|tetto|non (?:\\p{L}+ )?(?:superare|eccedere)|non più di',
    'hoogstens|maximaal|maximale|niet meer dan|plafond|bovengrens|ten hoogste',
    'maksymaln\\p{L}+|maks|najwyżej|co najwyżej|nie więcej niż|limit|nie (?:\\p{L}+ )?przekr\\p{L}+',
    'максимум|максимальн\\p{L}+|не (?:более|больше|выше)|не (?:\\p{L}+ )?превы\\p{L}+|потолок|лимит|не (?:більше|вище)|не (?:\\p{L}+ )?перевищ\\p{L}+|ліміт|щонайбільше|самое большее',
    'το πολύ|μέγιστ\\p{L}+|έως το πολύ|ανώτατ\\p{L}+|όχι (?:πάνω|περισσότερο) από|να μην (?:υπερβ|ξεπερ)\\p{L}+|πλαφόν',
    'en (?:fazla|çok)|azami|üst sınır\\p{L}*|(?:geç|aş)(?:me(?:meli|mek|sin|yecek)|ma(?:malı|sın|yacak)|memeli|mamalı)\\p{L}*',
    '(?:على|ك)?(?:حد|الحد)?\\s?(?:أقصى|الأقصى)|كحد أقصى|لا (?:ي|ت)?(?:تجاوز|زيد|تعدى)|سقف|على الأكثر',
    'לכל היותר|מקסימום|לא (?:יותר|יעלה|תעלה|לעבור|לחרוג)|תקרה|תקרת',
    'حداکثر|سقف|بیش از \\S+ (?:\\S+ )?نباشد|نباید (?:\\S+ ){0,6}(?:بیشتر|تجاوز|بیش)',
    'अधिकतम|ज़्यादा से ज़्यादा|ज्यादा से ज्यादा|से (?:अधिक|ज़्यादा|ज्यादा) (?:नहीं|न)',
    'সর্বোচ্চ|সর্বাধিক|-?এর বেশি (?:নয়|না)|বেশি (?:নয়|না)',
    'அதிகபட்ச[\\p{L}\\p{M}]*|மிகாமல்|தாண்டக்[\\p{L}\\p{M}]*|மேல் (?:கூடாது|போகக்)[\\p{L}\\p{M}]*',
    'tối đa|không (?:được )?(?:quá|vượt)|nhiều nhất|mức trần',
    'maksimal|maksimum|paling (?:banyak|tinggi)|tidak (?:boleh )?(?:lebih dari|melebihi)|batas atas|plafon',
    'högst|maximalt|inte (?:mer än|överstiga)|tak(?=\\s?:)|højst|maksimalt|ikke (?:mere end|overstige|mer enn)|høyst|enintään|korkeintaan|nejvýše|maximálně|legfeljebb|cel mult|nu mai mult de|isizidi|isizozidi',
  ],
  '以内|以下に|上限|最大で?|超えない|超えては|不超过|不超過|不得超|最多|至多|최대|이내|이하로|넘(?:지|으면|을 수)|상한|ไม่เกิน|สูงสุด|อย่างมาก|เพดาน',
);

const forbidden = anyWord(
  [
    '(?:strictly )?(?:forbidden|prohibited|off[- ]limits)|not negotiable|non-negotiable|must never|verboten|untersagt|tabu|nicht verhandelbar',
    "interdit(?:e|es|s)?(?= (?:de|d[’']|aux?|à))|interdiction (?:de|d[’'])|non négociable|prohibido|no negociable|intocable|proibido|inegociável|vietato|non negoziabile|intoccabile",
    'verboden|niet onderhandelbaar|zabronion\\p{L}+|zakaz\\p{L}*|запрещ\\p{L}+|запрет\\p{L}*|заборон\\p{L}+|απαγορεύ\\p{L}+|yasak\\p{L}*|ممنوع|محظور|אסור|मना है|वर्जित|निषिद्ध|নিষিদ্ধ|নিষেধ|கூடாது|தடை',
    'cấm|không được|dilarang|terlarang|tidak boleh|förbjudet|forbudt|kielletty|zakázáno|tilos|interzis|marufuku',
  ],
  'ห้าม|금지|안 된다|안 됩니다|禁止|厳禁|不可以|不得|不准|严禁|嚴禁',
);
