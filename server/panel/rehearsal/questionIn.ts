import { isCounted, toDecide } from '../protocol/text/options/said/leads.ts';
import { words } from '../protocol/text/text.ts';
import { deadlineIn } from './deadlineIn.ts';
import { isEmpty, isReference, saysWhether } from './emptyWords.ts';
import { asksForAnswer } from './goalsAndAnswers.ts';

/**
 * What of these passages says what is to be decided: the first that asks it, directly or with "whether"; else the options that the case
 * names, joined; else what is said to be undecided, and the first passage that says something at all.
 */
export const questionIn = (
  passages: readonly string[],
  options: readonly string[],
  language: string,
): string | undefined => {
  const telling = passages.filter((one) => !isRow(one) && !isEmpty(one));
  const asked = telling.find((one) => asksOne(one) || saysWhether(one));
  if (asked !== undefined) return asked;
  if (options.length >= 2) return new Intl.ListFormat(language, { type: 'disjunction' }).format(options);
  const stated = telling.filter((one) => !isLabelled(one) && !announces(one, language));
  return stated.find((one) => toDecide.test(one)) ?? stated[0] ?? telling[0] ?? passages[0];
};

export const isQuestion = (sentence: string): boolean => /[?？؟;]\s*$/u.test(sentence);

/** Japanese and Thai may ask without a mark. */
const asksOne = (sentence: string): boolean =>
  isQuestion(sentence) || /か。?$|(?:ไหม|มั้ย|หรือไม่|หรือเปล่า|หรือยัง)(?:ครับ|คะ|ค่ะ)?$/u.test(sentence.trim());

const isRow = (passage: string): boolean => /\S\s*\|\s*\S|\S\s*\|\s*$|\t/u.test(passage);

/** "Option A: hire Ana." */
const isLabelled = (passage: string): boolean =>
  /^[\p{L}\p{M}]{0,14}[ \u00A0]?(?:\p{Nd}{1,2}|\p{Lu}|[甲乙丙丁]|[①-⑳])[ \u00A0]?[.):：、]\s?\S/u.test(passage);

/** Says that there are several ways, by when an answer is due, or what was before: not what it is about. */
const announces = (passage: string, language: string): boolean => {
  const isShort = words(passage, language).length <= longestAnnouncement;
  return (
    (isShort && (isCounted(passage) || isReference(passage))) ||
    (asksForAnswer(passage) && deadlineIn(passage, language) !== null)
  );
};
const longestAnnouncement = 9;
