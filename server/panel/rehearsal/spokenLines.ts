import { fill } from '../../../shared/words/fill.ts';
import { wordsNameOf } from '../protocol/text/language.ts';
import { arabic } from './scripts/arabic.ts';
import { chinese } from './scripts/chinese.ts';
import { english, type Script } from './scripts/english.ts';
import { french } from './scripts/french.ts';
import { german } from './scripts/german.ts';
import { hindi } from './scripts/hindi.ts';
import { japanese } from './scripts/japanese.ts';
import { spanish } from './scripts/spanish.ts';
import { traditionalChinese } from './scripts/traditionalChinese.ts';

/** Says a line of the script, with the user's words set into it as they are. */
export type Say = (line: keyof Script, values?: Readonly<Record<string, string | number>>) => string;

/** The languages the pages speak, by their BCP 47 language. */
export const scripts: Readonly<Record<string, Script>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  zh: chinese,
  'zh-Hant': traditionalChinese,
};

/** How scripted seats speak in a case of this language (BCP 47): English where they have no lines. */
export const sayIn = (language: string): Say => {
  const script = scripts[wordsNameOf(language)] ?? english;
  return (line, values) => fill(script[line], values ?? {});
};
export const speaks = (language: string): boolean => scripts[wordsNameOf(language)] !== undefined;

/** Sentences one after the other, as the language sets them. */
export const inOneBreath = (say: Say, sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(say('gap'));
