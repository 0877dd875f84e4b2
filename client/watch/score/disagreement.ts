import type { Crux, Debate } from '../../../shared/views/debate/debate.ts';
import { castsOf } from '../../../shared/views/moveReason.ts';
import { sameCruxes, type SameCruxes } from '../../../shared/views/reportDocument/sensitivity/sameCruxes.ts';
import { panelsOf } from '../../debate/currentState.ts';
import type { Speaking } from '../../state/deltas.ts';

/** The evidence for which ballots were changed after the debate, in the order of the seats; a ballot with the same probabilities is not changed. */
export const reasonsOf = (debate: Debate): readonly string[] => {
  const named = debate.seats.flatMap(({ seatId }) => {
    const casts = castsOf(debate, seatId);
    const blind = casts.findLast(({ round }) => round === 'blind')?.ballot.p;
    return casts.flatMap(({ round, ballot: { p, change } }) => {
      const isChanged = Object.entries(p).some(([optionId, share]) => share !== blind?.[optionId]);
      return round === 'revised' && isChanged && change && change.kind !== 'none' ? change.evidenceIds : [];
    });
  });
  return [...new Set(named)];
};

export type OpenCrux = SameCruxes & {
  /** Whether it is being argued. */
  readonly now: boolean;
  /** Who speaks about it at this moment. */
  readonly speakers: ReadonlySet<string>;
};

/**
 * The questions on which the decision turns: all, or where panels judge apart, the one of each that is argued or would change most; once
 * where several have the same.
 */
export const openCruxes = (debate: Debate, speaking: readonly Speaking[]): readonly OpenCrux[] => {
  const speakersAbout = ({ cruxId }: Crux) =>
    speaking.filter(({ key }) => aboutOf(key) === cruxId).map(({ seatId }) => seatId);
  const isArgued = (crux: Crux) => speakersAbout(crux).length > 0 || isLast(debate, crux);
  const cruxes = sameCruxes(debate).map((one) => ({
    ...one,
    speakers: new Set(one.asked.flatMap(speakersAbout)),
    now: one.asked.some(isArgued),
  }));
  const chosen = panelsOf(debate).flatMap((panel) => {
    const own = cruxes.filter(({ asked }) => asked.some((one) => one.panel === panel));
    if (panel === 0) return own;
    return own.find(({ asked }) => asked.some((one) => one.panel === panel && isArgued(one))) ?? own[0] ?? [];
  });
  return [...new Set(chosen)];
};

/** What somebody speaks about: the last part of the key that the statement will have. */
const aboutOf = (key: string): string | undefined => key.split('/').at(-1);

/** Whether what was said last in a cross-examination that goes on was about this crux. */
const isLast = ({ status, phases, transcript }: Debate, { panel, cruxId }: Crux): boolean =>
  status === 'running' &&
  phases.findLast((one) => one.panel === panel && one.skipped === null)?.phase === 'cross_examination' &&
  transcript.findLast((entry) => entry.panel === panel && entry.cruxId !== null)?.cruxId === cruxId;
