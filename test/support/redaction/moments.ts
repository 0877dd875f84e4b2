import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { Known } from '../../../shared/views/redact.ts';
import { caseSubmitted, clarificationAnswered } from '../controls.ts';
import { recorded } from '../histories.ts';
import type { Redaction } from './check.ts';
import { kindsInWords, owners, sampleOf } from './samples.ts';

/** A deep case: panels 1, 2 and 3 judge apart, then together as panel 0. */
const begun: readonly CaseEvent[] = [
  caseSubmitted({ q1: `Sign the lease? ${owners}.` }),
  ...kindsInWords.map((text) => clarificationAnswered(text)),
  seated(3),
];
const all = [1, 2, 3].map((panel) => revealed(panel, 'blind'));
const revised = [1, 2, 3, 0].map((panel) => revealed(panel, 'revised'));

/** The four moments of `expected.ts`, for an event of panel 1. */
export const momentsOf = ({ learn, nothingKnown }: Redaction): readonly Known[] =>
  histories.map((history) => history.reduce(learn, nothingKnown));
const histories = [begun, [...begun, revealed(1, 'blind')], [...begun, ...all], [...begun, ...all, ...revised]].map(
  recorded,
);

export function seated(panels: number): CaseEventOf<'PanelSeated'> {
  const { data } = sampleOf('PanelSeated').event as Recorded<CaseEventOf<'PanelSeated'>>;
  return { type: 'PanelSeated', data: { ...data, panels } };
}

export function revealed(panel: number, round: 'blind' | 'revised'): CaseEventOf<'BallotsRevealed'> {
  const { data } = sampleOf('BallotsRevealed').event as Recorded<CaseEventOf<'BallotsRevealed'>>;
  return { type: 'BallotsRevealed', data: { ...data, panel, round } };
}
