import type { Speech } from '../speech.ts';

type Crux = { readonly q: number; readonly namedBy: { readonly seats: number; readonly of: number } | null };

/** How probable those who named a crux hold it to be true, and how many of the seats they were, where that is known. */
export const cruxSaid = ({ q, namedBy }: Crux, { percent, bracketed, number }: Speech): string =>
  `${percent(q)}${namedBy ? bracketed(`${number(namedBy.seats)}/${number(namedBy.of)}`) : ''}`;
