import type { Debate, Entry } from '../../shared/views/debate/debate.ts';

/** A line of the transcript: a statement, or the heading of a phase. */
export type Row =
  | {
      readonly kind: 'phase';
      readonly key: string;
      readonly revision: number;
      readonly phase: Entry['phase'];
      /** In deep mode the panel whose phase it is; 0 for the case's own. */
      readonly panel: number;
    }
  | { readonly kind: 'entry'; readonly key: string; readonly revision: number; readonly entry: Entry };

/**
 * Finals in revision order, each phase under its heading; panels that work side by side each enter their own. `only` keeps the
 * statements of one seat; `above` leaves out open questions where they are shown above the transcript with their reply box.
 */
export const rowsOf = (debate: Debate, only: string | null = null, above = false): readonly Row[] => {
  const asked = new Set(above && debate.status === 'needs_answers' ? debate.questions.filter(open).map(keyOf) : []);
  const rows: Row[] = [];
  const entered = new Map<number, Entry['phase']>();
  for (const entry of debate.transcript) {
    if ((only && entry.seatId !== only) || asked.has(entry.key)) continue;
    const { key, revision, phase, panel } = entry;
    if (entered.get(panel) !== phase)
      rows.push({ kind: 'phase', key: `phase/${phase}/${key}`, revision, phase, panel });
    entered.set(panel, phase);
    rows.push({ kind: 'entry', key, revision, entry });
  }
  return rows;
};

/** How many seats spoke after a revision; headings and the protocol's own lines are no statements. */
export const saidAfter = (rows: readonly Row[], revision: number): number =>
  rows.filter((row) => row.kind === 'entry' && row.entry.seatId !== null && row.revision > revision).length;

const open = ({ answer, assumed }: Debate['questions'][number]) => answer === null && assumed === null;
/** As in `shared/views/debate/lines.ts`. */
const keyOf = ({ questionId }: Debate['questions'][number]) => `asked/${questionId}`;
