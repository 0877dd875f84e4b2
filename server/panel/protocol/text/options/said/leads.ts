import { aCount, isWeighing, namesChoice, namesSeveral } from '../choiceWords.ts';
import { isOffer, isUnmarkedQuestion } from '../introductions.ts';
import { endsOpen } from '../lines.ts';

/** What in a sentence, or before it, says that a choice is to be made. */

export const isQuestion = (sentence: string): boolean =>
  /[?？؟][)"”»」]?$/u.test(sentence) ||
  /\p{Script=Greek}[^;]*;$/u.test(sentence) ||
  isUnmarkedQuestion(clauseOf(sentence));
export const clauseOf = (sentence: string): string => sentence.split(/[:：] /u).at(-1) ?? '';
/** Colons and dashes, the first of them. */
export const separators = (sentence: string): RegExpExecArray[] =>
  [...sentence.matchAll(/ ?[:：] | [–—-] /gu)].slice(0, mostSeparators);
const mostSeparators = 4;
/** Whether a label says that something is still to be decided. */
export const isOpen = (text: string): boolean => {
  const label =
    text
      .slice(-longestLabel)
      .split(/[.!?,;:：] /u)
      .at(-1) ?? '';
  return isOffer(label) || toDecide.test(label) || ((namesSeveral(label) || namesChoice(label)) && !isWeighing(label));
};
const longestLabel = 60;
/** "We see two ways": what follows are those, joined by "and". */
export const isCounted = (text: string): boolean =>
  aCount.test(text.slice(-longestLabel)) &&
  (namesSeveral(text.slice(-longestLabel)) || isOffer(text.slice(-longestLabel)));
export const isOpenLabel = (text: string): boolean => endsOpen(text) && isOpen(text.replace(/[:：]\s*$/u, ''));
export const leadsOver = (text: string): boolean => isOffer(text) || namesChoice(text) || decision.test(text);
export const toDecide =
  /what to do(?!\p{L})|was (?:zu )?tun(?!\p{L})|que faire|qué hacer|(?:che )?cosa fare|che fare|o que fazer|wat te doen|co (?:z)?robić|что делать|як бути|що робити|τι να κάνουμε|ne yap(?:malı|acağ|alım)|vad (?:vi |jag )?ska(?:ll)? göra|hvad (?:vi |jeg )?skal gøre|mitä tehdä|co dělat|mit tegyünk|ce (?:să )?face|ماذا نفعل|چه کنیم|מה לעשות|làm gì|(?<!\p{L})(?:question|frage|pregunta|pergunta|domanda|vraag|pytani[ea])(?!\p{L})|decid|decision|dilemma|undecided|waver|hesitat|debat|torn(?!\p{L})|still open|open question|unclear|entscheid|schwank|vor der (?:wahl|frage)|zöger|überleg|offen|unklar|zweifel|décid|décision|trancher|dilemme|doute|hésit|decisión|definir|dilema|duda|vacil|decisione|dubbio|indecis|esit|decisão|dúvida|beslis|besluit|twijfel|aarzel|decyzj|zdecyd|rozstrzyg|dylemat|реш(?:ить|аем|ение|ения)|вопрос|дилемм|сомнен|колебл|думаем|виріш|рішен|питання|дилем|сумнів|вага(?:юс|ємос)|αποφ[αά]σ|δίλημμα|ερώτημα|karar|kararsız|soru|قرار|نقرر|حيرة|تصمیم|החלטה|להחליט|מחליט|לבטים|निर्णय|तय|फ़ैसला|फैसला|दुविधा|সিদ্ধান্ত|ঠিক কর|দ্বিধা|முடிவு|குழப்ப|quyết định|phân vân|keputusan|diputuskan|memutuskan|dilema|uamuzi|ตัดสินใจ|決め|決定|判断|迷|悩|결정|고민|决定|決策|决策|纠结|糾結/iu;
const decision =
  /decision|décision|trancher|decisión|decisione|decisão|entscheid|besluit|decyzj|решен|рішен|απόφαση|قرار|تصمیم|החלטה|निर्णय|সিদ্ধান্ত|முடிவு|quyết định|keputusan|пут[иь]|шлях/iu;
