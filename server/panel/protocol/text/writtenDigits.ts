import { digitsOf } from '../../../../shared/locales/digits.ts';
import { localeOf } from '../../../../shared/kernel/text/localeOf.ts';

/** Digits that texts of a script (ISO 15924) may have of their own, beside the European ones, by Unicode's names. */
const ofScripts: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  Arab: { arab: /[\u0660-\u0669]/gu, arabext: /[\u06F0-\u06F9]/gu },
  Deva: { deva: /[\u0966-\u096F]/gu },
  Beng: { beng: /[\u09E6-\u09EF]/gu },
  Guru: { guru: /[\u0A66-\u0A6F]/gu },
  Gujr: { gujr: /[\u0AE6-\u0AEF]/gu },
  Orya: { orya: /[\u0B66-\u0B6F]/gu },
  Taml: { tamldec: /[\u0BE6-\u0BEF]/gu },
  Telu: { telu: /[\u0C66-\u0C6F]/gu },
  Knda: { knda: /[\u0CE6-\u0CEF]/gu },
  Mlym: { mlym: /[\u0D66-\u0D6F]/gu },
  Thai: { thai: /[\u0E50-\u0E59]/gu },
  Laoo: { laoo: /[\u0ED0-\u0ED9]/gu },
  Mymr: { mymr: /[\u1040-\u1049]/gu },
  Khmr: { khmr: /[\u17E0-\u17E9]/gu },
};

/**
 * The tag of a case (BCP 47) with the digits that its text is written in. A tag that names them or a region stands: there it is known which
 * digits are usual. So does one of a text without digits of its script.
 */
export const inDigitsOf = (text: string, tag: string): string => {
  const locale = localeOf(tag);
  if (!locale || locale.region || locale.numberingSystem) return tag;
  const counted = Object.entries(ofScripts[locale.maximize().script ?? ''] ?? {}).map(
    ([name, digits]) => [name, text.match(digits)?.length ?? 0] as const,
  );
  const [written, most] = counted.toSorted(([, a], [, b]) => b - a)[0] ?? ['', 0];
  return most === 0 || written === digitsOf(locale)
    ? tag
    : new Intl.Locale(tag, { numberingSystem: written }).toString();
};
