import { placeSaid } from '../../shared/words/placeSaid.ts';
import type { Words } from './words.svelte.ts';

/** An address in a document as this page says it: `p.12 ¶3` as "page 12 ¶3". */
export const placeShown = ({ t, number }: Pick<Words, 't' | 'number'>, at: string): string =>
  placeSaid(at, {
    say: (kind, n) => t(`case.at.${kind}`, { n }),
    figure: (n) => number(n, { useGrouping: false }),
  });
