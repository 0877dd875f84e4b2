import type { Mode } from '../../../../shared/events/case.ts';
import type { Phase } from '../../../../shared/events/phases.ts';

/**
 * When each phase is over, in seconds from the seating of the panel: one deadline cut into marks, so that the phases can never
 * add up to more than the whole. Deep mode has two passes: the panels' own and the reconciliation's (panel 0).
 */
export const marks: Readonly<Record<Mode | 'reconciliation', Readonly<Record<Phase, number | null>>>> = {
  direct: {
    triage: 45,
    framing: 70,
    research: 125,
    blind_ballot: 180,
    red_team: 220,
    cross_examination: 220,
    revised_ballot: 250,
    conclusion: 278,
    report: 290,
  },
  default: {
    triage: 60,
    framing: 180,
    research: 420,
    blind_ballot: 540,
    cross_examination: 720,
    red_team: 840,
    revised_ballot: 960,
    conclusion: 1080,
    report: 1140,
  },
  deep: {
    triage: 100,
    framing: 200,
    research: 390,
    blind_ballot: 540,
    cross_examination: 740,
    red_team: 785,
    revised_ballot: 870,
    conclusion: 920,
    report: null,
  },
  reconciliation: {
    triage: null,
    framing: 930,
    research: null,
    blind_ballot: 960,
    cross_examination: 1000,
    red_team: null,
    revised_ballot: 1080,
    conclusion: 1145,
    report: 1185,
  },
};

/** The whole, in seconds: what the marks are cut from, with what publishing takes. */
export const totals: Readonly<Record<Mode, number>> = { direct: 300, default: 1200, deep: 1200 };

/** A phase that would begin with less than this left, in seconds, is left out; 0 for those that are never left out for time. */
export const minUsefulSeconds: Readonly<Record<Phase, number>> = {
  triage: 0,
  framing: 0,
  research: 0,
  blind_ballot: 0,
  cross_examination: 20,
  red_team: 15,
  revised_ballot: 15,
  conclusion: 0,
  report: 0,
};

/** The reviewer's part of the gate needs this many seconds; the rules need none. */
export const minSecondsForReview = 8;

/**
 * A call that shows no sign of work for so long, in seconds, may get a second attempt beside it; nineteen of twenty calls show one
 * earlier. After the longest time it is given up: of a provider that never answered in this case sooner, and
 * sooner again when it was silent before.
 */
export const silence = { hedge: 20, giveUp: 45, giveUpUnheard: 20, giveUpAgain: 10 } as const;

export const markOf = (mode: Mode, panel: number, phase: Phase): number => {
  const plan = mode === 'deep' && panel === 0 && phase !== 'triage' ? marks.reconciliation : marks[mode];
  const mark = plan[phase];
  if (mark === null) throw new Error(`expected a mark for ${phase} of panel ${panel} in ${mode} mode, found none`);
  return mark;
};
