import { timeAt } from '../../../numbers/units/timeUnits.ts';

/** What somebody wants or has to keep to, and does not choose: "keep at least 51 %", "stay under £90k", "borrow no more than 2 million". */
export const holdsBound = (deed: string): boolean => isLimited(deed) || (keeps.test(deed) && isBetween(deed));

/** A least or a greatest amount; to wait for a year at least is a way to go. */
const isLimited = (deed: string): boolean =>
  [...deed.matchAll(limits)].some((found) => {
    const behind = deed.slice(found.index + found[0].length);
    return timeAt(behind.trimStart()) === null || /\p{Sc}\s?\p{Nd}/u.test(found[0]);
  });
const amount = "[^\\p{L}\\p{Nd}]{0,3}\\p{Nd}[\\p{Nd}.,  ’']*";
const ahead =
  "at (?:least|most)|(?:no|not) (?:more|less|fewer) than|not exceed(?:ing)?|a (?:minimum|maximum) of|mindestens|wenigstens|höchstens|maximal|minimal|nicht (?:mehr|weniger) als|au (?:moins|plus|maximum|minimum)|pas (?:plus|moins) (?:de|d[’'])|(?:al|por lo) menos|como (?:mucho|máximo|mínimo)|no más de|no menos de|almeno|al (?:massimo|minimo)|non più (?:di|del)|non meno (?:di|del)|pelo menos|(?:ao|no) (?:menos|máximo|mínimo)|não mais (?:de|do que)|ten ?minste|minstens|hoogstens|ten hoogste|maximaal|minimaal|niet meer dan|co najmniej|przynajmniej|minimum|maksymalnie|najwyżej|nie więcej niż|не (?:менее|меньше|более|больше)(?: чем)?|минимум|максимум|как минимум|щонайменше|не (?:менше|більше)(?: (?:ніж|за|від))?|принаймні|щонайбільше|τουλάχιστον|το πολύ|(?:όχι )?περισσότερ\\p{L}* από|en az|en fazla|en çok|minst|högst|inte mer än|mindst|højst|maks(?:imalt)?|ikke mere end|høyst|ikke mer enn|vähintään|ainakin|enintään|korkeintaan|alespoň|nejméně|aspoň|nejvýše|maximálně|nejvíc|legalább|legfeljebb|minimum|maximum|cel puțin|măcar|cel mult|maximum|على الأقل|على الأكثر|ما لا يقل عن|ما لا يزيد (?:عن|على)|دست[ \u200C]?کم|حداقل|حداکثر|לפחות|לכל היותר|कम से कम|अधिक से अधिक|ज़्यादा से ज़्यादा|অন্তত|কমপক্ষে|সর্বোচ্চ|குறைந்தது|அதிகபட்சம்|ít nhất|tối thiểu|nhiều nhất|tối đa|không quá|minimal|setidaknya|sedikitnya|paling (?:banyak|sedikit)|maksimal|tidak lebih dari|최소(?:한)?|적어도|최대";
const unspaced = '至少|最多|不超[过過]|不少[于於]|不低[于於]|最低でも|少なくとも|最大でも|อย่างน้อย|ไม่เกิน|อย่างมาก';
const limits = new RegExp(
  `(?:(?<![\\p{L}\\p{M}])ب?(?:${ahead})|${unspaced})(?:[ ,](?:\\p{L}{1,4}[’' ]?|yüzde ))?${amount}|${amount}\\s?[%\\p{Sc}]?\\s?[\\p{L}\\p{M}]{0,10}\\s?(?:at (?:least|most)|minimum|mini|maximum|max|على الأقل|على الأكثر|לפחות|לכל היותר|τουλάχιστον|以上|以下|以内|未満|이상|이하|이내|未满|以內|ขึ้นไป)(?![\\p{L}\\p{M}](?<=\\p{Script=Latin}))`,
  'giu',
);

/** "Keep costs under £90k": what is to stay so. */
const keeps =
  /(?<![\p{L}\p{M}])(?:keep|stay|remain|hold|stick|halten|bleiben|rester|garder|maintenir|tenir|mantener|quedarse?|permanecer|mantenere|restare|tenere|rimanere|conservare|manter|ficar|blijven|houden|utrzyma\p{L}*|pozosta\p{L}*|zosta\p{L}*|zmieścić|удерж\p{L}*|оста\p{L}*|сохран\p{L}*|держа\p{L}*|уложиться|утрима\p{L}*|лиша\p{L}*|залиши\p{L}*|втрима\p{L}*|κρατήσ\p{L}*|μείν\p{L}*|διατηρήσ\p{L}*|tut\p{L}*|kal\p{L}*|hålla|stanna|ligga|holde|blive|bli|forblive|pitää|pysyä|udrž\p{L}*|zůstat|držet|vejít|tarta\p{L}*|marad\p{L}*|păstr\p{L}*|mențin\p{L}*|rămân\p{L}*|ținem|نبقي|نحافظ|إبقاء|يبقي|الحفاظ|نگه|بماند|حفظ|לשמור|להישאר|रख\p{L}*|रह\p{M}*|রাখ\p{M}*|থাক\p{M}*|வைத்|giữ|duy trì|menjaga|menahan|mempertahankan|tetap)(?![\p{L}\p{M}])|保持|控制|[维維]持|抑え|保ち|保つ|유지|รักษา|คุม/iu;
const isBetween = (deed: string): boolean => under.test(deed);
const under = new RegExp(
  `(?<![\\p{L}\\p{M}])(?:under|below|above|over|within|unter|über|innerhalb|sous|au-dessous de|en dessous de|au-dessus de|por debajo de|por encima de|bajo|dentro de|sotto|sopra|entro|al di sotto di|abaixo de|acima de|onder|boven|binnen|poniżej|powyżej|pod|ниже|выше|до|в пределах|нижче|вище|у межах|κάτω από|πάνω από|altında|üzerinde|över|inom|over|inden for|innenfor|alle|yli|alla|nad|alatt|felett|fölött|sub|peste|تحت|فوق|دون|زیر|بالای|מתחת|מעל|dưới|trên|di bawah|di atas)(?: \\p{L}{1,4}[’' ]?)?${amount}|${amount}[^.,;]{0,24}(?:altında|üzerinde|alatt|felett|fölött|alla|yläpuolella|से (?:कम|नीचे|ऊपर)|নিচে|কম|கீழ்|以下|以内|以上|이하|아래|내에)`,
  'iu',
);
