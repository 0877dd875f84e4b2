import { and, andWithin, connectives, or, orWithin } from '../connectives.ts';
import { isWeighing } from '../choiceWords.ts';
import { countedOffers, countIn, countsOffers } from './countedOffers.ts';
import { bare } from '../itemName.ts';
import { sentencesOf } from '../lines.ts';
import { isToChoose } from '../introductions.ts';
import { isPlural } from '../sections.ts';

/** "Our options: sell it, let it out or wait": what stands after a label that names options, up to the end of its sentence. */
export const afterLabels = (line: string): string[] => sentencesOf(line).flatMap(inSentence);

const inSentence = (whole: string): string[] => {
  const sentence = whole.slice(0, longestSentence).replaceAll(/\*\*|__/gu, '');
  const labelBefore = (colon: number) =>
    sentence.slice(Math.max(0, colon - longestLabel), colon).replaceAll(/[*_]/gu, '');
  const lastWords = (at: number) => labelBefore(at).split(/[:：]/u).at(-1) ?? '';
  const colon = [...sentence.matchAll(/[:：](?!\/\/)/gu)]
    .slice(0, mostColons)
    .find(
      ({ index }) => isPlural(lastWords(index)) || isToChoose(lastWords(index)) || countsOffers(lastWords(index)),
    )?.index;
  if (colon === undefined) return [];
  const label = labelBefore(colon);
  const said = sentence.slice(colon + 1).replace(/^[*_\s]+/u, '');
  if (eitherOr.test(said)) return [];
  const { either, both } = jointsAfter(label);
  const areCounted = countsOffers(lastWords(colon));
  const isOfMany = isPlural(lastWords(colon));
  const joints = { either: areCounted ? `${either}|${both}` : either, both: isOfMany || areCounted ? both : either };
  const parts = partsOf(said.replace(/[.。!！।?？؟]\s*$/u, ''), joints, ofOne.test(label)).map(bare);
  if (areCounted && !isOfMany) return countedOffers(parts, countIn(lastWords(colon))).filter(isName);
  return parts.length >= 2 && parts.every(isName) ? parts : [];
};
/** In Indonesian that is said of many, in Turkish of one. */
const ofOne = /(?<![\p{L}-])alternatif\s*$/iu;
/** What says itself how its sides are parted. */
const eitherOr = /^(?:either|entweder|soit|o bien|либо|albo|або|είτε|إما|hoặc|ya)\s|^要[么麼]/iu;
/** Of a part that opens or closes only one of two brackets the sentence is another than it seems. */
const isName = (part: string): boolean =>
  part.length >= 1 &&
  part.length <= longestPart &&
  part.split(/[(（]/u).length === part.split(/[)）]/u).length &&
  !(part.length <= longestWeighing && isWeighing(part));
const longestWeighing = 20;
const longestSentence = 1_000;
const longestLabel = 60;
const mostColons = 5;
const longestPart = 160;

/** The strongest of the signs that part them; commas only where there are three of them, or a word for "or". */
const partsOf = (text: string, { either, both }: Joints, isJoined: boolean): string[] => {
  for (const sign of ['[;；]', '[／]|\\s\\/\\s', '、', ',(?=\\s)|[，،]']) {
    const parts = outsideBrackets(text, sign);
    if (parts.length < 2) continue;
    const [last = '', ...before] = parts.toReversed();
    const own = last.replace(
      new RegExp(`^(?:(?:${either}|${both})\\s|${orWithin}|${andWithin}|ו(?=\\p{L}))\\s*`, 'iu'),
      '',
    );
    const all = [...before.toReversed(), ...(own === last ? inTwo(last, `${either}|${both}`) : [own])];
    if (!/[,、]/u.test(sign)) return all;
    const areShort = all.every((part) => part.length <= longestBetweenCommas && !goesOn.test(part));
    // Chinese sets this sign between names only.
    const least = sign === '、' && !/\p{Script=Hiragana}/u.test(text) ? 2 : 3;
    return areShort && ((all.length >= least && !isJoined) || own !== last || all.length > parts.length) ? all : [];
  }
  return outsideBrackets(text, `\\s(?:${either}|vs\\.?)\\s|${orWithin}`);
};
const longestBetweenCommas = 60;
/** What a sentence goes on with after a comma, about what was just named. */
export const goesOn =
  /^(?:which|who|whose|where|that|because|since|but|although|though|if|weil|aber|obwohl|wenn|denn|falls|sofern|wobei|qui|que|qu['’]|dont|car|mais|où|si|quien|porque|pero|aunque|donde|che|ma|perché|dove|se|o qual|mas|embora|maar|omdat|want|któr\p{L}+|bo|ale|że|котор\p{L}+|что|но|потому|хотя|если|як(?:ий|а|е|і)|що|але|бо|якщо|ama|çünkü|eğer|yang|karena|tetapi|tapi|jika|nhưng|vì|mà|nếu|αλλά|που|γιατί|αν|لكن|لأن|التي|الذي|إذا|که|اما|چون|اگر|אבל|כי|אם|लेकिन|क्योंकि|जो|अगर|কিন্তু|কারণ|যদি|ஆனால்|ஏனெனில்)(?![\p{L}\p{M}])|^(?:但|因[为為]|不[过過]|虽|雖|ただし|しかし|แต่|เพราะ|ซึ่ง|ถ้า|하지만|그러나)/iu;

const inTwo = (last: string, joints: string): string[] => {
  const parts = outsideBrackets(last, `\\s(?:${joints})\\s|${orWithin}`);
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

type Joints = { readonly either: string; readonly both: string };
const jointsOf = ({ or: either = '', and: both = '' }: { readonly or?: string; readonly and?: string }): Joints => ({
  either,
  both,
});
const jointsAfter = (label: string): Joints => {
  const own = ofLanguages.filter(([language]) => language.test(label));
  return {
    either: [or, ...own.map(([, joints]) => joints.either)].filter(Boolean).join('|'),
    both: [and, ...own.map(([, joints]) => joints.both)].filter(Boolean).join('|'),
  };
};
/** Words that are others elsewhere, after a label in their language. */
const ofLanguages: readonly (readonly [label: RegExp, joints: Joints])[] = (
  [
    ['nl', /offertes|aanbiedingen|voorstellen|kiezen|opties|alternatieven|keuzes|mogelijkheden|kandidaten|varianten/iu],
    [
      'es',
      /elegir|elegimos|escoger|opciones|posibilidades|alternativas|candidat[ao]s|propuestas|ofertas|presupuestos|ideas/iu,
    ],
    ['it', /scegl|opzioni|possibilità|alternative(?!s)|candidati|proposte|offerte|preventivi/iu],
    ['pt', /escolh|opç|possibilidades|hipóteses|propostas|ofertas|orçamentos/iu],
    ['pl', /wyb|opcj|alternatyw|możliwości|warianty|kandydaci|ofert|propozycj|wycen/iu],
    ['uk', /варіант|альтернативи|кандидати|пропозиці|кошторис/iu],
    ['fi', /vaihtoeh|ratkaisu|tarjou|ehdotu/iu],
    ['cs', /možnosti|varianty|návrhy|nabíd/iu],
    ['ro', /opțiuni|variante|posibilități|oferte|propuneri/iu],
  ] as const
).map(([language, label]) => [label, jointsOf(connectives[language].ambiguous)]);
