import type { Debate, Entry } from '../../shared/views/debate.ts';

/** A line of the transcript: a statement, or the heading of a stage. */
export type Row =
  | {
      readonly kind: 'stage';
      readonly key: string;
      readonly revision: number;
      readonly stage: Entry['stage'];
      /** In deep mode the panel whose stage it is; 0 for the case's own. */
      readonly panel: number;
    }
  | { readonly kind: 'entry'; readonly key: string; readonly revision: number; readonly entry: Entry };

/**
 * Finals in revision order, each stage under its heading; panels that work side by side each enter their own. `only` keeps the
 * statements of one seat.
 */
export const rowsOf = ({ transcript }: Debate, only: string | null = null): readonly Row[] => {
  const rows: Row[] = [];
  const entered = new Map<number, Entry['stage']>();
  for (const entry of transcript) {
    if (only && entry.seatId !== only) continue;
    const { key, revision, stage, panel } = entry;
    if (entered.get(panel) !== stage)
      rows.push({ kind: 'stage', key: `stage/${stage}/${key}`, revision, stage, panel });
    entered.set(panel, stage);
    rows.push({ kind: 'entry', key, revision, entry });
  }
  return rows;
};
