import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import type { TurnKind } from '../../../server/panel/protocol/state/turn.ts';
import type { Play } from '../../fakes/providers/play.ts';
import { jumpingClock } from '../../fakes/jumpingClock.ts';
import { ofType } from '../../support/panelCase.ts';
import { turns } from '../../support/turns.ts';
import { wireCase } from '../../support/wireCase.ts';

type Outcome = CaseEventOf<'ModelCallEnded'>['data']['outcome'];
const providers = ['openai', 'anthropic', 'google', 'local'] as const;
/** One sealed answer, and one that is spoken to viewers while it is written. */
const faulty: readonly TurnKind[] = ['ballot', 'claim'];
const prices = {
  asOf: '2026-11-01',
  prices: providers.flatMap((provider) =>
    ['model-1', 'model-2'].map((model) => ({ provider, model, input: 1, cached: 1, output: 1 })),
  ),
};

/** What goes wrong, what the evidence list calls it, and whether the provider said what it used. */
const faults: readonly (readonly [string, Partial<Play>, Outcome, 'used' | 'silent' | 'turned away'])[] = [
  ['429 with Retry-After', { fault: { kind: 'status', status: 429, retryAfterMs: 20 } }, 'rate_limited', 'turned away'],
  ['500', { fault: { kind: 'status', status: 500 } }, 'error', 'turned away'],
  ['529', { fault: { kind: 'status', status: 529 } }, 'error', 'turned away'],
  ['stream cut', { fault: { kind: 'cut', after: 3 } }, 'cut', 'silent'],
  ['dropped socket', { fault: { kind: 'drop', after: 3 } }, 'cut', 'silent'],
  ['error in the stream', { fault: { kind: 'midstream', after: 2 } }, 'error', 'silent'],
  ['invalid JSON', { text: 'I would rather not use JSON.' }, 'invalid', 'used'],
  ['wrong schema', { text: '{"verdict":"yes"}' }, 'invalid', 'used'],
  ['empty answer', { text: '' }, 'invalid', 'used'],
  ['refusal', { fault: { kind: 'refusal' } }, 'refused', 'used'],
  ['token limit', { fault: { kind: 'length' } }, 'cut', 'used'],
  ['answer of 10 MB', { text: 'x'.repeat(10_000_000), pieces: 100 }, 'cut', 'silent'],
];
/** These only end when they are given up; the seat is then asked once more. */
const endless: readonly (readonly [string, Partial<Play>, Outcome, 'silent'])[] = [
  ['hang', { fault: { kind: 'hang' } }, 'timeout', 'silent'],
  ['slow drip', { pieces: 5000, fault: { kind: 'drip', ms: 1000 } }, 'timeout', 'silent'],
];

/** Holds a case in which every provider failed once in each of these turns to what must be true of it. */
const holds = (
  { end, recorded, requests }: { end: object; recorded: readonly Recorded<CaseEvent>[]; requests: readonly object[] },
  outcome: Outcome,
  said: 'used' | 'silent' | 'turned away',
  kinds = faulty,
) => {
  expect(end).toEqual({ how: 'concluded' });
  const intended = new Map(ofType(recorded, 'ModelCallIntended').map((call) => [call.callId, call]));
  const ended = ofType(recorded, 'ModelCallEnded');
  // Every attempt is on record with its end, one for each request that left the house.
  expect([intended.size, ended.length]).toEqual([requests.length, requests.length]);
  const failed = ended.filter((call) => call.outcome !== 'ok');
  expect(new Set(failed.map((call) => call.outcome))).toEqual(new Set([outcome]));
  const failing = (kind: TurnKind) =>
    new Set(
      failed.filter(({ step }) => step.split('/')[1] === kind).map(({ callId }) => intended.get(callId)?.provider),
    );
  expect(failing('ballot')).toEqual(new Set(providers));
  for (const kind of kinds) expect([kind, failing(kind).size > 0]).toEqual([kind, true]);
  // With its cost: what it used by its price, nothing where it was turned away, or unknown. Never a guess.
  const cost = { used: [false, expect.closeTo(43e-6, 8)], silent: [true, null], 'turned away': [true, 0] };
  for (const { usage, usd } of failed) expect([usage === null, usd]).toEqual(cost[said]);
  for (const { usd, priceVersion } of ended.filter((call) => call.outcome === 'ok'))
    expect([usd, priceVersion]).toEqual([expect.closeTo(43e-6, 8), '2026-11-01']);
  // Nothing was recorded of what a failed attempt said.
  const gone = new Set(failed.map(({ callId }) => callId));
  const consequences = recorded.filter(
    ({ causation, type }) => gone.has(causation ?? '') && !type.startsWith('ModelCall'),
  );
  expect(consequences.map(({ type }) => type)).toEqual([]);
  expect(ofType(recorded, 'TurnLost')).toEqual([]);
  expect(ofType(recorded, 'BallotsRevealed')[0]?.missing).toEqual([]);
  expect(ofType(recorded, 'BallotsPooled')[0]?.pool.quorum).toBe('full');
};

describe('with four real SDKs, when the first attempt of every provider meets', () => {
  it.each(faults)(
    'a fault (%s): nobody is missing, nothing of it is recorded, every attempt is paid for visibly',
    async (_name, play, outcome, said) => {
      const played = await wireCase({
        providers,
        over: { prices },
        mood: ({ kind, nth }) => (faulty.includes(kind) && nth === 1 ? play : undefined),
      });
      holds(played, outcome, said);
    },
  );

  it.each(endless)(
    'no end (%s): it is given up, and the seat is asked once more',
    async (_name, play, outcome, said) => {
      const clock = jumpingClock();
      let ballots = 0;
      const played = await wireCase({
        providers,
        over: { prices },
        clock,
        mood: ({ kind, nth }) => (kind === 'ballot' && nth === 1 ? play : undefined),
        // When all of them hang, time moves on to where the longest attempt is over.
        onAsked: ({ kind, nth }) => {
          if (kind === 'ballot' && nth === 1 && ++ballots === 9) void turns(10).then(() => clock.jump(60_000));
        },
      });
      holds(played, outcome, said, ['ballot']);
    },
  );
});
