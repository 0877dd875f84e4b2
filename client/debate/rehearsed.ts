import type { Debate, Entry } from '../../shared/views/debate/debate.ts';

/**
 * A rehearsal as it is shown: who spoke and voted when, and nothing that looks like a result, since scripted seats judge nothing. The
 * page says in these places what stands there with models. The report does likewise (`shared/views/reportDocument/rehearsed.ts`).
 */
export const rehearsed = (debate: Debate): Debate =>
  debate.rehearsal
    ? {
        ...debate,
        pools: [],
        ballots: debate.ballots.map((slot) => ({ ...slot, ballot: null })),
        evidence: debate.evidence.map((item) => ({ ...item, supports: {} })),
        dissents: [],
        concurrences: [],
        reconciled: null,
        forecast: null,
        decisionModel: null,
        transcript: debate.transcript.map(unvoted),
      }
    : debate;

/** Without the option that a script put first. */
const unvoted = (entry: Entry): Entry => (votes.has(entry.kind) ? { ...entry, ballot: null, optionId: null } : entry);
const votes: ReadonlySet<Entry['kind']> = new Set(['ballot', 'recommendation', 'dissent'] as const);

/** Whether a ballot of this panel's seats was opened. */
export const isOpened = ({ revealed }: Debate, panel: number): boolean =>
  revealed.some((name) => name.startsWith(`${panel}/`));
