import en from './en/panel.json' with { type: 'json' };
import de from './de/panel.json' with { type: 'json' };
import es from './es/panel.json' with { type: 'json' };
import fr from './fr/panel.json' with { type: 'json' };
import ar from './ar/panel.json' with { type: 'json' };
import hi from './hi/panel.json' with { type: 'json' };
import ja from './ja/panel.json' with { type: 'json' };
import pt from './pt/panel.json' with { type: 'json' };
import ptPT from './pt-PT/panel.json' with { type: 'json' };
import it from './it/panel.json' with { type: 'json' };
import nl from './nl/panel.json' with { type: 'json' };
import pl from './pl/panel.json' with { type: 'json' };
import tr from './tr/panel.json' with { type: 'json' };
import ru from './ru/panel.json' with { type: 'json' };
import uk from './uk/panel.json' with { type: 'json' };
import el from './el/panel.json' with { type: 'json' };
import fa from './fa/panel.json' with { type: 'json' };
import he from './he/panel.json' with { type: 'json' };
import bn from './bn/panel.json' with { type: 'json' };
import ta from './ta/panel.json' with { type: 'json' };
import th from './th/panel.json' with { type: 'json' };
import vi from './vi/panel.json' with { type: 'json' };
import id from './id/panel.json' with { type: 'json' };
import ko from './ko/panel.json' with { type: 'json' };
import zhHant from './zh-Hant/panel.json' with { type: 'json' };
import zhHans from './zh-Hans/panel.json' with { type: 'json' };

export type PanelTexts = Readonly<Record<keyof typeof en, string>>;

/** What code says in a panel: options and criteria where no framer could speak, and what to look up about any option. By language. */
const panelTexts: Readonly<Record<string, PanelTexts>> = {
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
};

/** `zh` is simplified Chinese; English where there are no texts. */
export const panelTextsIn = (language: string): PanelTexts => panelTexts[language] ?? en;
