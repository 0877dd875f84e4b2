import type { Provider } from '../../../events/providers.ts';

export type At = { readonly revision: number };
export type Text = At & { readonly text: string };

/** A seat as the report names it. Provider and model are null where the reader may not see them (yet). */
export type SeatRef = {
  readonly seatId: string;
  readonly name: string;
  readonly lens: string;
  readonly provider: Provider | null;
  readonly model: string | null;
  /** Where the panel was seated. */
  readonly revision: number;
};
