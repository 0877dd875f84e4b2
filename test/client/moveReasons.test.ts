import { flushSync, mount, unmount } from 'svelte';
import { describe, expect, it } from 'vitest';

import Statement from '../../client/transcript/Statement.svelte';
import WhyMoved from '../../client/watch/score/WhyMoved.svelte';
import { type Debate, foldDebate } from '../../shared/views/debate/debate.ts';
import { flipsIn } from '../../shared/views/reportDocument/movement.ts';
import { seenBy } from '../../shared/views/redact.ts';
import { caseIn } from '../support/reportCases.ts';
import { reportApp } from './reportApp.ts';
import Within from './Within.svelte';

const cited = 'E1';
const note = 'The council’s count is lower.';

/** A case of which one seat moved from A to B for evidence that it says is new; what it had cited before, and whether its move counts. */
const movedCase = async (citedBefore: readonly string[], counts: boolean) => {
  const debate = foldDebate(seenBy('owner', await caseIn('en', 'providers', 'direct')));
  const seatId = debate.ballots.find(({ round }) => round === 'revised')?.seatId ?? '';
  const change = { kind: 'new_evidence', evidenceIds: [cited], note } as const;
  const vote = (round: string, ballot: Debate['ballots'][number]['ballot']) =>
    ballot && round === 'blind'
      ? { ...ballot, p: { A: 0.9, B: 0.1 }, evidenceIds: [...citedBefore], change: null }
      : ballot && { ...ballot, p: { A: 0.1, B: 0.9 }, change: { ...change, evidenceIds: [cited] } };
  const ballots = debate.ballots.map((one) =>
    one.seatId === seatId ? { ...one, ballot: vote(one.round, one.ballot) } : one,
  );
  const transcript = debate.transcript.map((entry) =>
    entry.seatId === seatId && entry.kind === 'ballot' && entry.round === 'revised'
      ? { ...entry, ballot: vote('revised', entry.ballot) }
      : entry,
  );
  const pools = debate.pools.map((one) => ({
    ...one,
    pool: { ...one.pool, uncounted: { seats: counts ? [] : [seatId], p: one.pool.p } },
  }));
  return { seatId, debate: { ...debate, ballots, transcript, pools } as Debate };
};

const shownBy = async (part: unknown, props: object): Promise<string> => {
  const shown = mount(Within, { target: document.body, props: { app: await reportApp(), part, props } as never });
  flushSync();
  const text = document.body.textContent ?? '';
  void unmount(shown);
  return text;
};

describe.each([
  ['was cited before', [cited], false],
  ['was cited in the case that is asked again, so that the move does not count', [], false],
  ['is new', [], true],
] as const)('evidence for a move that %s', (_what, before, isNew) => {
  it('is told alike by the transcript, the watch page and the report', async () => {
    const { seatId, debate } = await movedCase(before, isNew);
    const entry = debate.transcript.find(
      (one) => one.seatId === seatId && one.kind === 'ballot' && one.round === 'revised',
    );
    expect(entry).toBeDefined();
    const transcript = await shownBy(Statement, { debate, entry, evidence: () => {} });
    expect(transcript).toContain(isNew ? `New evidence: ${note}` : `No new evidence: ${note}`);
    const others = { ...debate, seats: debate.seats.filter((seat) => seat.seatId === seatId) };
    const watch = await shownBy(WhyMoved, { debate: others, evidence: () => {} });
    expect(watch.includes('no new evidence')).toBe(!isNew);
    expect(watch.includes(cited)).toBe(isNew);
    const [flip] = flipsIn(debate).filter(({ seat }) => seat.seatId === seatId);
    expect(flip?.kind).toBe(isNew ? 'new_evidence' : 'no_new_evidence');
  });
});
