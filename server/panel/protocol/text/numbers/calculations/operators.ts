/** What stands between two numbers of a calculation, in signs and in the words that mean nothing else there. */
const words: Readonly<Record<string, string>> = {
  '+': 'plus|más|mais|più|плюс|συν|artı|زائد|به\u200cعلاوه\\p{L}*|ועוד|加上?|プラス|더하기|ditambah|cộng|บวก|plusz',
  '-': 'minus|less|moins|menos|meno|mínusz?|минус|мінус|μείον|eksi|ناقص|منهای|פחות|घटा|减去?|減去?|マイナス|빼기|dikurangi|trừ|ลบ',
  '×': 'times|multiplied by|mal|fois|por|vezes|volte|per|keer|maal|gånger|gange|ganger|kertaa|razy|krát|szor|szer|ször|ori|помножити на|умножить на|επί|çarpı|kere|ضرب(?:در)?|כפול|गुना|গুণ|乘以?|かける|掛ける|곱하기|dikali(?:kan)?|kali|nhân(?: với)?|คูณ',
  '/': 'divided by|geteilt durch|divisé par|entre|dividido (?:por|entre)|diviso(?: per)?|gedeeld door|delat med|divideret med|delt på|jaettuna|podzielone przez|děleno|osztva|împărțit la|разделить на|поділити на|διά|bölü|مقسوم\\p{L}* على|تقسیم بر|חלקי|भाग|除以|割る|나누기|dibagi|chia(?: cho)?|หาร(?:ด้วย)?',
};
const signs: Readonly<Record<string, string>> = {
  ...{ '+': '+＋', '-': '−–－-', '×': '×＊*·', '/': '÷／/:' },
};

/** With what is counted before it, in few words: "14,600 scans ÷ 365". The signs of currencies and percent may stand before the second number. */
const pattern = new RegExp(
  `^(?:\\s?[\\p{L}\\p{M}\u2019'"\u201D\u00B2.-]{1,20}){0,2}?\\s*(?:(?<sign>[+＋−–－×＊÷*·/／:-]|[xX](?=[\\s\\p{Nd}\\p{Sc}]))|(?<![\\p{L}\\p{M}](?<![\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\u0E00-\u0E7F]))(?<word>${Object.values(words).join('|')})(?![\\p{L}\\p{M}](?<![\u3040-\u30FF\u3400-\u9FFF\uAC00-\uD7AF\u0E00-\u0E7F])))\\s*(?:\\p{Sc}|\\p{Lu}{1,3}\\$?|Rp\\.?|[%٪])?\\s*$`,
  'iu',
);
const ofWord = Object.entries(words).map(([sign, all]) => ({ sign, all: new RegExp(`^(?:${all})$`, 'iu') }));

/** The sign of calculation that the text between two numbers is: + - × or /; null for any other text. */
export const operatorIn = (between: string): string | null => {
  const { sign, word } = pattern.exec(between)?.groups ?? {};
  if (sign !== undefined) return Object.entries(signs).find(([, all]) => all.includes(sign))?.[0] ?? '×';
  return word === undefined ? null : (ofWord.find(({ all }) => all.test(word))?.sign ?? null);
};
