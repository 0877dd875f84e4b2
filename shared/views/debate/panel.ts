import { mayStillCost } from '../../events/modelCalls.ts';
import type { Handlers } from './handlers.ts';
import type { Debate, SeatSeen } from './types.ts';
import type { around } from './around.ts';

/** What the panel says and does. */
export const panel: Omit<Handlers, keyof typeof around> = {
  CaseTriaged: (debate, data) => ({ ...debate, title: data.title, language: data.language, triage: data }),

  RunStarted: (debate) => debate,

  PanelSeated: (debate, data) => ({
    ...debate,
    status: 'running',
    rehearsal: data.rehearsal,
    protocolVersion: data.protocolVersion,
    panels: data.panels,
    seatedAt: data.at,
    dueAt: data.dueAt,
    capUsd: data.capUsd,
    seats: data.seats.map((seat): SeatSeen => ({
      ...seat,
      provider: seat.provider ?? null,
      model: seat.model ?? null,
      lost: null,
    })),
  }),

  StageEntered: (debate, data, { revision }) => ({
    ...debate,
    status: debate.status === 'queued' ? 'running' : debate.status,
    stage: data.stage,
    stages: [
      ...debate.stages,
      { panel: data.panel, stage: data.stage, enteredAt: data.at, dueAt: data.dueAt, skipped: null, revision },
    ],
  }),
  StageSkipped: (debate, data, event) => ({
    ...debate,
    stages: [
      ...debate.stages,
      {
        panel: data.panel,
        stage: data.stage,
        enteredAt: data.at,
        dueAt: null,
        skipped: data.reason,
        revision: event.revision,
      },
    ],
  }),

  FrameProposed: (debate) => debate,
  CaseFramed: (debate, data) => ({
    ...debate,
    frames: { ...debate.frames, [data.panel]: data.frame },
    options: union(debate, data.frame.options),
  }),
  OptionAdded: (debate, { panel: at, option }) => {
    const frame = debate.frames[at];
    return {
      ...debate,
      options: union(debate, [option]),
      frames: frame ? { ...debate.frames, [at]: { ...frame, options: [...frame.options, option] } } : debate.frames,
    };
  },

  ResearchPlanned: (debate) => debate,
  EvidenceFound: (debate, { at: _at, ...found }, { revision }) => ({
    ...debate,
    evidence: [...debate.evidence, { ...found, revision, status: 'unchecked', verifiedBy: null, note: '' }],
  }),
  EvidenceVerified: (debate, { panel: of, evidenceId, status, seatId, note }) => ({
    ...debate,
    evidence: debate.evidence.map((item) =>
      item.evidenceId === evidenceId && item.panel === of ? { ...item, status, verifiedBy: seatId, note } : item,
    ),
  }),
  ResearchEnded: (debate, { found, seatId, note }, { revision }) =>
    found > 0 ? debate : { ...debate, gaps: [...debate.gaps, { seatId, note, revision }] },

  ModelCallIntended: (debate, { callId, promptHash, reservedUsd }) => ({
    ...debate,
    reservations: reservedUsd ? { ...debate.reservations, [callId]: reservedUsd } : debate.reservations,
    promptHashes: [...debate.promptHashes, promptHash],
    money: { ...debate.money, calls: debate.money.calls + 1, inFlight: debate.money.inFlight + 1 },
  }),
  ModelCallEnded: (debate, { callId, outcome, usage, usd }) => ({
    ...debate,
    reservations: mayStillCost({ outcome, usd }) ? debate.reservations : without(debate.reservations, callId),
    money: {
      ...debate.money,
      inFlight: Math.max(0, debate.money.inFlight - 1),
      usd: debate.money.usd + (usd ?? 0),
      unknown: debate.money.unknown + (usd === null ? 1 : 0),
      tokensIn: debate.money.tokensIn + (usage?.input ?? 0),
      tokensOut: debate.money.tokensOut + (usage?.output ?? 0),
      searches: debate.money.searches + (usage?.searches ?? 0),
      repeated: debate.money.repeated + (outcome === 'unknown' ? 1 : 0),
    },
  }),
  TurnLost: (debate, { seatId, reason }, { revision }) => ({
    ...debate,
    gaps: debate.seats.some((seat) => seat.seatId === seatId && seat.role === 'researcher')
      ? [...debate.gaps, { seatId, note: reason, revision }]
      : debate.gaps,
    seats: debate.seats.map((seat) => (seat.seatId === seatId ? { ...seat, lost: reason } : seat)),
  }),
  BudgetReached: (debate, data) => ({ ...debate, budgetReached: data }),

  BallotSealed: (debate, { panel: of, round, seatId, commit }, { revision }) => ({
    ...debate,
    ballots: [...debate.ballots, { panel: of, round, seatId, commit, ballot: null, revision }],
  }),
  BallotsRevealed: (debate, data) => {
    const open = new Map(data.ballots.map((revealed) => [revealed.seatId, revealed]));
    return {
      ...debate,
      revealed: [...debate.revealed, `${data.panel}/${data.round}`],
      missing: [...debate.missing, ...data.missing.map((gone) => ({ panel: data.panel, round: data.round, ...gone }))],
      seats: debate.seats.map((seat) => {
        const revealed = open.get(seat.seatId);
        return revealed ? { ...seat, provider: revealed.provider, model: revealed.model } : seat;
      }),
      ballots: debate.ballots.map((slot) =>
        slot.panel === data.panel && slot.round === data.round
          ? { ...slot, ballot: open.get(slot.seatId)?.ballot ?? null }
          : slot,
      ),
    };
  },
  ControlBallotCast: (debate) => debate,
  BallotsPooled: (debate, { panel: of, round, pool }, { revision }) => ({
    ...debate,
    quorum: pool.quorum,
    pools: [...debate.pools, { panel: of, round, pool, revision }],
  }),
  PanelsReconciled: (debate, data) => ({ ...debate, reconciled: data, quorum: data.after.quorum }),

  CruxChosen: (debate, data) => ({
    ...debate,
    cruxes: [...debate.cruxes, data],
  }),
  UtteranceMade: (debate, { cruxId }) =>
    cruxId === null ? debate : { ...debate, said: { ...debate.said, [cruxId]: (debate.said[cruxId] ?? 0) + 1 } },
  ObjectionRaised: (debate, data) => ({
    ...debate,
    objections: [...debate.objections, data],
  }),
  RecommendationDrafted: (debate, data) => ({
    ...debate,
    drafts: { ...debate.drafts, [data.panel]: data },
  }),
  DissentFiled: (debate, data) => ({
    ...debate,
    dissents: [...debate.dissents, { ...data, reply: null }],
  }),
  DissentReplied: (debate, { dissentId, text }) => ({
    ...debate,
    dissents: debate.dissents.map((dissent) =>
      dissent.dissentId === dissentId ? { ...dissent, reply: text } : dissent,
    ),
  }),
  ConcurrenceFiled: (debate, data) => ({
    ...debate,
    concurrences: [...debate.concurrences, data],
  }),
  GateReviewed: (debate) => debate,
  GatePassed: (debate, data) => ({ ...debate, gate: data }),
};

const without = (reservations: Debate['reservations'], callId: string): Debate['reservations'] => {
  const { [callId]: _over, ...rest } = reservations;
  return rest;
};

const union = (debate: Debate, options: Debate['options']): Debate['options'] => [
  ...debate.options,
  ...options.filter(({ optionId }) => !debate.options.some((known) => known.optionId === optionId)),
];
