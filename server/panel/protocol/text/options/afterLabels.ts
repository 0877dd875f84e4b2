import { isWeighing, namesSeveral } from './choiceWords.ts';
import { bare } from './itemName.ts';

/** "Our options: sell it, let it out or wait": what stands after a label that names options, up to the end of its sentence. */
export const afterLabels = (line: string): string[] =>
  line
    .slice(0, longestLine)
    .split(/(?<=[.!?]["”»]?)\s+|(?<=[。！？।])/u)
    .flatMap(inSentence);
const longestLine = 2_000;

const inSentence = (sentence: string): string[] => {
  const colon = sentence.search(/[:：](?!\/\/)/u);
  const label = sentence.slice(0, Math.max(0, colon)).replaceAll(/[*_]/gu, '');
  if (label.length > longestSentence || !isLabel(label.slice(-longestLabel))) return [];
  const said = sentence.slice(colon + 1).replace(/^[*_\s]+/u, '');
  const parts = partsOf(said.replace(/[.。!！।]\s*$/u, '')).map(bare);
  const areNames = parts.length >= 2 && parts.every((part) => part.length >= 1 && part.length <= longestPart);
  return areNames ? parts : [];
};
const longestSentence = 200;
const longestLabel = 40;
const longestPart = 120;

/** It ends with the word for options, or with what was done with them: "the options we considered". */
const isLabel = (label: string): boolean => namesSeveral(label) && !isWeighing(label) && !/[\p{Nd}]$|(?<!\p{L})\p{Lu}$/u.test(label);

/** The strongest of the signs that part them; commas only where there are three of them, or a word for "or". */
const partsOf = (text: string): string[] => {
  for (const sign of ['[;；]', '[／]|\\s\\/\\s', '、', '[,，،]']) {
    const parts = outsideBrackets(text, sign);
    if (parts.length < 2) continue;
    const [last = '', ...before] = parts.toReversed();
    const own = last.replace(leadingJoint, '');
    const all = [...before.toReversed(), ...(own === last ? atJoint(last) : [own])];
    if (!/[,、]/u.test(sign)) return all;
    const areShort = all.every((part) => part.length <= longestBetweenCommas && !goesOn.test(part));
    return areShort && (all.length >= 3 || own !== last) ? all : [];
  }
  return outsideBrackets(text, `\\s(?:${or}|vs\\.?)\\s|${orWithin}`);
};
const longestBetweenCommas = 60;
/** What a sentence goes on with after a comma, about what was just named. */
const goesOn =
  /^(?:which|who|whose|where|that|because|since|but|although|though|if|weil|aber|obwohl|wenn|denn|falls|sofern|wobei|qui|que|qu['’]|dont|car|mais|où|si|quien|porque|pero|aunque|donde|che|ma|perché|dove|se|o qual|mas|embora|maar|omdat|want|któr\p{L}+|bo|ale|że|котор\p{L}+|что|но|потому|хотя|если|як(?:ий|а|е|і)|що|але|бо|якщо|ama|çünkü|eğer|yang|karena|tetapi|tapi|jika|nhưng|vì|mà|nếu|αλλά|που|γιατί|αν|لكن|لأن|التي|الذي|إذا|که|اما|چون|اگر|אבל|כי|אם|लेकिन|क्योंकि|जो|अगर|কিন্তু|কারণ|যদি|ஆனால்|ஏனெனில்)(?![\p{L}\p{M}])|^(?:但|因[为為]|不[过過]|虽|雖|ただし|しかし|แต่|เพราะ|ซึ่ง|ถ้า|하지만|그러나)/iu;

const atJoint = (last: string): string[] => {
  const parts = outsideBrackets(last, `\\s(?:${or}|${and})\\s|${orWithin}`);
  return parts.length === 2 ? parts : [last];
};

/** Splits where no bracket and no quotation is open. */
const outsideBrackets = (text: string, sign: string): string[] => {
  const parts: string[] = [];
  let from = 0;
  let open = 0;
  for (const { 0: found, index } of text.matchAll(new RegExp(`([(（\\[「『])|([)）\\]」』])|${sign}`, 'giu'))) {
    if (/^[(（[「『]$/u.test(found)) open++;
    else if (/^[)）\]」』]$/u.test(found)) open = Math.max(0, open - 1);
    else if (open === 0) {
      parts.push(text.slice(from, index));
      from = index + found.length;
    }
  }
  return [...parts, text.slice(from)].map((part) => part.trim());
};

const or =
  'or|oder|ou|o|oppure|of|lub|albo|bądź|czy|veya|ya da|yoksa|или|либо|або|чи|ή|είτε|أو|یا|או|या|अथवा|বা|অথবা|அல்லது|hay|hoặc|atau';
const and = 'and|und|et|y|e|en|i|oraz|ve|и|та|і|και|و|ו|और|এবং|ও|மற்றும்|và|dan';
const orWithin = 'หรือ|それとも|または|あるいは|또는|혹은|아니면|还是|還是|或者|或是';
const leadingJoint = new RegExp(`^(?:(?:${or}|${and})\\s|${orWithin}|และ|以及|和|ו(?=\\p{L}))\\s*`, 'iu');
