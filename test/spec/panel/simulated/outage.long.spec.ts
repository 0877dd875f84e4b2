import { describe, expect, it } from 'vitest';

import { reportOfHistory } from '../../../../shared/views/reportDocument/reportDocument.ts';
import { seenBy } from '../../../../shared/views/redact.ts';
import type { Quorum } from '../../../../shared/events/codes.ts';
import { turnKinds } from '../../../../server/panel/protocol/state/turn.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { ofType } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';
import type { Mood } from '../../../fakes/inMemoryProviders.ts';

type Played = Awaited<ReturnType<typeof playCase>>;
const quorum = ({ events }: Played): Quorum | undefined => ofType(events, 'BallotsPooled').at(-1)?.pool.quorum;
const moods: readonly Mood[] = [
  'hang',
  'rate_limited',
  'overloaded',
  'drop',
  'refuse',
  'garbage',
  'wrong',
  'empty',
  'length',
  'huge',
  'rejected',
  'slow',
];

/** What holds of every case, however badly its providers behave. */
const honest = ({ events, calls, elapsed, end }: Played, limit = 300) => {
  expect(elapsed).toBeLessThanOrEqual(limit);
  const ended = ofType(events, 'ModelCallEnded');
  expect(ofType(events, 'ModelCallIntended')).toHaveLength(calls.length);
  // Only calls under way when the case ended may lack an end.
  expect(ended.length).toBeGreaterThanOrEqual(end.how === 'concluded' ? calls.length : 0);
  // A call that was turned away costs nothing; of one that was cut off or given up nobody knows.
  for (const { usage, usd, problem } of ended)
    if (usage === null) expect(usd).toBe(/^(?:4|5)\d\d:/u.test(problem?.detail ?? '') ? 0 : null);
  const keys = ofType(events, 'UtteranceMade').map(({ utteranceId }) => utteranceId);
  expect(new Set(keys).size).toBe(keys.length);
};
/** Never dropped: blind ballots, dissents that are due, the gate. */
const complete = ({ events }: Played) => {
  expect(ofType(events, 'BallotsPooled').length).toBeGreaterThan(0);
  expect(ofType(events, 'RecommendationDrafted').length).toBeGreaterThan(0);
  const [gate] = ofType(events, 'GatePassed');
  expect(gate?.checks.filter(({ rule, ok }) => rule.startsWith('dissents') && !ok)).toEqual([]);
};

describe('direct mode with three providers', () => {
  it('is full, within 300 s, and costs "unknown" where no price is known', async () => {
    const played = await playCase('direct');
    honest(played);
    complete(played);
    expect(quorum(played)).toBe('full');
    expect(new Set(ofType(played.events, 'ModelCallEnded').map(({ usd }) => usd))).toEqual(new Set([null]));
  });

  const others = turnKinds.filter((kind) => kind !== 'ballot');
  it.each(sampled('a phase hangs', others, 3))('ends in time when %s hangs everywhere', async (kind) => {
    const played = await playCase('direct', (asked) => (asked.kind === kind ? 'hang' : 'fine'));
    honest(played);
    complete(played);
    expect(played.end).toEqual({ how: 'concluded' });
  });

  it('fails in time when every ballot hangs', async () => {
    const played = await playCase('direct', ({ kind }) => (kind === 'ballot' ? 'hang' : 'fine'));
    honest(played);
    expect(played.end).toEqual({ how: 'failed' });
  });

  it.each(sampled('one is out', moods, 3))('ends in time when one provider is out all along: %s', async (mood) => {
    const played = await playCase('direct', ({ provider }) => (provider === 'openai' ? mood : 'fine'));
    honest(played);
    expect(played.end).toEqual({ how: 'concluded' });
    complete(played);
    expect(quorum(played)).toBe(mood === 'slow' ? quorum(played) : 'degraded');
  });

  it.each(sampled('two are out', ['hang', 'refuse', 'garbage', 'rejected'] as const, 2))(
    'with two providers out is single-source: %s',
    async (mood) => {
      const played = await playCase('direct', ({ provider }) => (provider === 'google' ? 'fine' : mood));
      honest(played);
      complete(played);
      expect(quorum(played)).toBe('single_source');
      expect(['lean', 'too_close']).toContain(ofType(played.events, 'BallotsPooled').at(-1)?.pool.strength);
    },
  );

  it.each(sampled('all are out', moods, 3))('fails with a reason and in time when everybody is: %s', async (mood) => {
    const played = await playCase('direct', () => mood);
    honest(played);
    expect(played.end).toEqual({ how: 'failed' });
    const [failed] = ofType(played.events, 'CaseFailed');
    expect([failed?.code, failed?.resumable]).toEqual(['too-few-seats', true]);
  });

  it('records nothing of an answer that was not whole', async () => {
    const played = await playCase('direct', ({ kind, nth }) => (kind === 'claim' && nth === 1 ? 'drop' : 'fine'));
    const said = ofType(played.events, 'UtteranceMade').filter(({ kind }) => kind === 'claim');
    expect(said.length).toBeGreaterThan(0);
    for (const { text } of said) expect(text).toMatch(/\(E-\d+\)\.$/u);
    expect(ofType(played.events, 'ModelCallEnded').filter(({ outcome }) => outcome === 'cut').length).toBe(said.length);
  });

  it('repairs an invalid answer once, and takes the repaired one', async () => {
    const played = await playCase('direct', ({ kind, nth }) => (kind === 'ballot' && nth === 1 ? 'wrong' : 'fine'));
    expect(quorum(played)).toBe('full');
    expect(ofType(played.events, 'ModelCallEnded').filter(({ outcome }) => outcome === 'invalid').length).toBe(9);
  });

  it('waits as long as a provider asks, and no longer than the phase', async () => {
    const played = await playCase('direct', ({ kind, nth }) =>
      kind === 'ballot' && nth <= 2 ? 'rate_limited' : 'fine',
    );
    expect(quorum(played)).toBe('full');
    const ends = ofType(played.events, 'ModelCallEnded').filter(({ outcome }) => outcome === 'rate_limited');
    for (const { step, retryAt } of ends) {
      const after = ofType(played.events, 'ModelCallIntended').filter(
        (call) => call.step === step && call.at >= (retryAt ?? ''),
      );
      expect([step, retryAt !== null, after.length > 0]).toEqual([step, true, true]);
    }
  });

  it('starts a second attempt beside a slow one and takes whichever comes first', async () => {
    const played = await playCase('direct', ({ kind, nth, seatId }) =>
      kind === 'ballot' && seatId === 'voter-2' && nth === 1 ? 'hang' : 'fine',
    );
    expect(quorum(played)).toBe('full');
    const attempts = ofType(played.events, 'ModelCallIntended').filter(({ step }) => step === '0/ballot/voter-2');
    expect(attempts.map(({ attempt }) => attempt)).toEqual([1, 2]);
    expect(
      ofType(played.events, 'BallotSealed').filter(({ seatId, round }) => seatId === 'voter-2' && round === 'blind'),
    ).toHaveLength(1);
  });
});

describe('a provider whose seats decline', () => {
  const bannerOf = ({ events }: Played) => reportOfHistory(seenBy('owner', events))?.banner;
  const refusing = (provider: string, ...seats: string[]) =>
    playCase('direct', (asked) =>
      asked.provider === provider && asked.kind === 'ballot' && seats.includes(asked.seatId) ? 'refuse' : 'fine',
    );

  it('is named with its figures when half of its voting seats or more would not answer', async () => {
    const played = await refusing('anthropic', 'voter-1', 'voter-4');
    const declined = [{ provider: 'anthropic', declined: 2, seats: 3 }];
    expect(ofType(played.events, 'BallotsPooled').map(({ pool }) => pool.declined)).toEqual([declined, declined]);
    expect(bannerOf(played)?.declined).toEqual(declined);
  });

  it('is not named when fewer would not, nor when a seat answers the second time', async () => {
    expect(bannerOf(await refusing('anthropic', 'voter-1'))?.declined).toEqual([]);
    const once = await playCase('direct', ({ kind, nth }) => (kind === 'ballot' && nth === 1 ? 'refuse' : 'fine'));
    expect(bannerOf(once)?.declined).toEqual([]);
    expect(quorum(once)).toBe('full');
  });

  it('is not named for being out of reach', async () => {
    expect(
      bannerOf(await playCase('direct', ({ provider }) => (provider === 'openai' ? 'rejected' : 'fine'))),
    ).toMatchObject({
      quorum: 'degraded',
      declined: [],
    });
  });

  it('is named in deep mode too, over all panels', async () => {
    const played = await playCase('deep', ({ provider, kind }) =>
      provider === 'google' && kind === 'ballot' ? 'refuse' : 'fine',
    );
    expect(bannerOf(played)?.declined).toEqual([{ provider: 'google', declined: 9, seats: 9 }]);
  });

  it('is named by a case that failed for it', async () => {
    const [failed] = ofType((await playCase('direct', () => 'refuse')).events, 'CaseFailed');
    expect(failed?.declined?.map(({ declined, seats }) => [declined, seats])).toEqual([
      [3, 3],
      [3, 3],
      [3, 3],
    ]);
    expect(failed).toMatchObject({ code: 'too-few-seats', validBallots: 0, capUsd: null });
  });
});

describe('default mode', () => {
  it('shows which provider was missing, in whatever phase it went away', async () => {
    const played = await playCase('default', ({ provider, kind }) =>
      provider === 'anthropic' && kind !== 'triage' && kind !== 'frame' ? 'overloaded' : 'fine',
    );
    honest(played, 1200 + 10);
    complete(played);
    expect(quorum(played)).toBe('degraded');
    const [{ missing } = { missing: [] }] = ofType(played.events, 'BallotsRevealed');
    expect(missing).toHaveLength(5);
    for (const { reason } of missing) expect(reason).toEqual({ code: 'unreachable' });
  });
});

describe.each([
  ['default', 1200],
  ['deep', 1200],
] as const)('%s mode', (mode, total) => {
  const others = turnKinds.filter((kind) => kind !== 'ballot' && kind !== 'follow_up');
  it.each(sampled(`a phase hangs in ${mode} mode`, others, 1))(
    'ends within its time when %s hangs everywhere',
    async (kind) => {
      const played = await playCase(mode, (asked) => (asked.kind === kind ? 'hang' : 'fine'));
      honest(played, total);
      complete(played);
      expect(played.end).toEqual({ how: 'concluded' });
    },
  );
});

describe('deep mode', () => {
  it('asks on where every provider was silent at first', async () => {
    const played = await playCase('deep', ({ kind }) => (kind === 'triage' ? 'hang' : 'fine'));
    honest(played, 1200);
    complete(played);
    expect(played.end).toEqual({ how: 'concluded' });
  });

  it('goes on with two panels when one loses its seats, and says how many agree', async () => {
    const played = await playCase('deep', ({ kind, seatId }) =>
      kind === 'ballot' && seatId.startsWith('p2-') ? 'refuse' : 'fine',
    );
    honest(played, 1200);
    complete(played);
    const [together] = ofType(played.events, 'PanelsReconciled');
    expect([together?.of, together?.winners.map(({ panel }) => panel)]).toEqual([2, [1, 3]]);
  });
});
