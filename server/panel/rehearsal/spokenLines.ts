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

/** The languages that scripted seats speak, as `wordsNameOf` names them. */
export const scripts = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
  ar: arabic,
  hi: hindi,
  ja: japanese,
  zh: chinese,
  'zh-Hant': traditionalChinese,
} satisfies Readonly<Record<string, Script>>;
export type SpokenLanguage = keyof typeof scripts;

const isSpoken = (name: string): name is SpokenLanguage => Object.hasOwn(scripts, name);
export const speaks = (language: string): boolean => isSpoken(wordsNameOf(language));

/** In which language scripted seats speak in a case of this one (BCP 47): English where they have no lines. */
export const spokenIn = (language: string): SpokenLanguage => {
  const name = wordsNameOf(language);
  return isSpoken(name) ? name : 'en';
};

export const sayIn = (language: string): Say => {
  const script: Script = scripts[spokenIn(language)];
  return (line, values) => fill(script[line], values ?? {});
};

/** Sentences one after the other, as the language sets them. */
export const inOneBreath = (say: Say, sentences: readonly string[]): string =>
  sentences.filter(Boolean).join(say('gap'));
