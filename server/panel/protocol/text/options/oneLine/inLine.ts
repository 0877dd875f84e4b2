import { anyAnd, andWithin, anyOr, orWithin } from '../connectives.ts';
import { bare } from '../itemName.ts';
import { toDecide } from '../said/leads.ts';
import { choicesInLine, placeInWords, wordForOption } from '../ordinalLabels.ts';

/**
 * "(a) buy, (b) lease or (c) wait", "① 買う ② 借りる": at least two marks in their order. What must be all of them is no choice, where nothing
 * leads over to one and no word for "or" stands between them.
 */
export const inLine = (line: string, isLedTo: () => boolean): string[] => {
  const chosen = ofChoices(line);
  if (chosen.length > 0) return chosen;
  if (
    !/[)）①-⑳㉠㋐]|1[°º]\s|[1一甲A][.、]\s?|[一甲]\s?[:：]|[:：]\s{0,2}1[.、]|[1A]\s?[:：–—-]|A(?:案|안)|1\.\)|ที่\s?1/u.test(
      line,
    )
  )
    return [];
  for (const { pattern, place, ofSteps } of inlineMarks) {
    const found = [...line.matchAll(pattern)];
    const ordered = found.filter(({ 1: sign = '' }, i) => place(sign) === i);
    if (ordered.length < 2 || ordered.length !== found.length) continue;
    const isOr = found.some(({ index }) => endsWithOr.test(line.slice(Math.max(0, index - longestJoint), index)));
    if (ofSteps && !isOr && !isLedTo()) return [];
    const lead = line.slice(0, found[0]?.index).slice(-longestLead);
    if (!isOr && demands.test(lead) && !decides.test(lead) && !isLedTo()) return [];
    return found.map((mark, i) =>
      bare(
        line
          .slice(mark.index + mark[0].length, found[i + 1]?.index)
          .replace(joint, '')
          // The sentence ends with its last item, or goes on about all of them.
          .replace(i === found.length - 1 ? ofAll : /$^/u, '')
          .replace(/(?<=[\p{L}\p{M}\p{N})])(?:[。।!?？؟！]|\.(?!\p{N})).*$/su, ''),
      ),
    );
  }
  return [];
};
const label = `${wordForOption}|plan|options|alternatives|variante?s|الخيار|案|안`;
/** "Which of these?", "the three". */
const ofAll = /\s중(?:에서|에)?\s.{0,80}$|[、,，]?\s?の(?:[二三四五2-5２-５]つ|どれ|いずれ|どちら).{0,80}$/su;
const counts = ['一二三四五六', '甲乙丙丁'];
const placeOfLabel = (sign: string): number =>
  counts.map((row) => row.indexOf(sign)).find((at) => at >= 0) ?? placeOfLatin(sign);
const placeOfLatin = (sign: string): number =>
  /\p{L}/u.test(sign) ? sign.toUpperCase().charCodeAt(0) - 65 : Number(sign) - 1;
const romans = 'i ii iii iv v vi vii viii ix x'.split(' ');
/** `ofSteps`: so are steps marked, too. */
const inlineMarks: readonly {
  readonly pattern: RegExp;
  readonly place: (sign: string) => number;
  readonly ofSteps?: true;
}[] = [
  { pattern: /(?<![\p{L}\p{N}])[(（]?([a-h])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 97 },
  { pattern: /(?<![\p{L}\p{N}])[(（]?(i{1,3}|iv|vi{0,3}|ix|x)[)）]\s*/gu, place: (sign) => romans.indexOf(sign) },
  {
    pattern: /(?<![\p{L}\p{N}])[(（](I{1,3}|IV|VI{0,3}|IX|X)[)）]\s*/gu,
    place: (sign) => romans.indexOf(sign.toLowerCase()),
  },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([а-г])[)）]\s*/gu, place: (sign) => 'абвг'.indexOf(sign) },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([أابجد])[)）]\s*/gu, place: (sign) => 'ابجد'.indexOf(sign.replace('أ', 'ا')) },
  { pattern: /(?<![\p{L}\p{N}])[(（]?(الف|[بجد])[)）]\s*/gu, place: (sign) => ['الف', 'ب', 'ج', 'د'].indexOf(sign) },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([α-δ])[)）]\s*/gu, place: (sign) => 'αβγδ'.indexOf(sign) },
  ...['กขคง', 'कखगघ', 'কখগঘ', 'அஆஇஈ', '가나다라', '一二三四', 'アイウエ', '甲乙丙丁'].map((row) => ({
    pattern: new RegExp(`[(（]([${row}])[)）]\\s*`, 'gu'),
    place: (sign: string) => row.indexOf(sign),
  })),
  { pattern: /(?<![\p{L}\p{N}])[(（]?([אבגד])[)）]\s*/gu, place: (sign) => 'אבגד'.indexOf(sign) },
  { pattern: /(?<![\p{L}\p{N}])[(（]([A-H])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 65 },
  { pattern: /(?<=(?:^|[:：;；,，.。])\s{0,2})([A-H])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 65 },
  {
    pattern: /(?<=^|(?:\p{L}|[,，;；])\s)([A-H])[)）]\s+(?=[\p{L}\p{N}\p{Sc}])/gu,
    place: (sign) => sign.charCodeAt(0) - 65,
    ofSteps: true,
  },
  { pattern: /(?<![\p{L}\p{N}.,])[(（]?([1-9])[)）]\s*/gu, place: (sign) => Number(sign) - 1 },
  {
    pattern: /(?<=[:：;；，,。.]\s{0,2})([1-9])[.、](?!\p{Nd})\s*/gu,
    place: (sign) => Number(sign) - 1,
    ofSteps: true,
  },
  { pattern: /(?<![\p{L}\p{N}.,])([1-9])[°º]\s+(?=\p{L})/gu, place: (sign) => Number(sign) - 1, ofSteps: true },
  { pattern: /(?<![\p{L}\p{N}])([1-9])\.[)）]\s*/gu, place: (sign) => Number(sign) - 1 },
  { pattern: /(?<=^|[。.;；]\s?)([A-H])(?:案|안)\s?[:：]\s*/gu, place: placeOfLatin },
  { pattern: /([①-⑳])\s*/gu, place: (sign) => sign.charCodeAt(0) - 0x2460 },
  { pattern: /([㉠-㉻])\s*/gu, place: (sign) => sign.charCodeAt(0) - 0x3260 },
  { pattern: /([㋐-㋾])\s*/gu, place: (sign) => sign.charCodeAt(0) - 0x32d0 },
  {
    pattern: /(?<=[:：;；，,。.]\s{0,2})([甲乙丙丁])[、.．]\s*/gu,
    place: (sign) => '甲乙丙丁'.indexOf(sign),
    ofSteps: true,
  },
  // "Option 1: …; option 2: …".
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:${label})\\s?(?:no\\.?\\s?)?([1-9A-H一二三四五六甲乙丙丁])\\s?(?:[:：)）]|[–—-](?=\\s))\\s*`,
      'giu',
    ),
    place: placeOfLabel,
  },
  // "Option 1 (rent), option 2 (buy) or option 3 (share)".
  {
    pattern: new RegExp(
      `(?<!\\p{L})(?:${label})\\s?([1-9A-H一二三四五六甲乙丙丁])\\s?(?=[(（][^()（）]{3,160}[)）])`,
      'giu',
    ),
    place: placeOfLabel,
  },
  // "Option 1. … Option 2. …", each the beginning of a sentence.
  {
    pattern: new RegExp(`(?<=(?:^|[.!?:：。！？])\\s{0,2})(?:${label})\\s?([1-9A-H])\\.\\s+(?=\\p{L})`, 'giu'),
    place: placeOfLabel,
  },
  { pattern: /(?:ทางเลือก|ตัวเลือก)ที่\s?([1-9])\s*[:：]?\s*/gu, place: placeOfLabel },
];
const endsWithOr = new RegExp(`(?:(?<![\\p{L}\\p{M}])(?:${anyOr})|${orWithin}|或)[\\s,;،；，(（]*$`, 'iu');
const longestJoint = 20;
/** "It must", "there is a need to". */
export const demands =
  /(?<![\p{L}\p{M}])(?:must|has to|have to|needs? to|shall|muss|müssen|soll|sollen|doit|doivent|dois|devons|dobbiamo|devo|debemos|debo|devemos|debe|deben|deve|devem|devono|moet|moeten|måste|skal|må|bør|bör|täytyy|pitää|musí|musíme|musím|máme(?= buď)|mám(?= buď)|kell|trebuie|musi|muszą|должн[аоы]?|должен|необходимо|нужно|надо|повин\p{L}+|треба|πρέπει|gerek\p{L}*|zorunda|باید|يجب|ينبغي|חייב\p{L}*|צריך|चाहिए|হবে|வேண்டும்|phải|harus)(?![\p{L}\p{M}])|必[须須]|なければ|べき|해야|ต้อง/iu;
const longestLead = 80;
/** "We must decide:" demands a choice. */
const decides = new RegExp(`(?:${toDecide.source})[^.!?;:：]{0,12}[:：]\\s*$`, 'iu');

/** "1st choice — keep her; 2nd choice — look outside". */
const ofChoices = (line: string): string[] => {
  for (const pattern of choicesInLine) {
    const found = [...line.matchAll(pattern)];
    if (found.length >= 2 && found.every(({ 1: sign = '' }, i) => (placeInWords(sign) ?? Number(sign)) === i + 1))
      return found.map((mark, i) =>
        bare(line.slice(mark.index + mark[0].length, found[i + 1]?.index).replace(joint, '')),
      );
  }
  return [];
};

/** What joins an item to the next one. */
const joint = new RegExp(
  `[\\s,;،؛、，；]*(?:(?<=[\\s,;،؛、，；])(?:${anyOr}|${anyAnd}|ו-?)|${orWithin}|${andWithin})?[\\s,;،؛、，；(（]*$`,
  'iu',
);
