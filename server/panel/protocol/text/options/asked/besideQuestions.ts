import { namesChoice, saysWhy } from '../choiceWords.ts';
import { asksWhich } from '../introductions.ts';
import { sentencesOf } from '../lines.ts';
import type { List } from '../lists.ts';
import { areDeeds, forms, isOfTasks } from './deeds.ts';

/** The paragraphs around a list: the label or paragraph right above it, the one before that, and the one below. */
type Around = { readonly above: string; readonly before: string; readonly below: string };

/**
 * Whether a list stands beside a question that it answers, whatever its label says: what could be done, each item in the form in which the question's
 * language says so, or two to six things of which it is asked then which.
 */
export const answersQuestion = ({ items }: List, { above, before, below }: Around): boolean => {
  if (items.length > most || items.some(asksItself) || saysWhy(above)) return false;
  if (endOf(below).some((sentence) => asksWhich(sentence) && (namesChoice(sentence) || whichOne.test(sentence))))
    return true;
  const lead = [...endOf(before), ...endOf(above)];
  const label = asksItself(lead.at(-1) ?? '') ? '' : (lead.at(-1) ?? '');
  if (label.length > longestLabel || /[.!。！]$/u.test(label) || isOfTasks(label)) return false;
  const questions = [lead.at(label === '' ? -1 : -2), ...endOf(below)].filter(
    (sentence) => sentence !== undefined && asksItself(sentence),
  );
  return forms.some(
    (form) => questions.some((question) => question !== undefined && form.asks.test(question)) && areDeeds(form, items),
  );
};
const most = 6;
const longestLabel = 60;

/** In Japanese a question may end without its sign. */
const asksItself = (sentence: string): boolean =>
  /[?？؟;][)"”»」]?$|(?:か|かな|까요?|나요)[。.]?$/u.test(sentence.trim());
/** The sentences of its last part. */
const endOf = (paragraph: string): string[] => sentencesOf(paragraph.slice(-longest));
const longest = 600;

/** "Which one?", "Lequel prendre ?": without the name of what is asked for. */
const whichOne =
  /^[¿]?(?:(?:so|and|und|alors|et|y|e|en|dus|a|и|а|і) )?(?:which(?: (?:one|of|should|do|would|is|are|seems|makes))|welche[rsnm]? (?:davon|von|soll|sollen|nehmen|ist|wäre|wählen|weg|lösung)|le(?:quel|squels)|laquelle|lesquelles|cuál(?:es)?|quale (?:de|di|facciamo|scegliamo|prendiamo|conviene|è)|qual (?:d|escolh|é|seria)|welke (?:van|kiezen|nemen|zou|moet)|któr\p{L}+ (?:z|wybra|wybier)|(?:как\p{L}+|котор\p{L}+|что) из|(?:як\p{L}+|котр\p{L}+) (?:з|із)|ποι\p{L}+ από|hangisi\p{L}*|أيها|أيهما|vilke[nt] av|hvilke[nt] a[fv]|melyik\p{L}* (?:a|az|le)|pe care)(?![\p{L}\p{M}])/iu;
export const asksWhichOne = (sentence: string): boolean => whichOne.test(sentence);
