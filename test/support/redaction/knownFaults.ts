import { isDeepStrictEqual } from 'node:util';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { recorded } from '../histories.ts';
import type { Check } from './check.ts';
import { revealed, seated } from './moments.ts';
import { sampleOf } from './samples.ts';

const failed = (resumable: boolean): CaseEvent => {
  const { data } = sampleOf('CaseFailed').event as CaseEventOf<'CaseFailed'>;
  return { type: 'CaseFailed', data: { ...data, resumable } };
};
const cancelled: CaseEvent = { type: 'CaseCancelled', data: { reason: '', at: '2026-11-21T10:00:00.000Z' } };
const blind = (...panels: readonly number[]) => panels.map((panel) => revealed(panel, 'blind'));

/** Histories, and the revision at which what is held until the blind ballots are open may be seen. */
const cases: readonly (readonly [what: string, facts: readonly CaseEvent[], openedAt: number | null])[] = [
  ['nothing', [], null],
  ['ballots of one panel before anybody was seated', blind(1), null],
  ['one panel that has not opened them', [seated(1)], null],
  ['one panel that has', [seated(1), ...blind(0)], 1],
  ['one panel that opened the revised ones', [seated(1), revealed(0, 'revised')], null],
  ['one panel whose revised ones followed', [seated(1), ...blind(0), revealed(0, 'revised')], 1],
  ['three panels of which two have', [seated(3), ...blind(1, 3)], null],
  ['three panels of which all have', [seated(3), ...blind(1, 3, 2)], 3],
  ['three panels that came together afterwards', [seated(3), ...blind(1, 3, 2, 0)], 3],
  ['two panels, of which there is no third', [seated(2), ...blind(1, 2)], 2],
  ['a case that was cancelled', [seated(1), cancelled], 1],
  ['a case that was cancelled after they were open', [seated(1), ...blind(0), cancelled], 1],
  ['a case that failed and can be taken up again', [seated(1), failed(true)], null],
  ['a case that failed for good', [seated(1), failed(false)], 1],
  ['a case that failed for good after they were open', [seated(1), ...blind(0), failed(false)], 1],
];

export const knownFaults: Check = function* ({ learn, nothingKnown, opened, seenBy }) {
  for (const [what, facts, openedAt] of cases) {
    const known = recorded(facts).reduce(learn, nothingKnown);
    if (known.openedAt !== openedAt) yield `${what}: expected ${openedAt}, found ${known.openedAt}`;
    const then = opened(known);
    if (then.openedAt === null || (openedAt !== null && then.openedAt !== openedAt))
      yield `${what}: expected it to be open as if they were`;
    if (!isDeepStrictEqual({ ...then, openedAt }, { ...known, openedAt }))
      yield `${what}: expected nothing else to change`;
  }
  if (!Object.is(nothingKnown.erased, false)) yield 'a case of which nothing is known is taken for one that was erased';
  // A whole history is seen as of its end.
  const whole = seenBy('owner', recorded([...blind(0), { ...sampleOf('TurnLost').event }]));
  const early = seenBy('owner', recorded([{ ...sampleOf('TurnLost').event }, ...blind(0)]));
  const never = seenBy('owner', recorded([{ ...sampleOf('TurnLost').event }]));
  if (whole[1]?.data === null || early[0]?.data === null) yield 'a history that was opened was withheld';
  if (never[0]?.data !== null) yield 'a history that was not opened was shown';
  const watched = seenBy('watcher', recorded([{ ...sampleOf('AuditorInvited').event }]));
  if (watched[0]?.data !== null) yield 'a watcher was shown what is the owner’s';
};
