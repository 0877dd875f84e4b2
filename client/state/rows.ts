import type { Debate, Entry } from '../../shared/views/debate.ts';

/** A line of the transcript: a statement, the heading of a stage, or the place of statements still to be fetched. */
export type Row =
  | { readonly kind: 'stage'; readonly key: string; readonly revision: number; readonly stage: Entry['stage'] }
  | { readonly kind: 'entry'; readonly key: string; readonly revision: number; readonly entry: Entry }
  | { readonly kind: 'gap'; readonly key: string; readonly revision: number };

/** Finals in revision order, each stage under its heading; `only` keeps the statements of one seat. */
export const rowsOf = ({ transcript }: Debate, complete: boolean, only: string | null = null): readonly Row[] => {
  const rows: Row[] = [];
  let stage: string | null = null;
  let before = -1;
  for (const entry of transcript) {
    if (only && entry.seatId !== only) continue;
    const { key, revision } = entry;
    if (!complete && before >= 0 && before < openingEnd && revision >= openingEnd)
      rows.push({ kind: 'gap', key: 'gap', revision });
    if (entry.stage !== stage)
      rows.push({ kind: 'stage', key: `stage/${entry.stage}/${key}`, revision, stage: entry.stage });
    stage = entry.stage;
    before = revision;
    rows.push({ kind: 'entry', key, revision, entry });
  }
  return rows;
};
/** Where the opening that is fetched first ends. */
const openingEnd = 200;
