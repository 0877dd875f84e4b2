import { isolated } from '../../../../shared/words/setApart.ts';
import { bidi } from './bidi.ts';

type Direction = 'ltr' | 'rtl';

/**
 * The direction of a text by its first letter that has one (UAX #9, P2 and P3), else that of the page; `auto` when its
 * paragraphs differ, which are then told apart one by one.
 */
export function directionOf(text: string, page: Direction): Direction | 'auto' {
  const found = new Set(text.split('\n').map((paragraph) => firstStrong(paragraph) ?? page));
  return found.size > 1 ? 'auto' : ([...found][0] ?? page);
}

/**
 * An item of a paragraph as it stands among the others: what is read from left to right as a whole is set apart from text
 * that runs the other way, a quotation keeps the order of its own language, and so does each of several items, so that a
 * name in one does not turn round the next.
 */
export function inContext(text: string, direction: Direction | 'auto', oneOfMany: boolean): string {
  if (direction === 'ltr' && !rightToLeft.test(text)) return text;
  const whole = isolated(text).replace(quoted, '\u2068$&\u2069');
  const core = whole.trim();
  if (!oneOfMany || (firstStrong(core) === null && !steering.test(core))) return whole;
  const from = whole.indexOf(core);
  return `${whole.slice(0, from)}\u2068${core}\u2069${whole.slice(from + core.length)}`;
}

const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** `Intl` puts such marks around a percentage; they are strong, and must not reach the item beside it. */
const steering = /[\u200E\u200F\u061C]/;

/** What stands between marks that belong together: Urdu may write ”so“, and what follows that is no quotation. */
const quoted =
  /(?<=“)[^“”«»„「」『』]+(?=”)|(?<=«)[^“”«»„「」『』]+(?=»)|(?<=„)[^“”«»„「」『』]+(?=[“”])|(?<=「)[^“”«»„「」『』]+(?=」)|(?<=『)[^“”«»„「」『』]+(?=』)/g;

/** Letters inside isolates do not count, nor the marks `Intl` puts around a percentage in Arabic. */
function firstStrong(text: string): Direction | null {
  let depth = 0;
  for (const character of text) {
    const type = bidi.getBidiCharTypeName(character);
    if (type === 'LRI' || type === 'RLI' || type === 'FSI') depth++;
    else if (type === 'PDI') depth = Math.max(0, depth - 1);
    else if (depth === 0 && type === 'L' && character !== '\u200E') return 'ltr';
    else if (depth === 0 && (type === 'R' || type === 'AL')) return 'rtl';
  }
  return null;
}
