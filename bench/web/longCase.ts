import { lenses } from '../../shared/events/codes.ts';
import { type Random, randomFrom } from '../../shared/kernel/random.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Ballot } from '../../shared/events/panel/ballot.ts';
import type { Pool } from '../../shared/events/panel/pool.ts';
import type { Seat } from '../../shared/events/panel/seat.ts';

/**
 * A case such as nobody has yet: many seats, thousands of utterances, every call of every seat beside them, and still in the
 * middle of the cross-examination. Valid by the schemas of the events; the words mean nothing and no model is consulted.
 */
type Size = { readonly seats: number; readonly utterances: number };
type Given = Size & { readonly caseId: string; readonly accountId: string; readonly seed?: string };

const options = ['A', 'B', 'C', 'D'] as const;
const criteria = ['c1', 'c2', 'c3', 'c4', 'c5'] as const;
const providers = ['openai', 'anthropic', 'google'] as const;
const professions = ['Economist', 'Operator', 'Customer', 'Lawyer', 'Engineer', 'Historian'] as const;
const began = Date.parse('2026-11-20T09:00:00.000Z');

export const seatName = (i: number): string => `seat-${i + 1}`;

export function longCase({ seats: count, utterances, caseId, accountId, seed = 'witan' }: Given): CaseEvent[] {
  const random = randomFrom(seed);
  let seconds = 0;
  const now = () => new Date(began + 1000 * (seconds += 0.5)).toISOString();
  const seats = Array.from({ length: count }, (_, i) => seatAt(i));
  const frame = frameOf(random);
  const facts: CaseEvent[] = [
    {
      type: 'CaseSubmitted',
      data: {
        caseId,
        accountId,
        email: 'ada@example.org',
        mode: 'default',
        q1: prose(random, 80),
        answers: {},
        at: now(),
      },
    },
    { type: 'CaseTriaged', data: triaged(random, now()) },
    {
      type: 'PanelSeated',
      data: {
        ...{ protocolVersion: 1, rehearsal: true, seats, panels: 1, dueAt: null, capUsd: 500, seed, at: now() },
      },
    },
    { type: 'PhaseEntered', data: { panel: 0, phase: 'framing', dueAt: null, at: now() } },
    { type: 'CaseFramed', data: { panel: 0, frame, proposedBy: [seatName(0)], at: now() } },
    { type: 'PhaseEntered', data: { panel: 0, phase: 'research', dueAt: null, at: now() } },
  ];
  for (let i = 0; i < 120; i++) facts.push(...evidence(i, random, seatName(i % count), now));

  facts.push({ type: 'PhaseEntered', data: { panel: 0, phase: 'blind_ballot', dueAt: null, at: now() } });
  const ballots = seats.map((seat) => ({
    ...{ seatId: seat.seatId, provider: seat.provider, model: seat.model },
    ...{ commit: hex(random), nonce: hex(random), ballot: ballotOf(random) },
  }));
  for (const { seatId, commit, nonce, ballot } of ballots)
    facts.push({ type: 'BallotSealed', data: { panel: 0, round: 'blind', seatId, commit, nonce, ballot, at: now() } });
  facts.push(
    { type: 'BallotsRevealed', data: { panel: 0, round: 'blind', ballots, missing: [], at: now() } },
    { type: 'BallotsPooled', data: { panel: 0, round: 'blind', pool: poolOf(random), at: now() } },
    { type: 'PhaseEntered', data: { panel: 0, phase: 'cross_examination', dueAt: null, at: now() } },
  );
  const perCrux = Math.ceil(utterances / 8);
  for (let i = 0; i < utterances; i++) {
    if (i % perCrux === 0) facts.push(crux(i / perCrux, random, count, now()));
    facts.push(...turn({ i, crux: Math.floor(i / perCrux), seat: i % count, random, now }));
  }
  return facts;
}

type Turn = {
  readonly i: number;
  readonly crux: number;
  readonly seat: number;
  readonly random: Random;
  readonly now: () => string;
};

/** A seat's turn as the engine records it: the call, what was said, the call's end. */
export function turn({ i, crux: of, seat, random, now }: Turn): CaseEvent[] {
  const [seatId, callId, step] = [seatName(seat), `call-${i}`, `0/cross_examination/${i}`];
  const model = { provider: providers[seat % 3] ?? 'openai', model: `model-${seat % 3}` } as const;
  return [
    {
      type: 'ModelCallIntended',
      data: {
        callId,
        step,
        panel: 0,
        seatId,
        attempt: 1,
        ...model,
        promptHash: hex(random),
        reservedUsd: null,
        at: now(),
      },
    },
    { type: 'UtteranceMade', data: utterance(i, of, seatId, prose(random, 60, i % 7 === 0), now()) },
    {
      type: 'ModelCallEnded',
      data: {
        ...{
          callId,
          step,
          outcome: 'ok',
          usd: 0.01,
          priceVersion: null,
          latencyMs: 4000,
          retryAt: null,
          problem: null,
        },
        ...{ late: false, costUnknown: null },
        usage: { input: 4000, cached: 3000, output: 120, reasoning: 0, searches: 0 },
        at: now(),
      },
    },
  ];
}

const utterance = (i: number, of: number, seatId: string, text: string, at: string) => ({
  ...({ panel: 0, utteranceId: `U-${i}`, seatId, phase: 'cross_examination', cruxId: `K-${of}`, text, at } as const),
  kind: (['claim', 'answer', 'examination', 'reply'] as const)[i % 4] ?? 'claim',
  evidenceIds: [`E-${i % 120}`, `E-${(i * 7) % 120}`],
  concession: i % 5 === 0 ? 'The lease is the stronger point of the other side.' : null,
  steelman: null,
  replyTo: i > 0 ? [`U-${i - 1}`] : [],
});

const words =
  `the lease break margin demand risk year customers cost revenue staff trained evidence shows base rate suggests however ` +
  `therefore because second shop franchise brand option keeps open value of waiting cash burn worst case recover loses ` +
  `payback market town footfall rent landlord supplier quality baker hours capacity before after march unless`;
const lexicon = words.split(' ');

/** So many words without meaning, about a decision; `marked` ones as a list. */
export function prose(random: Random, length: number, marked = false): string {
  const said = Array.from({ length }, () => lexicon[Math.floor(random() * lexicon.length)] ?? '');
  const text = `${said.join(' ')}.`;
  return marked ? `**${said[0]}** first:\n\n- ${said.slice(1, 20).join(' ')}\n- ${said.slice(20).join(' ')}` : text;
}

const hex = (random: Random) =>
  Array.from({ length: 8 }, () =>
    Math.floor(random() * 2 ** 32)
      .toString(16)
      .padStart(8, '0'),
  ).join('');

const seatAt = (i: number): Seat => ({
  ...({
    seatId: seatName(i),
    panel: 0,
    name: `${professions[i % 6]} ${i + 1}`,
    kind: 'voting',
    role: 'voter',
  } as const),
  ...{
    lens: lenses[i % lenses.length] ?? 'economics',
    provider: providers[i % 3] ?? 'openai',
    model: `model-${i % 3}`,
  },
});

const triaged = (random: Random, at: string) => ({
  ...{ title: 'A second shop, a franchise, or neither', language: 'en', domain: 'retail', stakes: 4 },
  ...({ reversibility: 'mixed', deadline: null, isDecision: true, policyFlags: [], userLean: null } as const),
  ...{ brief: prose(random, 60), policyFlags: [], injectionSpans: [], at },
});

const frameOf = (random: Random) => ({
  question: 'Should the bakery open a second shop, franchise, or wait?',
  options: options.map((optionId) => ({
    ...{ optionId, title: `Option ${optionId}: ${prose(random, 4)}`, description: prose(random, 12) },
    origin: 'panel' as const,
  })),
  criteria: criteria.map((criterionId) => ({
    ...{ criterionId, name: prose(random, 2), why: prose(random, 8), weight: 0.2, direction: 'more' as const },
  })),
  ...{
    constraints: [prose(random, 6)],
    assumptions: [prose(random, 6)],
    horizon: 'Two years',
    successMetric: 'Margin',
  },
});

const evidence = (i: number, random: Random, seatId: string, now: () => string): CaseEvent[] => [
  {
    type: 'EvidenceFound',
    data: {
      ...{ panel: 0, evidenceId: `E-${i}`, seatId, claim: prose(random, 14), quote: prose(random, 24) },
      ...{ url: `https://example.org/${i}`, publisher: 'Example', publishedAt: null, retrievedAt: now(), at: now() },
      ...({ supports: { A: 1, B: -1 }, source: 'web', kind: 'fact', grade: 'B', injection: false } as const),
    },
  },
  {
    type: 'EvidenceVerified',
    data: {
      ...{ panel: 0, evidenceId: `E-${i}`, seatId, pageHash: null, at: now() },
      note: { code: 'said', text: '' },
      status: i % 9 === 0 ? 'refuted' : 'verified',
    },
  },
];

const shares = (random: Random): Record<string, number> => {
  const raw = options.map(() => random() + 0.1);
  const sum = raw.reduce((a, b) => a + b, 0);
  return Object.fromEntries(options.map((id, k) => [id, (raw[k] ?? 0) / sum]));
};

const ballotOf = (random: Random): Ballot => ({
  ...{ p: shares(random), statement: prose(random, 90), evidenceIds: ['E-1', 'E-2'], topCrux: prose(random, 10) },
  scores: Object.fromEntries(
    options.map((id) => [id, Object.fromEntries(criteria.map((c) => [c, Math.round(random() * 100)]))]),
  ),
  ranges: {},
  cruxBelief: { q: random(), ifTrue: shares(random), ifFalse: shares(random) },
  ...{ changeMyMind: prose(random, 10), uniqueEvidence: null, writeIn: null, abstain: false, change: null },
});

const poolOf = (random: Random): Pool => {
  const p = shares(random);
  return {
    ...{ p, nEff: 7.2, winner: 'B', margin: 0.1, strength: 'lean', caps: [], scoreWinner: 'B', drift: null },
    blocs: providers.map((provider) => ({ provider, seats: 16, weight: 2.4, p: shares(random) })),
    matrix: Object.fromEntries(
      options.map((id) => [
        id,
        Object.fromEntries(criteria.map((c) => [c, { median: Math.round(random() * 100), spread: 20 }])),
      ]),
    ),
    sensitivity: { withoutProvider: {}, withoutLens: {}, withoutEvidence: {}, weightsStable: 0.9 },
    quorum: 'rehearsal',
    declined: [],
  };
};

const crux = (k: number, random: Random, count: number, at: string): CaseEvent => ({
  type: 'CruxChosen',
  data: {
    ...{ panel: 0, cruxId: `K-${k}`, proposition: prose(random, 14), voi: 0.2, score: 1 - k / 10, q: 0.4, at },
    favours: { ifTrue: 'A', ifFalse: 'B' },
    under: { ifTrue: { A: 0.6, B: 0.3 }, ifFalse: { A: 0.3, B: 0.6 } },
    ...{ advocateFor: seatName(k), advocateAgainst: seatName(k + 1), examiner: seatName((k + 2) % count) },
  },
});
