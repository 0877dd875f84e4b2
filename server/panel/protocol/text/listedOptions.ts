import { comparable } from './text.ts';

/**
 * Options that a text lists as such, in its own words: items of a list that is introduced as a choice, and items that are numbered within a sentence.
 * Written so that nothing listed is missed; what is no list is left to those who understand the text.
 */
export const listedOptions = (text: string): string[] => {
  const lines = text.split('\n').map((line) => line.trim());
  const found = [...inLists(lines), ...lines.flatMap(inLine)].filter((item) => /[\p{L}\p{N}]/u.test(item));
  return [...new Map(found.map((item) => [comparable(item), item])).values()].slice(0, mostListed);
};
const mostListed = 20;

/** Kinds of marks before an item; a list keeps to one kind. Letters and numbers of every script count. */
const marks: readonly RegExp[] = [
  /^[-*•‣◦–—∙▪▫●○◆■□☐►▶➤➜➔→⇒✓✔✅👉・·‧]\s*(?=\S)/u,
  /^[(（]?\p{Nd}{1,2}(?:[)）、．]|[.:：](?!\p{Nd}))\s*/u,
  /^[①-⑳❶-❿⓵-⓾㈠-㈩Ⓐ-ⓩ]\s*/u,
  /^[(（]?(?:الف|[\p{L}](?:\p{M}*))[)）.．:：、]\s*/u,
  /^[(（]?(?:第?[一二三四五六七八九十]{1,2})[)）.．:：、，]\s*/u,
  /^(?:\p{L}[\p{L}\p{M}]*\s?){1,2}\s?(?:\p{Nd}{1,2}|\p{Lu}|[一二三四五甲乙丙丁])\s*[:：.)）–—-]\s+/u,
  // Letters of scripts that have no capitals: "الخيار ب:", "विकल्प क:".
  /^(?:\p{L}[\p{L}\p{M}\u200C]*\s){1,2}(?:الف|\p{L}\p{M}*)\s*[:：]\s*/u,
  /^(?:方案|选项|選項|案|選択肢|옵션|대안)\s*(?:\p{Nd}{1,2}|\p{Lu}|[一二三四五甲乙丙丁])\s*[:：.)）、–—-]?\s*/u,
];

/** Words by which people introduce what they choose between, by their beginnings. */
const choice =
  /option|opties?|alternativ|choice|choose|possibilit|variant|möglichkeit|wähl|zur wahl|opci[oó]n|posibilidad|elegir|choix|choisir|opç(?:ão|ões)|escolh|opzion|scegl|scelt|alternatie|keuze|kiez|mogelijkhe|opcj|możliwoś|wyb[ior]|seçenek|şık|вариант|выб[оиур]|варіант|вибр|вибор|επιλογ|εναλλακτικ|خيار|بدائل|البدائل|نختار|گزینه|راه|אפשרו|חלופ|לבחור|विकल्प|চয়ন|বিকল্প|தேர்வு|வழிகள்|ทางเลือก|ตัวเลือก|phương án|lựa chọn|pilihan|opsi|選択肢|選ぶ|案は|^案[A-Z甲乙丙\p{Nd}]|선택|대안|옵션|选项|选择|方案|選項|選擇/iu;

const isIntroduction = (line: string): boolean => choice.test(line) || /[?？؟;]\s*$/u.test(line);

const inLists = (lines: readonly string[]): string[] => {
  const items: string[] = [];
  let introduction = '';
  for (let i = 0; i < lines.length;) {
    const line = lines[i] ?? '';
    const mark = marks.find((one) => one.test(line) && one.test(nextOf(lines, i)));
    if (!mark) {
      if (line !== '') introduction = line;
      i++;
      continue;
    }
    const own: string[] = [];
    for (; i < lines.length && (lines[i] === '' || mark.test(lines[i] ?? '')); i++)
      if (lines[i] !== '') own.push((lines[i] ?? '').replace(mark, ''));
    const named = lines[i - 1] !== undefined && choice.test(labelOf(lines, i));
    if (named || isIntroduction(introduction) || choice.test(lines[i] ?? '')) items.push(...own.map(bare));
    introduction = '';
  }
  return items;
};

/** The next line with words on it. */
const nextOf = (lines: readonly string[], at: number): string => lines.slice(at + 1).find((line) => line !== '') ?? '';
/** What comes before the colon of the last item, as in "Option C: …". */
const labelOf = (lines: readonly string[], end: number): string =>
  lines
    .slice(0, end)
    .findLast((line) => line !== '')
    ?.split(/[:：]/u)[0] ?? '';

/** "(a) buy, (b) lease or (c) wait", "① 買う ② 借りる": at least two marks in their order. */
const inLine = (line: string): string[] => {
  for (const { pattern, place } of inlineMarks) {
    const found = [...line.matchAll(pattern)];
    const ordered = found.filter(({ 1: sign = '' }, i) => place(sign) === i);
    if (ordered.length < 2 || ordered.length !== found.length) continue;
    return found.map((mark, i) =>
      bare(
        line
          .slice(mark.index + mark[0].length, found[i + 1]?.index)
          .replace(joint, '')
          // The sentence ends with its last item.
          .replace(/(?<=[\p{L}\p{M}\p{N})])[.。।!?？؟！].*$/su, ''),
      ),
    );
  }
  return [];
};
const inlineMarks: readonly { readonly pattern: RegExp; readonly place: (sign: string) => number }[] = [
  { pattern: /(?<![\p{L}\p{N}])[(（]([a-h])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 97 },
  { pattern: /(?<![\p{L}\p{N}])[(（]([A-H])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 65 },
  { pattern: /(?<![\p{L}\p{N}.,])[(（]?([1-9])[)）]\s*/gu, place: (sign) => Number(sign) - 1 },
  { pattern: /([①-⑳])\s*/gu, place: (sign) => sign.charCodeAt(0) - 0x2460 },
];
/** What joins an item to the next one. */
const joint =
  /[\s,;،؛、，；]*(?:(?<=[\s,;،؛、，；])(?:and|or|und|oder|et|ou|y|o|u|e|en|of|i|lub|albo|ve|veya|ya da|и|или|та|або|чи|και|ή|أو|و|یا|או|या|और|অথবা|বা|ও|এবং|அல்லது|மற்றும்|หรือ|และ|hoặc|hay|và|atau|dan|ו-?|和)|还是|或者|或|還是|または|または|それとも|또는|혹은|그리고|以及)?[\s,;،؛、，；(（]*$/iu;

const bare = (item: string): string => item.replace(/[\s,;،؛、，；.。।:：]+$/u, '').trim();
