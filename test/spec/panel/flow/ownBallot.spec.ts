import { describe, expect, it } from 'vitest';

import { caseRulesFor } from '../../../../server/panel/engine/caseRules.ts';
import { promptContextFor } from '../../../../server/panel/protocol/phases/promptContextFor.ts';
import { contextOf } from '../../../../server/panel/protocol/state/panelContext.ts';
import { emptyState, evolvePanel } from '../../../../server/panel/protocol/state/state.ts';
import { turn } from '../../../../server/panel/protocol/state/turn.ts';
import { golden } from '../../../support/golden.ts';
import { ofType, panelNeeds } from '../../../support/panelCase.ts';

describe.each([
  ['default', 0],
  ['deep', 1],
] as const)('a seat of a %s case that voted twice', (mode, panel) => {
  const events = golden(`rehearsal-${mode}`);
  const state = events.reduce(evolvePanel, emptyState);
  const { needs, clock } = panelNeeds();
  clock.stop();
  const rules = { ...caseRulesFor(needs, mode), modelProviders: [] };
  const context = contextOf(state, 0, rules, events.at(-1)?.data.at ?? '');
  const cast = (round: 'blind' | 'revised') =>
    ofType(events, 'BallotsRevealed').find((one) => one.panel === panel && one.round === round)?.ballots ?? [];
  const [revised] = cast('revised');
  const seatId = revised?.seatId ?? '';
  const shown = (kind: 'dissent' | 'reply' | 'follow_up' | 'revise', at = context) =>
    promptContextFor(at, turn('conclusion', kind, at.panel, seatId)).own;

  it('sees its last ballot where it writes of the result, since that is what it speaks for', () => {
    const last = ofType(events, 'BallotsRevealed')
      .filter(({ round }) => round === 'revised')
      .flatMap(({ ballots }) => ballots)
      .findLast((one) => one.seatId === seatId)?.ballot;
    expect(last?.change).not.toBeNull();
    for (const kind of ['dissent', 'reply', 'follow_up'] as const) expect(shown(kind)).toEqual(last);
  });
  it('sees its blind ballot where it revises it', () =>
    expect(shown('revise', contextOf(state, panel, rules, context.at))).toEqual(
      cast('blind').find((one) => one.seatId === seatId)?.ballot,
    ));
});
