import { fill } from '../../../shared/words/fill.ts';
import { wordsNameOf } from '../protocol/text/language.ts';
import en from '../../../shared/locales/en/rehearsal.json' with { type: 'json' };
import de from '../../../shared/locales/de/rehearsal.json' with { type: 'json' };
import es from '../../../shared/locales/es/rehearsal.json' with { type: 'json' };
import fr from '../../../shared/locales/fr/rehearsal.json' with { type: 'json' };
import ar from '../../../shared/locales/ar/rehearsal.json' with { type: 'json' };
import hi from '../../../shared/locales/hi/rehearsal.json' with { type: 'json' };
import ja from '../../../shared/locales/ja/rehearsal.json' with { type: 'json' };
import pt from '../../../shared/locales/pt/rehearsal.json' with { type: 'json' };
import ptPT from '../../../shared/locales/pt-PT/rehearsal.json' with { type: 'json' };
import it from '../../../shared/locales/it/rehearsal.json' with { type: 'json' };
import nl from '../../../shared/locales/nl/rehearsal.json' with { type: 'json' };
import pl from '../../../shared/locales/pl/rehearsal.json' with { type: 'json' };
import tr from '../../../shared/locales/tr/rehearsal.json' with { type: 'json' };
import ru from '../../../shared/locales/ru/rehearsal.json' with { type: 'json' };
import uk from '../../../shared/locales/uk/rehearsal.json' with { type: 'json' };
import el from '../../../shared/locales/el/rehearsal.json' with { type: 'json' };
import fa from '../../../shared/locales/fa/rehearsal.json' with { type: 'json' };
import he from '../../../shared/locales/he/rehearsal.json' with { type: 'json' };
import bn from '../../../shared/locales/bn/rehearsal.json' with { type: 'json' };
import ta from '../../../shared/locales/ta/rehearsal.json' with { type: 'json' };
import th from '../../../shared/locales/th/rehearsal.json' with { type: 'json' };
import vi from '../../../shared/locales/vi/rehearsal.json' with { type: 'json' };
import id from '../../../shared/locales/id/rehearsal.json' with { type: 'json' };
import ko from '../../../shared/locales/ko/rehearsal.json' with { type: 'json' };
import zhHant from '../../../shared/locales/zh-Hant/rehearsal.json' with { type: 'json' };
import zhHans from '../../../shared/locales/zh-Hans/rehearsal.json' with { type: 'json' };

/** The lines of scripted seats in one language: what they say around the user's words, which are quoted, never inflected. */
type Script = Readonly<Record<Exclude<keyof typeof en, 'otherLanguage'>, string>>;

/** Says a line of the script, with the user's words set into it as they are. */
export type Say = (line: keyof Script, values?: Readonly<Record<string, string | number>>) => string;

/** The languages that scripted seats speak, as `wordsNameOf` names them: all that reports are in. */
export const scripts = {
  en,
  de,
  es,
  fr,
  ar,
  hi,
  ja,
  pt,
  'pt-PT': { ...pt, ...ptPT },
  it,
  nl,
  pl,
  tr,
  ru,
  uk,
  el,
  fa,
  he,
  bn,
  ta,
  th,
  vi,
  id,
  ko,
  'zh-Hant': zhHant,
  zh: zhHans,
} satisfies Readonly<Record<string, Script>>;
export type SpokenLanguage = keyof typeof scripts;

const isSpoken = (name: string): name is SpokenLanguage => Object.hasOwn(scripts, name);
/** What they say of themselves in a case of a language (BCP 47) that they do not speak; nothing where they do. */
export const excuseIn = (language: string): string => (isSpoken(wordsNameOf(language)) ? '' : en.otherLanguage);

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
