import type { CaseEvent, CaseEventOf } from '../../shared/events/case.ts';
import type { Ballot } from '../../shared/events/panel/ballot.ts';
import type { Pool } from '../../shared/events/panel/pool.ts';
import type { Seat } from '../../shared/events/panel/seat.ts';
import { type Seen, foldDebate } from '../../shared/views/debate/debate.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { sha256 } from '../../shared/kernel/hash.ts';
import { at, later } from './controls.ts';

/** A whole default-mode case, from submission to the gate, in the words of one language. */
export type Story = {
  readonly language: string;
  readonly rehearsal: boolean;
  readonly title: string;
  readonly question: string;
  readonly options: readonly string[];
  readonly criteria: readonly string[];
  readonly headline: string;
  readonly reasons: readonly string[];
  readonly claims: readonly string[];
  readonly quotes: readonly string[];
  readonly dissent: {
    readonly text: string;
    readonly argument: string;
    readonly conditions: string;
    readonly watch: string;
  };
  readonly reply: string;
  readonly concurrence: string;
  readonly crux: readonly string[];
  readonly failures: readonly string[];
  readonly change: readonly string[];
  readonly risk: string;
  readonly action: string;
  readonly owner: string;
  readonly by: string;
  readonly exit: string;
  readonly assumption: string;
  readonly asked: string;
  readonly answered: string;
  readonly lenses: readonly Seat['lens'][];
  readonly names: readonly string[];
};

/** Events as a store gives them back: revisions from 0, a made-up chain. */
export const recorded = (facts: readonly CaseEvent[]): readonly Recorded<CaseEvent>[] => {
  let prev = '';
  return facts.map((fact, revision) => {
    const hash = sha256(prev, fact.type, JSON.stringify(fact.data));
    const event = {
      ...fact,
      revision,
      id: `event-${revision}`,
      version: 1,
      at: 'at' in fact.data ? fact.data.at : at,
      actor: 'panel',
      causation: null,
      prev,
      hash,
      ...{ stream: 'case-1', position: BigInt(revision), correlation: 'case-1' },
    } as Recorded<CaseEvent>;
    prev = hash;
    return event;
  });
};

/** The same with everything in it, as an owner sees them after the ballots were opened. */
export const seen = (facts: readonly CaseEvent[]): readonly Seen[] =>
  recorded(facts).map(({ stream: _stream, position: _position, correlation: _correlation, ...event }) => event as Seen);

export const debateOf = (story: Story) => foldDebate(seen(history(story)));

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const providers = ['openai', 'anthropic', 'google'] as const;

/** A plausible full history: 9 voters on three providers, one refuted claim, a flip, a dissent with its reply. */
export function history(story: Story): readonly CaseEvent[] {
  const ids = story.options.map((_, i) => letters[i] ?? 'F');
  let seconds = 0;
  const now = () => later((seconds += 7));
  const voters = Array.from({ length: 9 }, (_, i): Seat => seat(story, i, 'voting'));
  const service = (['framer', 'researcher', 'verifier', 'red_team', 'chair', 'reviewer'] as const).map(
    (role, i): Seat => ({ ...seat(story, 9 + i, 'service'), role }),
  );
  const chair = service[4]?.seatId ?? '';
  const frame: CaseEventOf<'CaseFramed'>['data']['frame'] = {
    question: story.question,
    options: story.options.map((title, i) => ({
      optionId: ids[i] ?? 'F',
      title,
      description: '',
      origin: i === story.options.length - 1 ? 'status_quo' : 'user',
    })),
    criteria: story.criteria.map((name, i) => ({
      criterionId: `c${i + 1}`,
      name,
      why: '',
      weight: i === 0 ? 1 - 0.25 * (story.criteria.length - 1) : 0.25,
      direction: 'more',
    })),
    constraints: [story.assumption],
    assumptions: [story.assumption],
    horizon: story.by,
    successMetric: story.criteria[0] ?? '',
  };
  const shares = (winner: number, p: number) =>
    Object.fromEntries(ids.map((id, i) => [id, i === winner ? p : round2((1 - p) / (ids.length - 1))]));
  const ballot = (voter: number, round: 'blind' | 'revised'): Ballot => {
    const flips = round === 'revised' && (voter === 2 || voter === 5);
    const first = voter === 8 ? ids.length - 1 : voter % 3 === 2 && !flips ? 0 : 1;
    return {
      p: shares(first, round === 'blind' ? 0.52 : 0.61),
      scores: Object.fromEntries(
        ids.map((id, k) => [
          id,
          Object.fromEntries(frame.criteria.map((c, j) => [c.criterionId, 20 + ((voter * 7 + k * 23 + j * 11) % 70)])),
        ]),
      ),
      ranges: Object.fromEntries(ids.map((id, k) => [id, { low: 25 + ((voter * 3 + k * 5) % 20), high: 60 + 6 * k }])),
      statement: story.reasons[voter % story.reasons.length] ?? '',
      evidenceIds: ['E-1'],
      topCrux: story.crux[0] ?? '',
      cruxBelief: { q: 0.4, ifTrue: shares(1, 0.6), ifFalse: shares(0, 0.5) },
      changeMyMind: story.change[0] ?? '',
      uniqueEvidence: null,
      writeIn: null,
      abstain: false,
      change: flips
        ? { kind: 'new_evidence', evidenceIds: ['E-2'], note: story.claims[1] ?? '' }
        : round === 'revised'
          ? { kind: 'none', evidenceIds: [], note: '' }
          : null,
    };
  };
  const matrix: Pool['matrix'] = Object.fromEntries(
    ids.map((id, k) => [
      id,
      Object.fromEntries(
        frame.criteria.map((c, j) => [c.criterionId, { median: 30 + ((k * 17 + j * 29) % 60), spread: 8 + k + j }]),
      ),
    ]),
  );
  const scored = (id: string) =>
    frame.criteria.reduce((sum, { criterionId, weight }) => sum + weight * (matrix[id]?.[criterionId]?.median ?? 0), 0);
  const scoreWinner = ids.reduce((best, id) => (scored(id) > scored(best) ? id : best));
  const pool = (round: 'blind' | 'revised'): Pool => ({
    p: shares(1, round === 'blind' ? 0.44 : 0.57),
    blocs: providers.map((provider, g) => ({ provider, seats: 3, weight: 1 / 3, p: shares(1, 0.49 + g * 0.06) })),
    nEff: 1.88,
    winner: 'B',
    margin: 0.41,
    strength: 'lean',
    declined: [],
    caps: [{ code: 'scores_disagree', limits: false }],
    matrix,
    scoreWinner,
    sensitivity: {
      withoutProvider: { openai: 'B', anthropic: 'B', google: 'A' },
      withoutLens: Object.fromEntries(story.lenses.map((lens) => [lens, 'B'])),
      withoutEvidence: { 'E-1': 'B', 'E-2': 'A' },
      weightsStable: 0.71,
    },
    drift:
      round === 'revised'
        ? { flips: 2, unevidencedTowardPlurality: 0, conformity: 0.08, driftShare: 0, blindOnly: false, shift: 0.13 }
        : null,
    quorum: story.rehearsal ? 'rehearsal' : 'full',
  });
  const round = (name: 'blind' | 'revised'): readonly CaseEvent[] => [
    {
      type: 'PhaseEntered',
      data: { panel: 0, phase: name === 'blind' ? 'blind_ballot' : 'revised_ballot', dueAt: null, at: now() },
    },
    ...voters.map((voter, i): CaseEvent => ({
      type: 'BallotSealed',
      data: {
        panel: 0,
        round: name,
        seatId: voter.seatId,
        commit: sha256(`${name}${i}`),
        ballot: ballot(i, name),
        nonce: `n${i}`,
        at: now(),
      },
    })),
    {
      type: 'BallotsRevealed',
      data: {
        panel: 0,
        round: name,
        ballots: voters.map((voter, i) => ({
          seatId: voter.seatId,
          provider: voter.provider,
          model: voter.model,
          commit: sha256(`${name}${i}`),
          ballot: ballot(i, name),
          nonce: `n${i}`,
        })),
        missing: [],
        at: now(),
      },
    },
    { type: 'BallotsPooled', data: { panel: 0, round: name, pool: pool(name), at: now() } },
  ];
  const tail: readonly CaseEvent[] = [
    ...story.failures.map((failure, i): CaseEvent => ({
      type: 'ObjectionRaised',
      data: {
        panel: 0,
        objectionId: `O-${i + 1}`,
        seatId: service[3]?.seatId ?? '',
        optionId: 'B',
        story: failure,
        cause: story.claims[i % story.claims.length] ?? '',
        earlySign: story.dissent.watch,
        when: story.by,
        probability: [0.62, 0.35, 0.12, 0.3, 0.08][i] ?? 0.2,
        mitigation: story.action,
        killsOption: false,
        evidenceIds: ['E-1'],
        at: now(),
      },
    })),
    {
      type: 'RecommendationDrafted',
      data: {
        panel: 0,
        seatId: chair,
        optionId: 'B',
        headline: story.headline,
        strength: 'lean',
        downgrade: null,
        reasons: story.reasons.map((text, i) => ({
          text,
          evidenceIds: [`E-${(i % story.claims.length) + 1}`],
          seats: [],
        })),
        outsideView: { referenceClass: story.claims[0] ?? '', baseRate: '18 %', adjustment: story.claims[1] ?? '' },
        whatWouldChange: [...story.change],
        nextAction: { what: story.action, owner: story.owner, by: '2026-12-02' },
        biggestRisk: story.risk,
        plan: [0, 1, 2].map((i) => ({
          what: story.reasons[i % story.reasons.length] ?? '',
          owner: story.owner,
          by: `2026-12-0${i + 2}`,
          firstStep: story.action,
          cost: '12,000 GBP',
          dependsOn: i > 0 ? [i - 1] : [],
        })),
        tripwires: story.change.map((metric, i) => ({
          metric,
          threshold: ['9,000', '24', '5,400'][i] ?? '1',
          date: `2027-0${i + 1}-31`,
          action: story.options.at(-1) ?? '',
          owner: story.owner,
        })),
        reviewDate: '2027-03-31',
        cheapestTest: story.crux[0] ?? '',
        exitCost: story.exit,
        separateOpinion: null,
        at: now(),
      },
    },
    {
      type: 'DissentFiled',
      data: {
        panel: 0,
        dissentId: 'D-1',
        seatId: voters[8]?.seatId ?? '',
        optionId: ids.at(-1) ?? 'A',
        probability: 0.61,
        text: story.dissent.text,
        decisiveArgument: story.dissent.argument,
        evidenceIds: ['E-2'],
        conditions: story.dissent.conditions,
        watch: story.dissent.watch,
        textHash: sha256(story.dissent.text),
        at: now(),
      },
    },
    { type: 'DissentReplied', data: { panel: 0, dissentId: 'D-1', seatId: chair, text: story.reply, at: now() } },
    {
      type: 'ConcurrenceFiled',
      data: { panel: 0, seatId: voters[3]?.seatId ?? '', text: story.concurrence, at: now() },
    },
    {
      type: 'GatePassed',
      data: { panel: 0, verdict: 'pass', checks: [{ rule: 'winner_recommended', ok: true, found: [] }], at: now() },
    },
  ];
  const head: readonly CaseEvent[] = [
    {
      type: 'CaseSubmitted',
      data: {
        caseId: 'hw7k2m9qx4rd',
        accountId: 'acc-1',
        email: 'ada@example.org',
        mode: 'default',
        q1: story.question,
        answers: {},
        at,
      },
    },
    {
      type: 'CaseTriaged',
      data: {
        title: story.title,
        language: story.language,
        domain: 'retail',
        stakes: 4,
        reversibility: 'mixed',
        deadline: story.by,
        isDecision: true,
        policyFlags: [],
        userLean: null,
        brief: story.question,
        injectionSpans: [],
        at: now(),
      },
    },
    {
      type: 'ClarificationAsked',
      data: {
        questions: [{ questionId: 'q-1', text: story.asked, why: story.risk, assumption: story.assumption, voi: 0.06 }],
        dueAt: later(9999),
        at: now(),
      },
    },
    { type: 'ClarificationAnswered', data: { answers: [{ questionId: 'q-1', text: story.answered }], at: now() } },
    {
      type: 'PanelSeated',
      data: {
        protocolVersion: 1,
        rehearsal: story.rehearsal,
        seats: [...voters, ...service],
        panels: 1,
        dueAt: null,
        capUsd: 25,
        seed: 'seed',
        at: now(),
      },
    },
    { type: 'PhaseEntered', data: { panel: 0, phase: 'framing', dueAt: null, at: now() } },
    { type: 'CaseFramed', data: { panel: 0, frame, proposedBy: [service[0]?.seatId ?? ''], at: now() } },
    { type: 'PhaseEntered', data: { panel: 0, phase: 'research', dueAt: null, at: now() } },
    ...story.claims.flatMap((claim, i): readonly CaseEvent[] => evidence(story, claim, i, service, ids, now)),
  ];
  const call: readonly CaseEvent[] = story.rehearsal
    ? []
    : [
        {
          type: 'ModelCallIntended',
          data: {
            callId: 'call-1',
            step: '0/blind_ballot/seat-1',
            panel: 0,
            seatId: 'seat-1',
            attempt: 1,
            provider: 'openai',
            model: 'gpt-6.1-sol',
            promptHash: 'ab',
            reservedUsd: null,
            at: now(),
          },
        },
        {
          type: 'ModelCallEnded',
          data: {
            callId: 'call-1',
            step: '0/blind_ballot/seat-1',
            outcome: 'ok',
            usage: { input: 4200, cached: 0, output: 900, reasoning: 100, searches: 0 },
            usd: null,
            priceVersion: null,
            latencyMs: 4100,
            retryAt: null,
            problem: null,
            late: false,
            costUnknown: 'no_price',
            at: now(),
          },
        },
      ];
  const crux: readonly CaseEvent[] = story.crux.flatMap((proposition, i): readonly CaseEvent[] => [
    {
      type: 'CruxChosen',
      data: {
        panel: 0,
        cruxId: `X-${i + 1}`,
        proposition,
        voi: [0.09, 0.06, 0.04][i] ?? 0.02,
        score: [0.12, 0.08, 0.05][i] ?? 0.03,
        q: [0.4, 0.66, 0.53][i] ?? 0.5,
        favours: { ifTrue: 'B', ifFalse: i === 0 ? 'A' : 'D' },
        under: {
          ifTrue: { B: 0.6, [i === 0 ? 'A' : 'D']: 0.2 },
          ifFalse: { B: 0.36, [i === 0 ? 'A' : 'D']: 0.5 - 0.05 * i },
        },
        advocateFor: voters[1]?.seatId ?? '',
        advocateAgainst: voters[2]?.seatId ?? '',
        examiner: null,
        at: now(),
      },
    },
    {
      type: 'UtteranceMade',
      data: {
        panel: 0,
        utteranceId: `U-${i + 1}`,
        seatId: voters[1]?.seatId ?? '',
        phase: 'cross_examination',
        kind: 'claim',
        cruxId: `X-${i + 1}`,
        text: story.reasons[i % story.reasons.length] ?? '',
        evidenceIds: ['E-1'],
        concession: story.risk,
        steelman: story.dissent.argument,
        replyTo: [],
        at: now(),
      },
    },
  ]);
  return [...head, ...call, ...round('blind'), ...crux, ...round('revised'), ...tail];
}

const round2 = (n: number) => Math.round(n * 1e4) / 1e4;

const seat = (story: Story, i: number, kind: Seat['kind']): Seat => ({
  seatId: `seat-${i + 1}`,
  panel: 0,
  name: story.names[i % story.names.length] ?? `Seat ${i + 1}`,
  kind,
  role: 'voter',
  lens: story.lenses[i % story.lenses.length] ?? 'economics',
  provider: story.rehearsal ? 'rehearsal' : (providers[i % 3] ?? 'openai'),
  model: story.rehearsal ? 'script' : (['gpt-6.1-sol', 'claude-opus-5-5', 'gemini-3.8-flash'][i % 3] ?? ''),
});

const evidence = (
  story: Story,
  claim: string,
  i: number,
  service: readonly Seat[],
  ids: readonly string[],
  now: () => string,
): readonly CaseEvent[] => [
  {
    type: 'EvidenceFound',
    data: {
      panel: 0,
      evidenceId: `E-${i + 1}`,
      seatId: service[1]?.seatId ?? '',
      claim,
      quote: story.quotes[i % story.quotes.length] ?? '',
      source: i === 0 ? 'case' : 'web',
      url: i === 0 ? null : `https://stats.example.org/retail/${i + 1}`,
      publisher: i === 0 ? null : 'National Retail Statistics',
      publishedAt: i === 0 ? null : '2026-05-04',
      retrievedAt: now(),
      supports: Object.fromEntries(ids.map((id, k) => [id, k === 1 ? 1 : 0])),
      kind: i === 2 ? 'base_rate' : 'fact',
      grade: i === 0 ? 'C' : 'B',
      injection: false,
      at: now(),
    },
  },
  ...(i === 0
    ? []
    : [
        {
          type: 'EvidenceVerified' as const,
          data: {
            panel: 0,
            evidenceId: `E-${i + 1}`,
            seatId: service[2]?.seatId ?? '',
            status: i === 3 ? ('refuted' as const) : ('verified' as const),
            note: { code: 'said' as const, text: i === 3 ? claim : '' },
            pageHash: null,
            at: now(),
          },
        },
      ]),
];
