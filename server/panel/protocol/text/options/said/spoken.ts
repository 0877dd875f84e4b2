import { tongues } from './tongues/tongues.ts';
import type { Tongue } from './tongues/tongue.ts';

export type IsSpoken = (tongue: Tongue, sentence: string) => boolean;

/** Whether a sentence of a text may be in a language: by what shows it in the text, and by words of English, few of which stand in another language. */
export const spokenIn = (sentences: readonly string[]): IsSpoken => {
  const whole = sentences.join(' ').slice(0, longest);
  const isEnglish = (whole.match(new RegExp(english, 'giu')) ?? []).length * perWord >= whole.split(' ').length;
  const shown = new Map<Tongue, boolean>();
  /** Asked for each language in turn. */
  let last = { sentence: '', isEnglish };
  const hasEnglish = (sentence: string): boolean => {
    if (last.sentence !== sentence) last = { sentence, isEnglish: isEnglish || english.test(sentence) };
    return last.isEnglish;
  };
  return (tongue, sentence) => {
    const isShown = shown.get(tongue) ?? tongue.sign?.test(whole) !== false;
    shown.set(tongue, isShown);
    return isShown && tongue.unless?.test(sentence) !== true && (tongue === tongues.en || !hasEnglish(sentence));
  };
};
const longest = 5_000;
/** Of English every so many words is one of these. */
const perWord = 15;
const english =
  /(?<!\p{L})(?:the|and|with|you|your|that|this|from|should|would|could|our|they|their|people|which|what)(?!\p{L})/iu;
