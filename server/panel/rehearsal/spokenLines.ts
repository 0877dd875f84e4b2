import { fill } from '../../../shared/words/fill.ts';
import { wordsNameOf } from '../protocol/text/language.ts';
import arabic from '../../../shared/locales/ar/rehearsal.json' with { type: 'json' };
import chinese from '../../../shared/locales/zh-Hans/rehearsal.json' with { type: 'json' };
import english from '../../../shared/locales/en/rehearsal.json' with { type: 'json' };
import french from '../../../shared/locales/fr/rehearsal.json' with { type: 'json' };
import german from '../../../shared/locales/de/rehearsal.json' with { type: 'json' };
import hindi from '../../../shared/locales/hi/rehearsal.json' with { type: 'json' };
import japanese from '../../../shared/locales/ja/rehearsal.json' with { type: 'json' };
import spanish from '../../../shared/locales/es/rehearsal.json' with { type: 'json' };
import traditionalChinese from '../../../shared/locales/zh-Hant/rehearsal.json' with { type: 'json' };

/** The lines of scripted seats in one language: what they say around the user's words, which are quoted, never inflected. */
type Script = Readonly<Record<keyof typeof english, string>>;

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
