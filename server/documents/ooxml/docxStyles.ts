import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import type { Archive } from './archive.ts';
import type { Rise } from '../text/raised.ts';
import { type Attributes, readXml } from './xml.ts';

/** What of the look of text decides whether a person sees it, and on which line. */
export type Look = {
  readonly vanish?: boolean;
  readonly white?: boolean;
  readonly tiny?: boolean;
  readonly shaded?: boolean;
  readonly rise?: Rise;
};

type DocxStyle = Look & { readonly heading: boolean };
export type DocxStyles = ReadonlyMap<string, DocxStyle>;

export async function readDocxStyles(
  archive: Archive,
  targets: readonly string[],
  limits: ReadingLimits,
): Promise<DocxStyles> {
  const styles = new Map<string, DocxStyle>();
  let id: string | null = null;
  for (const target of targets)
    await readXml(
      archive.read(target),
      {
        open(name, attributes) {
          if (name === 'style') styles.set((id = attributes['styleId'] ?? ''), { heading: false });
          if (id === null) return;
          const before = styles.get(id) ?? { heading: false };
          const heading =
            before.heading ||
            name === 'outlineLvl' ||
            (name === 'name' && /^(?:heading|title)\b/iu.test(attributes['val'] ?? ''));
          styles.set(id, { ...before, ...lookOf(name, attributes), heading });
        },
        close: (name) => void (name === 'style' && (id = null)),
      },
      limits,
    );
  return styles;
}

/** What one property says of the look; nothing for the others. */
export const lookOf = (name: string, { val = '', fill = '' }: Attributes): Look => {
  switch (name) {
    case 'vanish':
    case 'specVanish':
      return { vanish: !/^(?:0|false|off)$/u.test(val) };
    case 'color':
      return { white: isWhite(val) };
    case 'sz':
      return { tiny: Number(val) < 4 };
    case 'shd':
      return { shaded: fill !== '' && fill !== 'auto' && !isWhite(fill) };
    case 'highlight':
      return { shaded: val !== 'none' && val !== 'white' };
    case 'vertAlign':
      return { rise: riseOf(val) };
    case 'position':
      return Math.abs(Number(val)) < leastPosition ? {} : { rise: Number(val) > 0 ? 'above' : 'below' };
    default:
      return {};
  }
};

/** Of `vertAlign`. */
export const riseOf = (value: string): Rise =>
  value === 'superscript' ? 'above' : value === 'subscript' ? 'below' : null;
/** Half points; less than this is a matter of looks. */
const leastPosition = 4;

/** White, and what nobody tells from white on paper. */
export const isWhite = (colour: string): boolean => {
  const channels = /^(?:[0-9a-f]{2})?([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/iu.exec(colour)?.slice(1);
  return channels !== undefined && channels.every((channel) => Number.parseInt(channel, 16) >= 0xf5);
};
