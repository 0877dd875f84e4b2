import { describe, expect, it } from 'vitest';

import type { CaseEvent, Mode } from '../../../../shared/events/case.ts';
import { type RunEnd, runCase } from '../../../../server/panel/engine/runCase.ts';
import { Crash } from '../../../fakes/caseStore.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { caseId } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { conclusion } from '../../../support/conclusion.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

const { signal } = new AbortController();

/** Plays a case whose process dies around its n-th append, as often as `deaths` says, and is started again. */
const playWithDeaths = async (mode: Mode, deaths: readonly { at: number; when: 'before' | 'after' }[]) => {
  const { needs, kept, clock } = panelNeeds();
  const fake = inMemoryProviders(clock);
  const all = { ...needs, providers: fake.providers };
  submit(kept, { mode });
  const left = [...deaths];
  let died = 0;
  for (;;) {
    const [death] = left;
    if (death) kept.dieAt(death.at, death.when);
    else kept.revive();
    try {
      const end: RunEnd = await runCase(caseId, all, signal);
      if (end.how === 'waiting') put(kept, answerFact(clock.now()));
      else {
        clock.stop();
        return { end, events: facts(kept), calls: fake.calls, died, appends: kept.appends() };
      }
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      died++;
      left.shift();
    }
  }
};

const onlyOnce = (events: readonly CaseEvent[], calls: number, limits: number) => {
  const keys = [
    ...ofType(events, 'UtteranceMade').map(({ utteranceId }) => utteranceId),
    ...ofType(events, 'BallotSealed').map(({ panel, round, seatId }) => `${panel}/${round}/${seatId}`),
    ...ofType(events, 'DissentFiled').map(({ dissentId }) => dissentId),
    ...ofType(events, 'EvidenceFound').map(({ evidenceId }) => evidenceId),
    ...ofType(events, 'PhaseEntered').map(({ panel, phase }) => `${panel}/${phase}`),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  const ended = ofType(events, 'ModelCallEnded');
  const paid = ended.filter(({ outcome }) => outcome === 'ok').map(({ step }) => step);
  expect(new Set(paid).size).toBe(paid.length);
  // Every call that was made is in the evidence list, and what was made again is counted there as unknown.
  const unknown = ended.filter(({ outcome }) => outcome === 'unknown').length;
  expect(unknown).toBeLessThanOrEqual(limits);
  const lost = ended.filter(({ outcome }) => outcome === 'unknown').map(({ callId }) => callId);
  const attempts = ofType(events, 'ModelCallIntended').filter(({ callId }) => lost.includes(callId));
  expect(new Set(attempts.map(({ step, attempt }) => `${step}#${attempt}`)).size).toBe(unknown);
  expect(calls).toBeLessThanOrEqual(paid.length + unknown);
  expect(ofType(events, 'ModelCallIntended')).toHaveLength(ended.length);
};

describe('a process that dies', () => {
  it('around any append of a direct case: the case finishes with the same result, nothing recorded is asked again', async () => {
    const whole = await playWithDeaths('direct', []);
    const expected = conclusion(whole.events);
    expect(whole.appends).toBeGreaterThan(80);
    const points = Array.from({ length: whole.appends }, (_, i) => i);
    for (const at of sampled('deaths around an append', points, 8)) {
      const when = at % 2 === 0 ? 'after' : 'before';
      const played = await playWithDeaths('direct', [{ at, when }]);
      expect([at, played.died, played.end]).toEqual([at, 1, { how: 'concluded' }]);
      // Nine seats vote in a direct panel: so many calls may be under way at once.
      onlyOnce(played.events, played.calls.length, 9);
      expect(conclusion(played.events), `died ${when} append ${at}`).toEqual(expected);
    }
  });

  it('again and again in one default case', async () => {
    const expected = conclusion((await playWithDeaths('default', [])).events);
    const deaths = Array.from({ length: 20 }, (_, i) => ({
      at: 3 + ((i * 7) % 23),
      when: i % 2 === 0 ? ('after' as const) : ('before' as const),
    }));
    const played = await playWithDeaths('default', deaths);
    expect(played.end).toEqual({ how: 'concluded' });
    expect(played.died).toBeGreaterThan(10);
    onlyOnce(played.events, played.calls.length, 20 * 8);
    expect(conclusion(played.events)).toEqual(expected);
  });

  it('in a deep case', async () => {
    const expected = conclusion((await playWithDeaths('deep', [])).events);
    for (const at of sampled('deaths in a deep case', [4, 60, 120, 200, 260], 1)) {
      const played = await playWithDeaths('deep', [{ at, when: 'after' }]);
      expect([played.end, played.died]).toEqual([{ how: 'concluded' }, 1]);
      onlyOnce(played.events, played.calls.length, 3 * 8);
      expect(conclusion(played.events)).toEqual(expected);
    }
  });

  it('leaves no time to the phase it died in: the clock stands still until somebody goes on', async () => {
    const { needs, kept, clock } = panelNeeds();
    const all = { ...needs, providers: inMemoryProviders(clock).providers };
    submit(kept, { mode: 'direct' });
    kept.dieAt(30, 'after');
    await expect(runCase(caseId, all, signal)).rejects.toThrow(Crash);
    await clock.sleep(6 * 3600_000, signal);
    kept.revive();
    expect(await runCase(caseId, all, signal)).toEqual({ how: 'concluded' });
    clock.stop();
    expect(ofType(facts(kept), 'BallotsPooled')[0]?.pool.quorum).toBe('full');
    expect(ofType(facts(kept), 'TurnLost')).toEqual([]);
  });
});

describe('two runners on one case', () => {
  it('that start together: one goes on, no call is made twice', async () => {
    const { needs, kept, clock } = panelNeeds();
    const fake = inMemoryProviders(clock);
    const all = { ...needs, providers: fake.providers };
    submit(kept, { mode: 'direct' });
    const ends = await Promise.all([runCase(caseId, all, signal), runCase(caseId, all, signal)]);
    clock.stop();
    expect(ends.map(({ how }) => how).toSorted()).toEqual(['concluded', 'superseded']);
    onlyOnce(facts(kept), fake.calls.length, 0);
    expect(ofType(facts(kept), 'RunStarted')).toHaveLength(1);
  });

  it('of which one comes later: the first stops, only calls under way are repeated, and they are counted', async () => {
    const { needs, kept, clock } = panelNeeds();
    const fake = inMemoryProviders(clock);
    const all = { ...needs, providers: fake.providers };
    submit(kept, { mode: 'direct' });
    const first = runCase(caseId, all, signal);
    await clock.sleep(2000, signal);
    const second = runCase(caseId, all, signal);
    expect([(await first).how, (await second).how]).toEqual(['superseded', 'concluded']);
    clock.stop();
    onlyOnce(facts(kept), fake.calls.length, 1);
  });
});

describe('a run that is stopped', () => {
  it('ends at once, writes nothing more, and goes on where it was', async () => {
    const { needs, kept, clock } = panelNeeds();
    const fake = inMemoryProviders(clock);
    const all = { ...needs, providers: fake.providers };
    submit(kept, { mode: 'direct' });
    const stop = new AbortController();
    const stopped = runCase(caseId, all, stop.signal);
    await clock.sleep(20_000, signal);
    stop.abort();
    expect(await stopped).toEqual({ how: 'stopped' });
    const length = facts(kept).length;
    await clock.sleep(1000, signal);
    expect(facts(kept)).toHaveLength(length);
    expect(await runCase(caseId, all, signal)).toEqual({ how: 'concluded' });
    clock.stop();
    onlyOnce(facts(kept), fake.calls.length, 8);
  });
});

describe('a case that failed', () => {
  it('is retried without asking again for what is recorded', async () => {
    let out = true;
    const { needs, kept, clock } = panelNeeds();
    submit(kept, { mode: 'direct' });
    const fake = inMemoryProviders(clock, ({ kind, seatId }) =>
      out && kind === 'ballot' && seatId !== 'voter-1' ? 'refuse' : 'fine',
    );
    const all = { ...needs, providers: fake.providers };
    expect(await runCase(caseId, all, signal)).toEqual({ how: 'failed' });
    const paid = fake.calls.length;
    out = false;
    await clock.sleep(3600_000, signal);
    put(kept, { type: 'CaseRetried', data: { at: clock.now() } });
    expect(await runCase(caseId, all, signal)).toEqual({ how: 'concluded' });
    clock.stop();
    const again = fake.calls
      .slice(paid)
      .filter(({ kind }) => kind === 'ballot')
      .map(({ seatId }) => seatId);
    expect(again.toSorted()).toEqual(Array.from({ length: 8 }, (_, i) => `voter-${i + 2}`));
    expect(fake.calls.slice(paid).filter(({ kind }) => ['triage', 'frame', 'research'].includes(kind))).toEqual([]);
    expect(ofType(facts(kept), 'BallotsPooled')[0]?.pool.quorum).toBe('full');
  });
});

describe('a panel of another size', () => {
  const sizes = [
    ['direct', 8, [8]],
    ['default', 64, [64]],
    ['deep', 24, [8, 8, 8]],
  ] as const;
  it.each(sampled('sizes', sizes, 1))('in %s mode: %i seats', async (mode, size, expected) => {
    const { events, end } = await playCase(
      mode,
      undefined,
      {
        rules: { clarifyMs: 1000, guided: {}, capUsd: { direct: null, default: null, deep: null }, size },
        concurrency: 16,
      },
      2,
    );
    expect(end).toEqual({ how: 'concluded' });
    expect(
      ofType(events, 'BallotsRevealed')
        .filter(({ round, panel }) => round === 'blind' && (mode !== 'deep' || panel > 0))
        .map(({ ballots }) => ballots.length),
    ).toEqual(expected);
  });
});

describe('a mistake of our own', () => {
  it('fails the case with a reason instead of leaving it to be tried for ever', async () => {
    const { needs, kept, clock } = panelNeeds();
    const broken = inMemoryProviders(clock).providers.map((one) => ({
      ...one,
      client: () => {
        throw new TypeError('not a function');
      },
    }));
    submit(kept, { mode: 'direct' });
    expect(await runCase(caseId, { ...needs, providers: broken }, signal)).toEqual({ how: 'failed' });
    clock.stop();
    expect(ofType(facts(kept), 'CaseFailed')[0]).toMatchObject({
      code: 'internal-error',
      resumable: true,
      phase: 'triage',
    });
  });
});
