import { words } from '../text.ts';
import { mending, onCredit, opposedDeeds } from './opposed/deeds.ts';
import { doers, recipients } from './opposed/doers.ts';
import { scopes, timesAndPlaces } from './opposed/scopes.ts';
import type { Row } from './opposed/rows.ts';
import { beforeAndAfter, building, exclusive, repairing } from './opposedProperties.ts';

/**
 * Whether one of two texts has a word and the other its opposite: to buy and to sell, legal and illegal. Of many such words code knows few; a text that
 * has both says nothing.
 */
export const areOpposed = (a: string, b: string, language: string): boolean =>
  deedsAndWays.some(
    ([one, other]) =>
      (isOnly(a, one, other) && isOnly(b, other, one)) || (isOnly(a, other, one) && isOnly(b, one, other)),
  ) ||
  areBeforeAndAfter(a, b) ||
  areBeforeAndAfter(b, a) ||
  turnsRound(words(a, language), words(b, language), language);

/** 节前 and 节后, 決算前 and 決算後: behind the same sign, in scripts without spaces. */
const areBeforeAndAfter = (a: string, b: string): boolean =>
  [...a.matchAll(beforeAndAfter.before)].some(
    ([, thing = '']) => beforeAndAfter.after(thing).test(b) && !beforeAndAfter.after(thing).test(a),
  );

/** Whether each of two texts has a word for the same, as far as code knows such words: to raise and to increase. */
export const areAlike = (a: string, b: string): boolean =>
  opposites.flat().some((words) => words.test(a) && words.test(b));

/** Which side of which pair a text has words of: buying, raising, now. */
export const sensesIn = (text: string): ReadonlySet<string> =>
  new Set(opposites.flatMap((pair, i) => pair.flatMap((words, side) => (words.test(text) ? [`${i}/${side}`] : []))));
/** Of such a side the other one. */
export const oppositeOf = (sense: string): string => sense.replace(/\d$/u, (side) => `${1 - Number(side)}`);

const isOnly = (text: string, one: RegExp, other: RegExp): boolean => one.test(text) && !other.test(text);

/** A word that only one of them has is a word that only the other has, behind a prefix or before an ending of denial. */
const turnsRound = (ours: readonly string[], theirs: readonly string[], language: string): boolean => {
  const [left, right] = [ours.filter((word) => !theirs.includes(word)), theirs.filter((word) => !ours.includes(word))];
  const denies = (some: readonly string[], others: readonly string[]) =>
    some.some((word) =>
      deniedBy(word, language).some((bare) => others.some((other) => isSameStem(bare, bareOf(other, language)))),
    );
  return denies(left, right) || denies(right, left);
};
const deniedBy = (word: string, language: string): string[] => {
  if (word === 'until') return [];
  const bare = word.replace(language.startsWith('fa') ? persian.denied : prefix, '');
  const begun = word.replace(endings, '');
  // German has it within a word as well: rechtsunsicher.
  const mended = word.replace(/(?<=\p{L}{4})un(?=\p{L}{4})/u, '');
  return [bare, begun, mended].filter((rest) => rest !== word && rest.length >= 3);
};
/** Persian verbs begin otherwise where they are not denied: بفروشیم, نفروشیم; می‌خریم, نمی‌خریم. */
const persian = { denied: /^(?:نمی‌?|نا|بی‌?|ن)/u, said: /^(?:می‌?|ب(?=\p{L}{3}))/u };
const bareOf = (word: string, language: string): string =>
  language.startsWith('fa') ? word.replace(persian.said, '') : word;
/** Of one word in two forms: but for the last letters. */
export const isSameStem = (one: string, other: string): boolean => {
  const length = Math.max(3, Math.min(one.length, other.length) - 2);
  return (
    Math.abs(one.length - other.length) <= 3 &&
    Math.min(one.length, other.length) >= 3 &&
    one.slice(0, length) === other.slice(0, length)
  );
};
const prefix =
  /^(?:un|in|im(?=[bmp])|il(?=l)|ir(?=r)|non-?|dis|de(?=centr|regul|activ|mobil)|dé(?=s?[a-z])|mis|on|nicht-?|miss|des|s(?=[bcdfgpt])|o(?=[a-zåäö]{4})|u(?=[a-zæøå]{4})|nie|ne|epä|αν?|ά|не|бес|без|без|ना|अन?|অ|না|نا|بی‌?|לא-?|אי-?|בלתי-?|غير)/u;
const endings = /(?:less|los(?:e[mnrs]?)?|loos|lös[at]?|løs[te]?|s[ıiuü]z|t[ae]l[ae]n|t[oö]n)$/u;

type Pair = readonly [RegExp, RegExp];
const side = (words: string, signs: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:ال|ב|ל|ה)?(?:${words})(?![\\p{L}\\p{M}])${signs && `|${signs}`}`, 'iu');
/** Whole words, and signs of scripts that set no spaces. */
const ofWords = (one: string, other: string, signs: readonly [string, string] = ['', '']): Pair => [
  side(one, signs[0]),
  side(other, signs[1]),
];
/** The same with beginnings of words instead. */
const ofStems = (one: string, other: string, signs?: readonly [string, string]): Pair =>
  ofWords(`(?:${one})${ending}`, `(?:${other})${ending}`, signs);
const ending = '[\\p{L}\\p{M}]{0,6}';

/** Each of a row with each other of it. */
function pairsOf(rows: readonly Row[], by: typeof ofWords): Pair[] {
  const halves = (one: string): [string, string] => {
    const [words = '', signs = ''] = one.split('||');
    return [words, signs];
  };
  return rows.flatMap((row) =>
    row.flatMap((one, i) =>
      row.slice(i + 1).map((other) => {
        const [[words, signs], [others, otherSigns]] = [halves(one), halves(other)];
        return by(words, others, [signs, otherSigns]);
      }),
    ),
  );
}

const buying = {
  stems:
    'buy|bought|purchas|acquir|kauf|erwerb|achet|acquér|rachet|compra|adquir|acquist|koop|kopen|kup|wykup|odkup|výkup|vykoup|куп|выкуп|викуп|приобре|придба|αγορ|satın al|membeli|شراء|نشتري|اشتر|خرید|לקנות|לרכוש|खरीद|ख़रीद|কিন(?!্তু)|কেনা|வாங்க|köp|køb|kjøp|osta|ostet|koupi|megve|vásárl|megvás|cumpăr',
  signs: '買い|買う|買収|购买|購買|购入|購入|收购|收購|ซื้อ|매입|인수|구매',
};
const selling = {
  stems:
    'sell|sold|divest|verkauf|veräuß|vend|verkop|sprzeda|прода|πουλ|πώλ|satal|satma|satıl|satış|menjual|jual|بيع|نبيع|فروش|فروخ|למכור|बेच|বিক্রি|বেচ|விற்|sälj|sælg|selg|myy|prodat|prodej|elad|vând',
  signs: '売る|売却|売り|卖|賣|出售|ขาย|매각|판매|팔',
};
const closing = {
  stems:
    'clos|shut|schließ|schliess|geschlossen|zumach|fermer|fermé|fermet|cerra|cierr|fechar|fecham|chiu|sluit|gesloten|zamk|zamyk|закры|закри|κλεί|κλείσ|kapat|menutup|tutup|إغلاق|نغلق|بست|לסגור|बंद|বন্ধ|மூட|stäng|lukk|sulje|zavř|bezár|închid',
  signs: '閉め|閉じ|閉店|閉鎖|关闭|關閉|关店|(?<!เ)ปิด|닫|폐쇄|폐점',
};

/** To have or give the use of a thing for money, which is neither to buy, to build nor to sell it. */
const renting = {
  stems:
    'leas|rent(?!abl|abil|rée|ré)|hire it|let out|sublet|mieten|miete(?!r)|anmiet|vermiet|unter?vermiet|pacht|verpacht|lou[eé]|locatif|locativ|locations? d|locazion|alquil|arrend|alug|affitt|noleggi|huur|hure|verhur|verhuur|wynaj|najem|najm|dzierżaw|wydzierżaw|аренд|сдат|сдад|оренд|здат|ενοικι|kirala|kiraya|menyewa|sewa|استئجار|نستأجر|تأجير|نؤجر|إيجار|اجاره|לשכור|שכירות|להשכיר|השכרה|किराए|किराये|ठेके पर|पट्टे पर|लीज़ पर|ভাড়া|வாடகை|குத்தகை|hyr|uthyr|leje|leie|utleie|udlej|vuokra|pronaj|pronáj|bérel|bérl|bérb|kiadás|închiri',
  signs: '借り|賃借|賃貸|租|リース|レンタル|貸[しすせ]|เช่า|임차|임대|빌리|빌려|리스(?!트|크)|렌탈',
};
const firing = {
  stems:
    'fired|firing|fire(?!st|w)|dismiss|sacked|sacking|lay off|entlass|kündig|licenci|congédi|desped|demit|licenzi|ontsla|zwoln|zwalnia|уволь|звільн|απολύ[σω]|işten çıkar|memecat|sa thải|فصل|تسريح|اخراج|לפטר|बर्खास्त|বরখাস্ত|avskeda|afskedig|irtisan|propust|elbocsát|concedi',
  signs: '解雇|裁员|裁員|ปลด|เลิกจ้าง|해고',
};

/** To have the use of a thing for money, and to give it; of money, to take it up and to give it out. */
const hiring: readonly Pair[] = [
  ofWords(
    'rent(?:ing)?(?! (?:\\p{L}+ ){0,3}out)|hire(?! (?:\\p{L}+ ){0,3}out)|(?:an)?mieten|(?:an)?gemietet|anzumieten|pachten|huren|huurt|gehuurd|снять|снимать|сним[ау]\\p{L}*|взять (?:\\p{L}+ ){0,3}в (?:аренду|наём)|взяти (?:\\p{L}+ ){0,3}в оренду|prendere (?:\\p{L}+ ){0,3}(?:in affitto|a noleggio|a nolo)|tom(?:ar|em) (?:\\p{L}+ ){0,3}en alquiler|prendre (?:[\\p{L}’]+ ){0,3}en location|kiraya tutmak|ottaa vuokralle|wziąć (?:\\p{L}+ ){0,3}w (?:najem|dzierżawę)|арендова\\p{L}*|зняти|винайняти|wydzierżawić od|استئجار|نستأجر|استأجر|(?:ל)?שכור|किरा(?:ये|ए) पर ले\\p{M}*(?:ना|ं)?|ভাড়া নে\\p{L}*\\p{M}*|hyra(?! ut)|leje(?! ud)|leie(?! ut)|bérelni|kukodi|(?<!cho )thuê|menyewa',
    'rent (?:\\p{L}+ ){0,3}out|hire (?:\\p{L}+ ){0,3}out|let out|lease out|sublet|(?:unter)?vermiet(?:en|et)|zu vermieten|verpachten|verhuren|verhuurt|verhuurd|сда(?:ть|м|ём|ем|вать|дим)|dare (?:\\p{L}+ ){0,3}(?:in affitto|a noleggio|a nolo)|dar (?:\\p{L}+ ){0,3}en alquiler|donner (?:[\\p{L}’]+ ){0,3}en location|mettre (?:[\\p{L}’]+ ){0,3}en location|kiraya vermek|antaa vuokralle|oddać (?:\\p{L}+ ){0,3}w (?:najem|dzierżawę)|здати|здавати|تأجير|نؤجر|להשכיר|(?:נ|מ)שכיר|किरा(?:ये|ए) पर दे\\p{M}*(?:ना|ं)?|ভাড়া দে\\p{L}*\\p{M}*|hyra ut|uthyra|leje ud|udleje|leie ut|utleie|bérbe adni|kiadni|kukodisha|cho thuê|menyewakan',
    [
      '借り|(?<![出转轉])租(?![出给給]|.{1,8}(?:出去|给|給)|[金赁賃户戶客约約])|빌[리린릴림](?![어려])|임차|เช่า(?<!ให้เช่า)',
      '貸[すしせそさ]|貸し出|出租|租出|租[给給]|租.{1,8}(?:出去)|[转轉]租|빌려\\s?(?:주|준|줄|줌)|임대(?:하|한|해)|세\\s?놓|ให้เช่า',
    ],
  ),
  ofWords(
    '(?:kredit|darlehen)\\p{L}* auf(?:zu)?nehmen|(?:contracter|souscrire|prendre) un (?:prêt|crédit|emprunt)|(?:pedir|tomar|solicitar) un (?:préstamo|crédito)|(?:chiedere|accendere|prendere) un (?:prestito|mutuo)|(?:tomar|contrair|pedir) um (?:empréstimo|crédito)|(?:lening|krediet) (?:aangaan|afsluiten|opnemen)|(?:wziąć|zaciągnąć) (?:kredyt|pożyczkę)|взять (?:кредит|за[её]м|ссуду)|take (?:out |up )?(?:a|the) loan|kredi (?:almak|çekmek)|ta (?:ett|upp) lån|optage (?:et )?lån|ta opp (?:et )?lån',
    '(?:kredit|darlehen)\\p{L}* (?:ver|zu )?geben|(?:kredit|darlehen)\\p{L}* gewähren|(?:accorder|octroyer) un (?:prêt|crédit)|(?:conceder|otorgar|dar) un (?:préstamo|crédito)|(?:concedere|fare) un (?:prestito|mutuo)|(?:conceder|dar) um (?:empréstimo|crédito)|(?:lening|krediet) (?:verstrekken|geven)|udzielić (?:kredytu|pożyczki)|(?:выдать|дать) (?:кредит|за[её]м|ссуду)|(?:give|grant|make) (?:a|the) loan|kredi (?:vermek|açmak)|ge (?:ett )?lån|yde (?:et )?lån|gi (?:et )?lån',
    ['借金|融資を受け|借款|贷款(?=$|来)|대출을? ?받', '融資する|貸し付け|放贷|放款|대출을? ?해 ?[주준]'],
  ),
];
const [build = '', buildSigns = ''] = building.split('||');
const [repair = '', repairSigns = ''] = repairing.split('||');

/** To go on with something one has, and to do away with it. */
const keepingOn: Pair = ofWords(
  'keep|retain|behalten|beibehalten|garder|conserver|maintenir|mantener|conservar|mantenere|conservare|manter|houden|behouden|aanhouden|utrzymać|zachować|zostawić|оставить|сохранить|залишити|зберегти|behålla|ha kvar|beholde|bevare|säilyttää|zachovat|ponechat|megtartani|meghagyni|păstra\\p{L}*|menține\\p{L}*|διατηρ\\p{L}+|κρατήσ\\p{L}+|sürdür\\p{L}+|korumak|إبقاء|الإبقاء|الاحتفاظ|نبقي|حفظ|نگه داشتن|להשאיר|לשמור|जारी रख\\p{L}*\\p{M}*|बनाए रख\\p{L}*\\p{M}*|giữ|duy trì|mempertahankan',
  'scrap|axe|abolish|do away with|streichen|abschaffen|kippen|supprimer|abolir|eliminar|suprimir|quitar|eliminare|sopprimere|abolire|togliere|extinguir|schrappen|afschaffen|opheffen|zlikwidować|skasować|znieść|отменить|упразднить|убрать|скасувати|прибрати|slopa|avskaffa|afskaffe|nedlægge|avskaffe|fjerne|lakkauttaa|poistaa|zrušit|megszüntetni|eltörölni|elimina\\p{L}*|desființa\\p{L}*|καταργ\\p{L}+|kaldır\\p{L}+|إلغاء|نلغي|حذف|لغو|לבטל|बंद कर\\p{L}*\\p{M}*|ख़त्म कर\\p{L}*\\p{M}*|bãi bỏ|cắt bỏ|menghapus\\p{L}*',
  ['残す|維持|続け|保留|维持|維持|유지', '廃止|やめ|取消|裁撤|砍掉|폐지|없앤|없애|ยกเลิก'],
);

const opposites: readonly Pair[] = [
  ...hiring,
  keepingOn,
  ofStems(
    'keep|retain|hold on to|behalt|beibehalt|garder|conserv|maint[ei]n|mantien|mant[eé]n|manter|tenere|trattenere|houden|behoud|aanhoud|zatrzym|utrzym|zachow|сохран|остав|удерж|зберег|залиш|утрим|κρατ|διατηρ|elde tut|muhafaza|koru|elinde tut|احتفاظ|إبقاء|الإبقاء|نحتفظ|نبقي|نگه|نگاه دا|حفظ|לשמור|להשאיר|לשמר|बनाए रख|बरकरार|रखना|রাখা|রাখব|রেখে দ|வைத்திரு|வைத்துக்|mempertahan|pertahan|menyimpan|behåll|behold|pitää|ponecha|udrže|megtart|păstr',
    `${selling.stems}|${closing.stems}|${firing.stems}`,
    [
      '残す|残し|持ち続け|保有|保留|留着|留著|เก็บ.{0,20}ไว้|รักษา|유지|보유|남기',
      `${selling.signs}|${closing.signs}|${firing.signs}`,
    ],
  ),
  ofWords('giữ(?: lại)?', 'bán|đóng(?: cửa)?'),
  ofWords(
    'now|right now|right away|immediately|at once|jetzt|sofort|gleich|umgehend|maintenant|tout de suite|immédiatement|dès à présent|ahora|ya|inmediatamente|de inmediato|agora|já|imediatamente|ora|adesso|subito|immediatamente|nu|meteen|onmiddellijk|teraz|od razu|natychmiast|сейчас|немедленно|сразу|зараз|негайно|одразу|τώρα|αμέσως|şimdi|hemen|derhal|الآن|حالا|فورا|فوراً|اکنون|الان|هم‌اکنون|همین حالا|עכשיו|מיד|כעת|अभी|तुरंत|এখন|এখনই|இப்போது|இப்போதே|உடனே|ngay bây giờ|bây giờ|ngay|sekarang|segera|genast|nå|nyt|heti|teď|nyní|ihned|azonnal|acum|imediat',
    'later|not yet|später|spätere?[mnrs]?|plus tard|ultérieurement|más tarde|más adelante|después|luego|mais tarde|depois|più tardi|più avanti|in seguito|straks|naderhand|później|potem|позже|позднее|потом|пізніше|згодом|потім|αργότερα|daha sonra|sonraya?|ileride|لاحقا|لاحقاً|فيما بعد|بعداً|بعدا|بعدها|אחר כך|מאוחר יותר|בהמשך|बाद में|পরে|பின்னர்|பிறகு|sau này|về sau|để sau|nanti|kemudian|senare|senere|myöhemmin|později|később|mai târziu',
    [
      '今すぐ|ただちに|直ちに|现在|現在|立即|立刻|马上|馬上|ตอนนี้|ทันที|เดี๋ยวนี้|지금|당장|즉시',
      '後で|あとで|後日|以后|以後|之后|之後|稍后|稍後|将来|將來|ภายหลัง|ทีหลัง|나중에|추후',
    ],
  ),
  ofStems(buying.stems, selling.stems, [buying.signs, selling.signs]),
  ofWords('mua|beli', 'bán|jual'),
  ofStems(buying.stems, renting.stems, [buying.signs, renting.signs]),
  ofStems(selling.stems, renting.stems, [selling.signs, renting.signs]),
  ofStems(build, renting.stems, [buildSigns, renting.signs]),
  ofStems(repair, selling.stems, [repairSigns, selling.signs]),
  ofStems(repair, build, [repairSigns, buildSigns]),
  ofWords('mua|beli', 'thuê|sewa'),
  ofStems(
    'hold|last|persist|stay|remain|halt|hält|bleib|tient|tiendra|dure|manten|mantien|tiene|terrà|houd|utrzym|сохран|удерж|збереж|κρατ',
    'collaps|slump|crash|plung|dr[iy] up|brich|einbrech|zusammenbr|effondr|desplom|derrumb|croll|instort|załam|рухн|обвал|завал|καταρρ',
  ),
  ofStems(
    'open|reopen|eröffn|öffn|offen|aufmach|ouvr|ouvert|abrir|abier|abert|aprir|apert|otwie|otwor|откры|відкри|ανοί|άνοι|aç|membuka|buka|فتح|افتتاح|باز|לפתוח|खोल|খোল|திற|öppn|åbn|åpn|avata|otevř|nyit|deschid',
    closing.stems,
    ['開く|開け|開店|開設|开店|开设|开放|เปิด|열[고어]|연다|개점|개설', closing.signs],
  ),
  ofWords('mở(?: cửa)?', 'đóng(?: cửa)?'),
  ofWords('chấp nhận|đồng ý|nhận', 'từ chối|khước từ|bác bỏ'),
  ofStems(
    'accept|approv|take up|annehm|annahme|zustimm|acept|aceit|accett|aanvaard|aanneem|aannem|aangenom|akcept|przyj|приня|одобр|прийня|αποδ[εέ]χ|kabul|menerima|terima|قبول|نقبل|پذیر|לקבל|स्वीकार|গ্রহণ|ஏற்|godkänn|godkend|godta|hyväksy|přij|elfogad',
    'reject|refus|walk away|walking away|pass up|declin|turned down|turn down|ablehn|ausschlag|zurückweis|rejet|rechaz|recus|rejeit|rifiut|weiger|afwijz|afsla|odrzuc|отклон|отказ|відхил|відмов|απορρ[ίι]|reddet|menolak|menampik|tolak|رفض|نرفض|رد کن|رد کرد|رد می|לדחות|לסרב|अस्वीकार|ठुकरा|প্রত্যাখ্যান|நிராகரி|avslå|avvis|afslå|afvis|hylä|odmít|elutasít',
    ['受け入れ|承諾|受諾|接受|รับข้อเสนอ|ยอมรับ|ตอบรับ|수락|받아들', '断る|断り|拒否|拒絶|拒绝|拒絕|ปฏิเสธ|거절|거부'],
  ),
  ofStems(
    'rais|rise|rising|rose|increas|grow|higher|erhöh|anheb|steig|teurer|augment|hauss|relever|relève|subir|sube|subida|aument|verhog|stijg|podn[io]|wzros|rośni|повы[шс]|увелич|вырос|раст[её]|підви|збільш|зрост|αυξ|αύξ|artır|arttır|artacak|yüksel|menaikkan|naik|tăng|رفع|زيادة|سيرتفع|افزایش|להעלות|बढ़|বাড়|உயர்|höj|forhøj|hæve|nosta|zvýš|emel|creșt',
    'lower|reduc|cut|cutting|decreas|falls|falling|fell|drop|declin|shrink|senk|sink|sank|verringer|billiger|baiss|rédu|dimin|baja|bajo|baix|rebaj|reduz|ridu|calar|abbass|verlag|daal|obniż|spad|сниз|сниж|уменьш|упад|пада|зниз|зменш|впад|μει[ώω]|πέσ|düş|azal|indir|menurunkan|turun|giảm|خفض|تخفيض|سينخفض|کاهش|להוריד|घट|কমা|কমব|குறை|sänk|nedsæt|senk|laske|sníž|csökk|scăd',
    [
      '値上げ|引き上げ|上げる|増や|増加|涨|漲|提高|上调|增加|เพิ่ม|인상|올[리린릴려라]|늘[리린릴려]|오르',
      '値下げ|引き下げ|下げる|減ら|減少|降|跌|减|減|ลด|인하|내[리린릴려]|줄[이인일여]|떨어지',
    ],
  ),
  ofStems(
    'hire|hiring|recruit|einstell|anstell|embauch|engager|recrut|contratar|assumer|assunzion|aannem|aanwerv|zatrudn|наня|нанима|найня|προσλ|işe al|merekrut|tuyển|توظيف|نوظف|استخدام|לגייס|להעסיק|नियुक्त|নিয়োগ|anställ|ansæt|ansett|palka|felvesz|angaj',
    firing.stems,
    ['採用|雇う|雇用|招聘|聘用|扩招|擴招|招人|จ้าง|채용|고용', firing.signs],
  ),
  ofWords(
    'before|vor|bevor|avant|antes|prima|voor|przed|до|перед|πριν|önce|sebelum|trước|قبل|पहले|আগে|முன்(?:பு|னர்)?|לפני|före|før|ennen|před|înainte',
    'after|nach|nachdem|après|después|depois|dopo|na|po|после|після|μετά|sonra|setelah|sesudah|sau|بعد|پس از|बाद|পরে|பின்(?:பு|னர்)?|بعد از|אחרי|efter|etter|jälkeen|după',
    ['前に|之前|以前|ก่อน|전에', '後に|之后|之後|以后|以後|หลัง|후에'],
  ),
  ofWords(
    'more|mehr|plus|más|mais|più|meer|więcej|больше|більше|περισσότερα?|daha fazla|nhiều hơn|أكثر|أكبر|بیشتر|יותר|अधिक|ज़्यादा|ज्यादा|বেশি|அதிக|அதிகம்|கூடுதல்|lebih banyak|mer|mere|enemmän|více|több',
    'less|fewer|weniger|moins|menos|meno|minder|mniej|меньше|менше|λιγότερα?|daha az|ít hơn|أقل|کمتر|פחות|कम|কম|குறைந்த|குறைவான|குறைவு|lebih sedikit|mindre|færre|färre|vähemmän|méně|kevesebb',
    ['更多|より多く|더 많|มากขึ้น|มากกว่า', '更少|より少な|더 적|น้อยลง|น้อยกว่า'],
  ),
  ofStems(
    'renew|extend|prolong|verläng|renouvel|renov|prorrog|rinnov|prolung|verleng|przedłuż|продл|продовж|ανανε|yenile|uzat|memperpanjang|gia hạn|تجديد|تمدید|להאריך|förläng|forlæng|forleng',
    'lapse|expire|terminat|cancel|kündig|auslauf|résili|rescind|disdi|opzegg|wypowie|расторг|розірв|mengakhiri|chấm dứt|إنهاء|فسخ|לבטל|opsig',
    ['更新|延長|延长|续约|續約|续签|ต่อสัญญา|연장|갱신', '解約|解约|解除|終了|终止|ยกเลิก|해지'],
  ),
  ofStems(
    'start|begin|launch|introduc|anfang|lanc|commenc|empez|comenz|começ|inizi|avvi|zacz|rozpocz|нача|начин|поча|ξεκιν|başla|memulai|bắt đầu|بدء|نبدأ|شروع|להתחיל|शुरू|শুরু',
    'stop|halt|ceas|discontinu|aufhör|beend|arrêt|cess|parar|detener|smett|przesta|zakończ|прекра|останов|припин|зупин|σταμα|durdur|berhenti|dừng|ngừng|إيقاف|وقف|نتوقف|متوقف|להפסיק|रोक',
    ['始め|開始|开始|เริ่ม|시작', 'やめ|中止|停止|停产|หยุด|중단'],
  ),
  ofStems(
    'expand|ausbau|erweiter|agrandi|expans|ampli|espand|uitbreid|rozszerz|расшир|розшир|genişle|memperluas|mở rộng|توسيع|التوسع|گسترش|להרחיב|להגדיל|विस्तार',
    'shrink|downsiz|reduc|reduz|réduc|riduc|ridur|aufgeb|verklein|rédui|recort|encolh|inkrimp|сократ|сокращ|скороч|küçül|memperkecil|thu hẹp|تقليص|کوچک|לצמצם',
    ['拡大|扩大|擴大|ขยาย|확대', '縮小|缩小|缩减|축소'],
  ),
  ofWords(
    'wins?|winning|won|gewinn(?:t|en)|gagner|ganar|ganhar|vincere|winnen|wygrać|выиграть|виграти|kazan\\p{L}*|menang|thắng',
    'loses?|lost|losing|verlier(?:t|en)|perdre|perder|perdere|verliezen|przegrać|проиграть|програти|kaybe\\p{L}*|kalah|thua',
  ),
  ofWords(
    'keep|keeps|retain|stay|stays|remain|behalten|beibehalten|bleiben|bleibt|garder|conserver|rester|maintenir|mantener|conservar|quedarse|mantenere|tenere|restare|manter|ficar|houden|blijven|utrzymać|zostać|zatrzymać|оставить|сохранить|остаться|залишити|зберегти|الاحتفاظ|البقاء|الإبقاء',
    'leave|leaves|quit|scrap|abandon|get rid of|give up|withdraw|exit|verlassen|aufgeben|abschaffen|loswerden|austreten|quitter|abandonner|abandonar|dejar|salir|lasciare|abbandonare|uscire|deixar|sair|verlaten|opgeven|porzucić|opuścić|odejść|покинуть|бросить|уйти|покинути|التخلي|الانسحاب|مغادرة',
    ['残す|維持|続け|保留|维持|留下|유지', 'やめ|撤退|離れ|放弃|放棄|退出|离开|포기|철수'],
  ),
  ofWords(
    'enter|join|beitreten|eintreten|einsteigen|entrer|rejoindre|entrar|entrare|aderire|toetreden|wejść|przystąpić|войти|вступить',
    'leave|exit|quit|austreten|aussteigen|sortir|quitter|salir|uscire|sair|uittreden|wyjść|wystąpić|выйти',
    ['参入|加入|進出|进入|진출', '撤退|退出|離脱|철수'],
  ),
  ofStems('merg|fusion', 'split|demerg|spin off|abspalt|aufspalt|scission|escind'),
  ofStems('import', 'export'),
  ofStems('tighten|verschärf|resserr|endurec', 'loosen|relax|locker|assoupl|flexibili|allent'),
  ofStems(
    'anticip|vorzieh|vorgezog|bring forward|adelant|avanc(?=er|ez|ons)|vervroeg|przyspiesz|приближ|передвинуть на более ранн|öne al|تقديم موعد|tidigarelägg|fremrykk|framskynd|aikaist|előrehoz|devans',
    'postpon|delay|verschieb|verschob|repouss|report(?=er|ez|ons)|aplaz|retras|rinvi|rimand|uitstel|adiar|odłoż|odłóż|przełoż|отлож|відклад|αναβ[άα]λ|ertele|تأجيل|senarelägg|skjut|udskyd|utsett|lykkä|odlož|halaszt|amân',
    ['前倒し|提前|앞당', '延期|先送り|推迟|推遲|延后|延後|미루|미룬|연기'],
  ),
  ofStems('genehmig|bewillig|toegekend', 'untersag|verweiger|geweiger'),
  ofWords(
    '(?:go|goes|going) public|an die Börse gehen|entrer en bourse|salir a bolsa|quotarsi',
    '(?:stay|stays|staying|remain|remains) private|privat bleiben|rester privée?|quedarse fuera de la bolsa|restare privata',
  ),
  ofWords(
    'lend|lends|lending|lent|verleihen|prêter|prestare|uitlenen',
    'borrow|borrows|borrowed|borrowing|ausleihen|leihen|emprunter|lenen',
  ),
  ofWords(
    'agrees?|consents?|supports?|zustimmen|stimmt zu|unterstütz(?:t|en)|souten(?:ir|u)|soutient|soutiendra|apoya\\p{L}*|sosten\\p{L}+|steun(?:t|en)',
    "objects?|opposes?|widersprechen|widerspricht|widersetz(?:t|en)|(?:s[’'])?oppose\\p{L}*|opon\\p{L}+",
  ),
  ofWords(
    'file|files|filing|anmelden|déposer|registrar|depositare',
    'give up|gives up|giving up|drop|drops|abandon|aufgeben|abandonner|abandonar|abbandonare',
  ),
  ofWords('half(?:-time)?|halbe[mnrs]?', 'full(?:-time)?|whole|ganze[mnrs]?'),
  ofWords(
    'allow|permit|erlauben|zulassen|autoriser|permitir|permettere|toestaan|разрешить',
    'ban|forbid|prohibit|verbieten|interdire|prohibir|proibir|vietare|verbieden|запретить',
  ),
  ofWords(
    'include|includes|einschließen|inclure|incluir|includere',
    'exclude|excludes|ausschließen|exclure|excluir|escludere',
  ),
  ofStems(
    'insourc|in-hous|inhouse|selbst|internali',
    'outsourc|outhous|buy (?:it |them )?in|auslager|externali|esternali|fremdverg',
  ),
  ofStems('centrali|zentrali', 'decentrali|dezentrali|décentrali|descentrali'),
  ...pairsOf(exclusive, ofStems),
];

/** What keeps two texts apart, and tells nothing about which option a headline names. */
const ways: readonly Pair[] = [
  ...pairsOf([...opposedDeeds, ...doers, ...timesAndPlaces], ofStems),
  ...pairsOf([...scopes, ...recipients], ofWords),
  ofStems(mending.split('||')[0] ?? '', buying.stems, [mending.split('||')[1] ?? '', buying.signs]),
  ofStems(onCredit.split('||')[0] ?? '', `${renting.stems}|en location|лизинг|лізинг`, [
    onCredit.split('||')[1] ?? '',
    renting.signs,
  ]),
];
const deedsAndWays: readonly Pair[] = [...opposites, ...ways];
