import { anyAnd, anyOr } from '../connectives.ts';
import { enumerated } from './enumerated.ts';
import { asksToDo, asksWhat } from './forms/questionWords.ts';
import { asOptions } from './sides.ts';

/** "Leeds, Hull or York: where should we open?": names before a question for one of them, as it is asked of what to do. */
export const beforeQuestion = (sentence: string): readonly string[] => {
  for (const form of ofThem) {
    const listed = form.exec(sentence)?.[1];
    const names = listed === undefined || !asksToDo(sentence) ? [] : lastWords(listed.split(between));
    if (names.length >= 3) return asOptions(names);
  }
  const [, listed = '', question = ''] = label.exec(sentence) ?? [];
  if (listed === '' || !asksWhat(question) || !asksToDo(question) || asksWhat(listed)) return [];
  const either = enumerated(listed, { words: anyOr });
  // To people whose names stand there a question of what to do may be put.
  const names = either.length >= 2 ? either : asksForThing.test(question) ? [] : listed.split(/[,،、] ?/u);
  return names.length >= (either.length >= 2 ? 2 : 3) &&
    names.every((name) => name.split(' ').length <= mostWords && (either.length >= 2 || /^\P{Ll}/u.test(name)))
    ? asOptions(names)
    : [];
};
const label = /^[¿]?([^:：.?？؟!–—]{3,100}?)(?: ?[:：] ?| [–—-] )(.{4,140}[?？؟;])$/u;
const mostWords = 5;
const asksForThing =
  /^[¿]?(?:(?:and|so|und|also|et|alors|y|e|en|dus|a|i|и|а|і) )?(?:what|how|was|wie|que|quoi|comment|qué|cómo|o que|como|(?:che )?cosa|che|come|wat|hoe|co|jak|что|как|що|як|τι|πώς|vad|hur|hvad|hva|hvordan|mitä|miten|mit|hogyan|ce|cum|ماذا|كيف|چه|چگونه|מה|איך)(?![\p{L}\p{M}])/iu;

/** Where such a word stands behind the names: "A, B ve C'den hangisinde", "A, B और C में से कहाँ". */
const ofThem: readonly RegExp[] = [
  /^(.{5,100}?)(?:['’]?[dt][ae]n| arasından) (?:hangi|nerede|kim)/iu,
  /^(.{5,100}?) में से (?:कहाँ|कहां|कौन|किस|किन|क्या)/u,
  /^(.{5,100}?)(?:-?এর|র)? মধ্যে (?:কোথায়|কোন|কে|কাকে)/u,
  /^(?:از (?:بین|میان) )(.{5,100}?)،? (?:کدام|کجا|چه کسی)/u,
];
const between = new RegExp(`[,،] (?:(?:${anyOr}|${anyAnd}|ile) )?| (?:${anyOr}|${anyAnd}|ile) `, 'iu');

/** What the question is of may stand before the first name: that is as long as the others. */
const lastWords = ([first = '', ...others]: readonly string[]): readonly string[] => {
  const longest = Math.max(...others.map((name) => name.split(' ').length));
  return longest > mostWords ? [] : [first.split(' ').slice(-longest).join(' '), ...others];
};
