import { describe, expect, it } from 'vitest';

import type { Mode } from '../../../../shared/events/case.ts';
import type { Ballot } from '../../../../shared/events/panel/ballot.ts';
import { chooseCruxes, valueOfKnowing } from '../../../../server/panel/protocol/counting/cruxes.ts';
import { callLimits } from '../../../../server/panel/protocol/state/callLimits.ts';
import { verifiedShareOf } from '../../../../server/panel/protocol/counting/grounds.ts';
import { marks, silence, totals } from '../../../../server/panel/protocol/state/deadlines.ts';
import { foldPanel } from '../../../../server/panel/protocol/state/state.ts';
import { turn } from '../../../../server/panel/protocol/state/turn.ts';
import { turnStatusOf } from '../../../../server/panel/protocol/state/turnStatus.ts';
import { at } from '../../../support/controls.ts';
import { type Cast, choiceOf } from '../../../../server/panel/protocol/counting/ballots.ts';
import { dissentsDue } from '../../../../server/panel/protocol/counting/dissents.ts';
import { driftOf, settled } from '../../../../server/panel/protocol/counting/pool/drift.ts';
import { quorumOf } from '../../../../server/panel/protocol/counting/quorum.ts';
import { lenses } from '../../../../shared/events/codes.ts';
import { firstOf, movedMinorities } from '../../../../shared/views/minority.ts';
import { seatsFor } from '../../../../server/panel/protocol/state/seating.ts';
import { strengthOf, type StrengthInputs } from '../../../../server/panel/protocol/counting/pool/strength.ts';

const ballot = (p: Record<string, number>, over: Partial<Ballot> = {}): Ballot => ({
  p,
  scores: {},
  ranges: {},
  statement: 'because',
  evidenceIds: [],
  topCrux: '',
  cruxBelief: null,
  changeMyMind: '',
  uniqueEvidence: null,
  writeIn: null,
  abstain: false,
  change: null,
  ...over,
});
const cast = (seatId: string, provider: string, p: Record<string, number>, over: Partial<Ballot> = {}) => ({
  seatId,
  provider,
  lens: 'x',
  ballot: ballot(p, over),
});

describe('deadlines', () => {
  it.each(Object.keys(totals) as Mode[])(
    'of %s mode: every phase ends after the one before it and all fit into the whole',
    (mode) => {
      const own = Object.values(marks[mode]);
      const all = (mode === 'deep' ? [...own, ...Object.values(marks.reconciliation)] : own).filter(
        (mark) => mark !== null,
      );
      expect(all).toEqual(all.toSorted((a, b) => a - b));
      expect(Math.max(...all)).toBeLessThanOrEqual(totals[mode]);
    },
  );
  it('leave time to publish: a direct case within 300 s, a deep one within 20 minutes', () => {
    expect([totals.direct, totals.deep]).toEqual([300, 1200]);
    expect(marks.direct.report).toBeLessThanOrEqual(290);
    expect(marks.reconciliation.report).toBeLessThanOrEqual(1190);
  });
});

describe('seating', () => {
  const modelProviders = (['openai', 'anthropic', 'google'] as const).map((provider) => ({
    provider,
    models: ['a', 'b'],
    searches: true,
  }));
  it.each([8, 9, 15, 27, 64])('balances %i voters over the providers, and no provider owns a lens', (size) => {
    const voters = seatsFor('default', modelProviders, 's', size).filter(({ role }) => role === 'voter');
    const counts = modelProviders.map(({ provider }) => voters.filter((seat) => seat.provider === provider).length);
    expect(voters).toHaveLength(size);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
    for (const lens of lenses) {
      const own = voters.filter((seat) => seat.lens === lens);
      expect(new Set(own.map(({ provider }) => provider)).size).toBe(Math.min(own.length, 3));
    }
  });
  it('names everybody differently, and nobody after a provider', () => {
    const seats = seatsFor('deep', modelProviders, 's');
    expect(new Set(seats.map(({ name }) => name)).size).toBe(seats.length);
    expect(new Set(seats.map(({ seatId }) => seatId)).size).toBe(seats.length);
    expect(seats.filter(({ name, seatId }) => /openai|anthropic|google/i.test(name + seatId))).toEqual([]);
  });
  it('gives each panel of a deep run a chair and a framer of another provider', () => {
    const seats = seatsFor('deep', modelProviders, 's');
    for (const role of ['chair', 'framer'] as const)
      expect(
        new Set(seats.filter((seat) => seat.role === role && seat.panel > 0).map(({ provider }) => provider)).size,
      ).toBe(3);
  });
  it('seats a lone provider alone', () => {
    expect(new Set(seatsFor('direct', modelProviders.slice(0, 1), 's').map(({ provider }) => provider))).toEqual(
      new Set(['openai']),
    );
  });
});

describe('quorum', () => {
  it.each([
    [{ openai: [3, 3], anthropic: [3, 3], google: [3, 3] }, 'full'],
    [{ openai: [5, 5], anthropic: [5, 5], google: [5, 2] }, 'full'],
    [{ openai: [5, 5], anthropic: [5, 4], google: [5, 2] }, 'degraded'],
    [{ openai: [3, 3], anthropic: [3, 3], google: [3, 0] }, 'degraded'],
    [{ openai: [3, 3], anthropic: [3, 2], google: [3, 0] }, 'single_source'],
    [{ openai: [9, 9] }, 'single_source'],
    [{ openai: [3, 1], anthropic: [3, 1], google: [3, 0] }, 'failed'],
    [{ rehearsal: [9, 9] }, 'rehearsal'],
    [{ rehearsal: [9, 2] }, 'failed'],
  ] as const)('of %j is %s', (turnout, expected) => {
    expect(
      quorumOf(Object.fromEntries(Object.entries(turnout).map(([p, [seats, valid]]) => [p, { seats, valid }]))),
    ).toBe(expected);
  });
});

describe('a second attempt beside a silent first', () => {
  const claim = turn('cross_examination', 'claim', 0, 'voter-1');
  const state = foldPanel([
    {
      type: 'ModelCallIntended',
      data: {
        ...{
          callId: 'c',
          step: claim.step,
          panel: 0,
          seatId: claim.seatId,
          attempt: 1,
          provider: 'openai',
          model: 'm',
        },
        ...{ promptHash: '', reservedUsd: null, at },
      },
    },
  ]);
  const halfOfItsTimeMs = callLimits('default', 0, 'claim').seconds * 500;
  it('is made only where half of the longest time of an attempt is left', () => {
    const nowMs = Date.parse(at) + silence.hedge * 1000;
    const statusBy = (dueMs: number) => turnStatusOf(state, claim, nowMs, { dueMs });
    expect(statusBy(nowMs + halfOfItsTimeMs)).toMatchObject({ is: 'due', turn: { attempt: 2, hedge: true } });
    expect(statusBy(nowMs + halfOfItsTimeMs - 1)).toEqual({ is: 'under_way', hedgeAtMs: null });
  });
});

describe('strength', () => {
  const best: StrengthInputs = {
    first: 0.8,
    margin: 0.6,
    blocsAgree: true,
    stableWithoutAnyProvider: true,
    quorum: 'full',
    scoresDisagree: false,
    shift: 0,
    newEvidence: false,
    blindOnly: false,
    lastBallotsDisagree: false,
    grounds: { framedByCode: false, verifiedShare: 0.5, quotesNotFound: false },
  };
  it.each<[Partial<StrengthInputs>, string]>([
    [{}, 'strong'],
    [{ blocsAgree: false }, 'moderate'],
    [{ first: 0.7, margin: 0.45 }, 'moderate'],
    [{ first: 0.45, margin: 0.12 }, 'lean'],
    [{ first: 0.35, margin: 0.05 }, 'too_close'],
    [{ quorum: 'degraded' }, 'moderate'],
    [{ quorum: 'single_source' }, 'lean'],
    [{ lastBallotsDisagree: true }, 'too_close'],
    [{ quorum: 'rehearsal' }, 'lean'],
    [{ scoresDisagree: true }, 'lean'],
    [{ shift: 0.2 }, 'moderate'],
    [{ shift: 0.2, newEvidence: true }, 'strong'],
    [{ blindOnly: true }, 'moderate'],
    [{ grounds: { framedByCode: true, verifiedShare: 1, quotesNotFound: false } }, 'lean'],
    [{ grounds: { framedByCode: false, verifiedShare: 0.7, quotesNotFound: true } }, 'lean'],
    [{ grounds: { framedByCode: false, verifiedShare: 0.4, quotesNotFound: false } }, 'moderate'],
    [{ grounds: { framedByCode: false, verifiedShare: 0, quotesNotFound: false } }, 'moderate'],
  ])('with %j is %s', (over, expected) => expect(strengthOf({ ...best, ...over }).strength).toBe(expected));
  it('says what held it down', () =>
    expect(strengthOf({ ...best, quorum: 'single_source' }).caps).toEqual([
      { code: 'quorum', quorum: 'single_source' },
    ]));
  it.each([
    ['code made the frame', { framedByCode: true }, 'framed_by_code'],
    ['little was verified', { verifiedShare: 0.4 }, 'low_coverage'],
  ] as const)('says that %s however weak the numbers are', (_, over, code) => {
    for (const margin of [0.6, 0.12, 0.05]) {
      const { caps } = strengthOf({ ...best, first: 0.45, margin, grounds: { ...best.grounds, ...over } });
      expect([margin, caps.map((cap) => cap.code)]).toEqual([margin, [code]]);
    }
  });
  it('says that nothing is limited where the numbers alone allow no more', () => {
    const capsAt = (margin: number) => strengthOf({ ...best, first: 0.45, margin, lastBallotsDisagree: true }).caps;
    expect(capsAt(0.12)).toEqual([{ code: 'last_ballots' }]);
    expect(capsAt(0.08)).toEqual([{ code: 'last_ballots', limits: false }]);
    const scoresAt = (margin: number) => strengthOf({ ...best, first: 0.62, margin, scoresDisagree: true }).caps;
    expect(scoresAt(0.24)).toEqual([{ code: 'scores_disagree' }]);
    expect(scoresAt(0.12)).toEqual([{ code: 'scores_disagree', limits: false }]);
  });
  it('says that the scores put another option first however weak the numbers are', () => {
    for (const margin of [0.6, 0.12, 0.05])
      expect(strengthOf({ ...best, first: 0.45, margin, scoresDisagree: true }).caps.map(({ code }) => code)).toContain(
        'scores_disagree',
      );
  });
});

describe('how much of the evidence was verified', () => {
  type Items = Parameters<typeof verifiedShareOf>[0];
  const items = (source: Items[number]['source'], verified: number, open: number): Items => [
    ...Array.from({ length: verified }, () => ({ source, status: 'verified' }) as const),
    ...Array.from({ length: open }, () => ({ source, status: 'unverifiable' }) as const),
  ];
  it.each<[string, Items, number]>([
    ['nothing was found', [], 0],
    ['all is from the case', items('case', 3, 1), 0.75],
    [
      'quotes of the case stand beside pages that nobody could read',
      [...items('case', 10, 0), ...items('web', 0, 9)],
      0,
    ],
    ['documents and pages are counted together', [...items('document', 3, 0), ...items('web', 0, 1)], 0.75],
    ['the case is quoted wrongly', [...items('case', 0, 9), ...items('web', 1, 0)], 0.1],
  ])('where %s', (_, given, share) => expect(verifiedShareOf(given)).toBe(share));
});

describe('dissents', () => {
  const pooled = { A: 0.7, B: 0.25, C: 0.05 };
  type Casts = ReturnType<typeof cast>[];
  const due = (final: Casts, p: Record<string, number>, strikesAgainst?: (one: { seatId: string }) => boolean) =>
    dissentsDue({ final, pooled: p, winner: 'A', ...(strikesAgainst && { strikesAgainst }) });
  it('survive when two seats hold the option', () => {
    const casts = [
      cast('1', 'openai', { A: 0.8, B: 0.1, C: 0.1 }),
      cast('2', 'google', { A: 0, B: 0, C: 1 }),
      cast('3', 'openai', { A: 0.1, B: 0.1, C: 0.8 }),
      ...[4, 5, 6].map((n) => cast(`${n}`, 'anthropic', { A: 1, B: 0, C: 0 })),
    ];
    expect(due(casts, { A: 0.94, B: 0.03, C: 0.03 })).toEqual([
      { optionId: 'C', seatId: '2', probability: 1, because: ['two_seats', 'half_a_bloc'] },
    ]);
  });
  it('are written by the holder who is surest, never by a seat that does not hold them', () => {
    const casts = [
      cast('1', 'openai', { A: 0.6, B: 0.4, C: 0 }),
      cast('2', 'openai', { A: 0.4, B: 0.6, C: 0 }),
      cast('3', 'google', { A: 0.1, B: 0.9, C: 0 }),
    ];
    expect(due(casts, pooled).map(({ optionId, seatId }) => [optionId, seatId])).toEqual([['B', '3']]);
  });
  it('survive for a lone seat with verified evidence of its own', () => {
    const casts = [
      ...[1, 2, 3, 4, 5].map((n) => cast(`${n}`, 'openai', { A: 1, B: 0, C: 0 })),
      cast('6', 'openai', { A: 0, B: 0, C: 1 }),
    ];
    expect(due(casts, { A: 0.9, B: 0.05, C: 0.05 })).toEqual([]);
    expect(due(casts, { A: 0.9, B: 0.05, C: 0.05 }, ({ seatId }) => seatId === '6')).toHaveLength(1);
  });
  it('are three at most', () => {
    const options = ['A', 'B', 'C', 'D', 'E', 'F'];
    const casts = options.flatMap((o) => [1, 2].map((n) => cast(`${o}${n}`, 'openai', { [o]: 1 })));
    expect(due(casts, Object.fromEntries(options.map((o) => [o, 1 / 6])))).toHaveLength(3);
  });
  it('come in the order of what the panel gives them, however sure their seats are', () => {
    const casts = [
      cast('1', 'openai', { B: 0.5, A: 0.3, C: 0.2 }),
      cast('2', 'openai', { C: 1 }),
      cast('3', 'google', { A: 1 }),
    ];
    expect(due(casts, { A: 0.57, B: 0.3, C: 0.13 }).map(({ optionId }) => optionId)).toEqual(['B', 'C']);
  });
  it('of seats that moved are no longer dissents, but named as held before the exchange', () => {
    const blind = [
      cast('1', 'openai', { A: 1 }),
      cast('2', 'google', { C: 1 }),
      cast('3', 'openai', { C: 0.8, A: 0.2 }),
      cast('4', 'anthropic', { B: 1 }),
    ];
    const final = blind.map((one) => (one.ballot.p['C'] ? { ...one, ballot: ballot({ A: 0.9, C: 0.1 }) } : one));
    const given = { final, pooled: { A: 0.7, B: 0.25, C: 0.05 }, winner: 'A' };
    expect(dissentsDue(given).map(({ optionId, seatId }) => [optionId, seatId])).toEqual([['B', '4']]);
    const choices = (casts: readonly Cast[]) =>
      casts.map(({ seatId, provider, ballot: { p } }) => ({ seatId, provider, optionId: choiceOf(p) }));
    expect(movedMinorities(choices(blind), choices(final), 'A', given.pooled)).toEqual(['C']);
  });
  it('of one seat that moved is named as held before the exchange where the panel still gives it 0.07', () => {
    const seat = (seatId: string, optionId: string) => ({ seatId, provider: 'openai', optionId });
    const blind = [seat('1', 'A'), seat('2', 'A'), seat('3', 'C')];
    const final = blind.map(({ seatId }) => seat(seatId, 'A'));
    expect(movedMinorities(blind, final, 'A', { A: 0.93, C: 0.07 })).toEqual(['C']);
    expect(movedMinorities(blind, final, 'A', { A: 0.94, C: 0.06 })).toEqual([]);
  });
  it('are held by seats that give most to the variants of a choice together, in the variant they give most to', () => {
    const options = [{ optionId: 'A', bloc: 'A' }, { optionId: 'B' }, { optionId: 'C', bloc: 'A' }, { optionId: 'D' }];
    const p = { A: 0.08, B: 0.3, C: 0.27, D: 0.34 };
    expect(firstOf(options)(p)).toBe('C');
    expect(firstOf(options.map(({ optionId }) => ({ optionId })))(p)).toBe('D');
    expect(firstOf(options)({})).toBeNull();
  });
  it('that moved are counted by choice: variants of the winner, and of what a seat still holds, were not given up', () => {
    const seats = (...optionIds: string[]) =>
      optionIds.map((optionId, i) => ({ seatId: `${i}`, provider: `p${i % 2}`, optionId }));
    const options = [
      { optionId: 'A', bloc: 'a' },
      { optionId: 'B', bloc: 'a' },
      { optionId: 'C', bloc: 'c' },
      { optionId: 'D', bloc: 'c' },
      { optionId: 'E' },
    ];
    const moved = (blind: string[], final: string[], given: Record<string, number> = {}) =>
      movedMinorities(seats(...blind), seats(...final), 'A', given, options);
    expect(moved(['B', 'B', 'B', 'A', 'E', 'E'], ['A', 'A', 'A', 'A', 'A', 'A'])).toEqual(['E']);
    expect(moved(['C', 'C', 'A', 'A', 'A', 'A'], ['A', 'D', 'A', 'A', 'A', 'A'])).toEqual([]);
    // One seat each, together two of them.
    expect(moved(['C', 'D', 'A', 'A', 'A', 'A'], ['A', 'A', 'A', 'A', 'A', 'A'])).toEqual(['C', 'D']);
    // What the panel still gives the choice stands at one of its variants.
    expect(moved(['C', 'A', 'A', 'A', 'A', 'A'], ['A', 'A', 'A', 'A', 'A', 'A'], { A: 0.9, D: 0.1 })).toEqual(['C']);
  });
});

describe('drift', () => {
  const options = ['A', 'B'];
  const stay = (n: number) => ({
    seatId: `${n}`,
    blind: ballot({ A: 0.9, B: 0.1 }),
    revised: ballot({ A: 0.9, B: 0.1 }),
  });
  const flip = (n: number, change: Ballot['change']) => ({
    seatId: `${n}`,
    blind: ballot({ A: 0.2, B: 0.8 }, { evidenceIds: ['E-1'] }),
    revised: ballot({ A: 0.8, B: 0.2 }, { change }),
  });
  const none = { kind: 'none' as const, evidenceIds: [], note: '' };
  it('counts flips without a reason toward the plurality, and then lets the blind ballots alone count', () => {
    const drift = driftOf([stay(1), stay(2), stay(3), flip(4, none), flip(5, none)], [], options);
    expect([drift.flips, drift.unevidencedTowardPlurality, drift.blindOnly]).toEqual([2, 2, true]);
    expect(settled(flip(4, none), drift, options)).toEqual([0.2, 0.8]);
  });
  it.each(['A', 'B'])(
    'takes each of two options that as many seats hold for the plurality, whatever its letter: %s',
    (to) => {
      const held = (n: number, first: string, last = first) => ({
        seatId: `${n}`,
        blind: ballot({ A: 0.1, B: 0.1, C: 0.1, [first]: 0.8 }),
        revised: ballot({ A: 0.1, B: 0.1, C: 0.1, [last]: 0.8 }, { change: none }),
      });
      const moves = [held(1, 'A'), held(2, 'A'), held(3, 'B'), held(4, 'B'), held(5, 'C', to)];
      expect(driftOf(moves, [], ['A', 'B', 'C']).unevidencedTowardPlurality).toBe(1);
    },
  );
  it('takes a flip that cites something new, or names the flaw, for what it is', () => {
    const reasons: Ballot['change'][] = [
      { kind: 'new_evidence', evidenceIds: ['E-2'], note: '' },
      { kind: 'flaw_in_own_claim', evidenceIds: [], note: 'I counted rent twice.' },
    ];
    const drift = driftOf([stay(1), stay(2), stay(3), ...reasons.map((r, i) => flip(4 + i, r))], [], options);
    expect([drift.flips, drift.unevidencedTowardPlurality, drift.blindOnly]).toEqual([2, 0, false]);
    expect(settled(flip(4, reasons[0] ?? null), drift, options)).toEqual([0.8, 0.2]);
  });
  it('does not take an old citation for new evidence', () => {
    expect(
      driftOf([stay(1), flip(2, { kind: 'new_evidence', evidenceIds: ['E-1'], note: '' })], [], options).uncounted,
    ).toEqual(new Set(['2']));
  });
  it('of a case asked again is what its seats moved by since: who votes as then counts as then', () => {
    const because = { kind: 'recalculated' as const, evidenceIds: [], note: 'The rent is another one.' };
    const last = (n: number, counts: boolean, p = { A: 0.7, B: 0.3 }) => ({
      ...{ seatId: `${n}`, p, counts },
      evidenceIds: ['E-2'],
    });
    const seats = [last(2, false), last(3, true), last(4, false, { A: 0.1, B: 0.9 }), last(5, false), last(6, false)];
    const cites = (id: string) => ({ kind: 'new_evidence' as const, evidenceIds: [id], note: '' });
    const moves = [stay(1), flip(2, because), flip(3, none), flip(4, because), flip(5, cites('E-2'))];
    const before = { blindOnly: false, seats };
    expect(driftOf([...moves, flip(6, cites('E-3'))], [], ['A', 'B', 'C'], before).uncounted).toEqual(
      new Set(['2', '5']),
    );
    const again = driftOf([stay(1), flip(3, none), flip(6, cites('E-3'))], [], options, { blindOnly: true, seats });
    expect(again.blindOnly).toBe(true);
  });
  it('compares with seats that saw nothing', () => {
    const moves = [stay(1), stay(2), flip(3, none), flip(4, none)];
    expect(driftOf(moves, [stay(1)], options).conformity).toBe(0.5);
    expect(driftOf(moves, [flip(3, null)], options).conformity).toBe(-0.5);
    expect(driftOf(moves, [], options).conformity).toBeNull();
  });
});

describe('cruxes', () => {
  it('are worth what knowing them gains', () => {
    expect(valueOfKnowing(0.5, 0.9, 0.8, 0.6)).toBeCloseTo(0.25);
    expect(valueOfKnowing(0.5, 0.6, 0.6, 0.6)).toBe(0);
  });
  it('that say the same are one, and their advocates are of different providers and sides', () => {
    const belief = (q: number) => ({ q, ifTrue: { A: 0.9, B: 0.1 }, ifFalse: { A: 0.2, B: 0.8 } });
    const casts = [
      cast(
        '1',
        'openai',
        { A: 0.8, B: 0.2 },
        { topCrux: 'Will the landlord lower the rent next year?', cruxBelief: belief(0.9) },
      ),
      cast(
        '2',
        'google',
        { A: 0.3, B: 0.7 },
        { topCrux: 'Will the landlord lower the rent next year', cruxBelief: belief(0.2) },
      ),
      cast('3', 'openai', { A: 0.2, B: 0.8 }, { topCrux: 'Can the baker train a team?', cruxBelief: belief(0.5) }),
    ];
    const [first, ...others] = chooseCruxes(casts, ['A', 'B'], 4, 'en');
    expect(others).toHaveLength(1);
    expect(first).toMatchObject({
      q: 0.55,
      favours: { ifTrue: 'A', ifFalse: 'B' },
      advocateFor: '1',
      advocateAgainst: '2',
    });
  });
  it('of opposite polarity are one, turned: who gives the denial .2 agrees with who gives it .8', () => {
    const said = (seatId: string, provider: string, topCrux: string, q: number) =>
      cast(
        seatId,
        provider,
        { A: 0.6, B: 0.4 },
        {
          topCrux,
          cruxBelief:
            q > 0.5
              ? { q, ifTrue: { A: 0.9, B: 0.1 }, ifFalse: { A: 0.2, B: 0.8 } }
              : { q, ifTrue: { A: 0.2, B: 0.8 }, ifFalse: { A: 0.9, B: 0.1 } },
        },
      );
    const casts = [said('1', 'openai', 'Demand will hold', 0.8), said('2', 'google', 'Demand will not hold', 0.2)];
    const alone = chooseCruxes(casts, ['A', 'B'], 4, 'en');
    expect(alone.map(({ proposition }) => proposition).toSorted()).toEqual([
      'Demand will hold',
      'Demand will not hold',
    ]);
    const texts = ['Demand will hold', 'Demand will not hold'];
    const [joint, ...others] = chooseCruxes(casts, ['A', 'B'], 4, 'en', [{ texts, opposite: texts.slice(1) }]);
    expect(others).toEqual([]);
    expect(joint).toMatchObject({ proposition: 'Demand will hold', favours: { ifTrue: 'A', ifFalse: 'B' } });
    expect(joint?.q).toBeCloseTo(0.8, 9);
    expect(joint?.under?.ifTrue['A']).toBeCloseTo(0.9, 9);
    // A model that takes the denial for the same is not believed.
    expect(chooseCruxes(casts, ['A', 'B'], 4, 'en', [{ texts, opposite: [] }])).toHaveLength(2);
  });
});
