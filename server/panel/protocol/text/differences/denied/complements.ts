import { negationsIn } from './negation.ts';

/**
 * Two texts without the words by which one denies the opposite of what the other says: "Close on Mondays", "Do not open on Mondays". Null where they do
 * not. Only of what has no third way: not to buy is not to sell.
 */
export const withoutDeniedOpposite = (a: string, b: string, language: string): readonly [string, string] | null => {
  for (const [one, other] of complements) {
    const isDenied =
      denies(a, one, b, other, language) ||
      denies(a, other, b, one, language) ||
      denies(b, one, a, other, language) ||
      denies(b, other, a, one, language);
    if (isDenied) return [without(a, one, other), without(b, one, other)];
  }
  return null;
};
const without = (text: string, one: RegExp, other: RegExp): string => text.replace(one, ' ').replace(other, ' ');

/** Whether a text denies right beside it what is the opposite of what the other says without a denial; "refuse" is none of its own. */
const denies = (said: string, one: RegExp, denied: string, other: RegExp, language: string): boolean => {
  const place = other.exec(denied);
  if (place === null || !one.test(said) || other.test(said) || one.test(denied)) return false;
  const before = denied.slice(0, place.index).replace(inTwoWords, 'pas');
  const after = denied.slice(place.index + place[0].length);
  const beside = `${beforeIt.exec(before)?.[0] ?? ''} ${verbLast.test(language) ? (behindIt.exec(after)?.[0] ?? '') : ''}`;
  return (
    negationsIn(beside, language) === 1 &&
    negationsIn(`${before} ${after}`, language) === 1 &&
    negationsIn(said.replace(one, ' '), language) === 0
  );
};
/** French denies in two words, which count as one. */
const inTwoWords = /(?<!\p{L})ne (?:pas|plus)(?!\p{L})/giu;
const beforeIt = /(?:\S+\s+){0,2}$/u;
const behindIt = /^(?:[\p{Script=Han}\p{Script=Hiragana}]{1,4}|\s*\S+(?:\s+\S+)?)/u;
/** Languages that deny a verb at its end. */
const verbLast = /^(?:tr|az|kk|ja|ko|hi|bn|ta|ur|fa)\b/u;

const ofStems = (words: string, signs: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})[\\p{L}\\p{M}]{0,6}(?![\\p{L}\\p{M}])|${signs}`, 'iu');
const complements: readonly (readonly [RegExp, RegExp])[] = [
  [
    ofStems(
      'open|öffn|geöffn|offen|ouvr|ouvert|abr[aei]|abiert|abert|apri|apert|openen|otwie|otwor|откры|відкри|ανοί|aç(?:mak|ma|alım|ıl)|فتح|לפתוח|खोल|খোল|திற|mở|membuka|buka|öppn|åbn|åpn|avata|otev|otvír|nyit|deschid',
      '開け|開店|营业|營業|开门|開門|열[고어지]|연다|เปิด',
    ),
    ofStems(
      'clos|shut|schließ|schliess|geschloss|gesloten|fermer|ferm|cerr|cierr|fech|chiu|sluit|zamk|zamyk|закры|закри|κλεί|kapat|kapal|إغلاق|לסגור|बंद|বন্ধ|மூட|đóng|menutup|tutup|stäng|lukk|sulje|zavř|zavír|bezár|zár|închid',
      '閉め|閉店|休業|关门|關門|关闭|關閉|歇业|歇業|닫|휴업|(?<!เ)ปิด',
    ),
  ],
  [
    ofStems(
      'accept|annehm|annahme|anzunehm|accepter|acept|aceit|accett|aanvaard|accepteer|aannem|przyj|akcept|приня|прийня|αποδ[εέ]χ|δεχ|kabul|قبول|نقبل|پذیر|לקבל|स्वीकार|গ্রহণ|ஏற்|chấp nhận|menerima|terima|accepter|godta|hyväksy|přij|elfogad',
      '受け入れ|承諾|受諾|接受|수락|받아들|รับ',
    ),
    ofStems(
      'reject|refus|declin|turn(?:ing)? (?:[\\p{L}’]+ ){0,3}down|ablehn|ausschlag|zurückweis|rejet|déclin|rechaz|recus|rejeit|rifiut|respin|weiger|afwijz|afsla|odrzuc|отклон|отказ|відхил|відмов|απορρ[ίι]|reddet|رفض|نرفض|לדחות|לסרב|अस्वीकार|ठुकरा|প্রত্যাখ্যান|நிராகரி|từ chối|menolak|tolak|avslå|avvis|tacka nej|afslå|afvis|hylätä|hylkää|odmít|elutasít|refuz',
      '断る|断り|拒否|拒绝|拒絕|거절|거부|ปฏิเสธ',
    ),
  ],
  [
    ofStems(
      'chang|switch|wechsel|cambi|mudar|trocar|overstap|wissel|verander|zmieni|смен|поменя|менять|зміни|змінюв|αλλάξ|αλλάζ|değiştir|تغيير|להחליף|बदल|পরিবর্তন|மாற்ற|đổi|mengganti|ganti|byta|byte|skift|bytte|vaiht|změni|měnit|vált|schimb',
      '换|換|変え|乗り換え|切り替え|바꾸|교체|เปลี่ยน',
    ),
    ofStems(
      'stay|stick|bleib|behalt|rester|garder|qued|seguir|mantener|ficar|manter|restare|tenere|mantenere|blijv|houd|zosta|pozosta|остать|остав|залиш|μείν|κρατήσ|devam|البقاء|الاستمرار|להישאר|रहना|বজায়|தொடர|tiếp tục|tetap|stanna|behåll|bliv|behold|forbli|pysy|zůst|ponech|marad|rămân',
      '続け|継続|继续|繼續|维持|維持|유지|계속|ต่อไป',
    ),
  ],
];
