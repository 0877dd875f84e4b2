import en from '../../../shared/locales/en/setbacks.json' with { type: 'json' };
import de from '../../../shared/locales/de/setbacks.json' with { type: 'json' };
import es from '../../../shared/locales/es/setbacks.json' with { type: 'json' };
import fr from '../../../shared/locales/fr/setbacks.json' with { type: 'json' };
import ar from '../../../shared/locales/ar/setbacks.json' with { type: 'json' };
import hi from '../../../shared/locales/hi/setbacks.json' with { type: 'json' };
import ja from '../../../shared/locales/ja/setbacks.json' with { type: 'json' };
import pt from '../../../shared/locales/pt/setbacks.json' with { type: 'json' };
import it from '../../../shared/locales/it/setbacks.json' with { type: 'json' };
import nl from '../../../shared/locales/nl/setbacks.json' with { type: 'json' };
import pl from '../../../shared/locales/pl/setbacks.json' with { type: 'json' };
import tr from '../../../shared/locales/tr/setbacks.json' with { type: 'json' };
import ru from '../../../shared/locales/ru/setbacks.json' with { type: 'json' };
import uk from '../../../shared/locales/uk/setbacks.json' with { type: 'json' };
import el from '../../../shared/locales/el/setbacks.json' with { type: 'json' };
import fa from '../../../shared/locales/fa/setbacks.json' with { type: 'json' };
import he from '../../../shared/locales/he/setbacks.json' with { type: 'json' };
import bn from '../../../shared/locales/bn/setbacks.json' with { type: 'json' };
import ta from '../../../shared/locales/ta/setbacks.json' with { type: 'json' };
import th from '../../../shared/locales/th/setbacks.json' with { type: 'json' };
import vi from '../../../shared/locales/vi/setbacks.json' with { type: 'json' };
import id from '../../../shared/locales/id/setbacks.json' with { type: 'json' };
import ko from '../../../shared/locales/ko/setbacks.json' with { type: 'json' };
import zhHant from '../../../shared/locales/zh-Hant/setbacks.json' with { type: 'json' };
import zhHans from '../../../shared/locales/zh-Hans/setbacks.json' with { type: 'json' };
import { spokenIn, type SpokenLanguage } from './spokenLines.ts';

/** How plans of any kind fail, as scripted seats tell it: one side for each seat of a red team, of five causes each. */
type Setbacks = {
  /** What it brings; who does it; what lies around it. */
  readonly causes: readonly (readonly string[])[];
  /** Five of each. */
  readonly signs: readonly string[];
  readonly mitigations: readonly string[];
};

export const setbacks: Readonly<Record<SpokenLanguage, Setbacks>> = {
  en,
  de,
  es,
  fr,
  ar,
  hi,
  ja,
  pt,
  'pt-PT': pt,
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
};

/** By BCP 47 tag; English where scripted seats have no lines. */
export const setbacksIn = (language: string): Setbacks => setbacks[spokenIn(language)];
