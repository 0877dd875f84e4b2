import { bare } from './itemName.ts';

/** "(a) buy, (b) lease or (c) wait", "① 買う ② 借りる": at least two marks in their order. */
export const inLine = (line: string): string[] => {
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
  { pattern: /(?<![\p{L}\p{N}])[(（]?([a-h])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 97 },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([а-г])[)）]\s*/gu, place: (sign) => 'абвг'.indexOf(sign) },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([أابجد])[)）]\s*/gu, place: (sign) => 'ابجد'.indexOf(sign.replace('أ', 'ا')) },
  { pattern: /(?<![\p{L}\p{N}])[(（]?([אבגד])[)）]\s*/gu, place: (sign) => 'אבגד'.indexOf(sign) },
  { pattern: /(?<![\p{L}\p{N}])[(（]([A-H])[)）]\s*/gu, place: (sign) => sign.charCodeAt(0) - 65 },
  { pattern: /(?<![\p{L}\p{N}.,])[(（]?([1-9])[)）]\s*/gu, place: (sign) => Number(sign) - 1 },
  { pattern: /([①-⑳])\s*/gu, place: (sign) => sign.charCodeAt(0) - 0x2460 },
];
/** What joins an item to the next one. */
const joint =
  /[\s,;،؛、，；]*(?:(?<=[\s,;،؛、，；])(?:and|or|und|oder|et|ou|y|o|u|e|en|of|i|lub|albo|ve|veya|ya da|и|или|та|або|чи|και|ή|أو|و|یا|او|या|और|অথবা|বা|ও|এবং|அல்லது|மற்றும்|หรือ|และ|hoặc|hay|và|atau|dan|ו-?|和)|还是|或者|或|還是|または|または|それとも|또는|혹은|그리고|以及)?[\s,;،؛、，；(（]*$/iu;
