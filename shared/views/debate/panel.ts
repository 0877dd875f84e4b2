import { quoteResultOf } from '../../events/quoteResult.ts';
import { mayStillCost } from '../../events/modelCalls.ts';
import type { Handlers } from './handlers.ts';
import type { Debate, SeatSeen } from './types.ts';
import type { lifecycle } from './lifecycle.ts';
import { dissentOf, evidenceOf, frameOf, poolOf, triageOf } from './withheld.ts';

/** What the panel says and does. */
export const panel: Omit<Handlers, keyof typeof lifecycle> = {
  CaseTriaged: (debate, data) => ({ ...debate, title: data.title, language: data.language, triage: triageOf(data) }),

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
    calibration: data.calibration,
    seats: data.seats.map((seat): SeatSeen => ({
      ...seat,
      provider: seat.provider ?? null,
      model: seat.model ?? null,
      lost: null,
      lackedBudget: false,
    })),
  }),

  PhaseEntered: (debate, data, { revision }) => ({
    ...debate,
    status: debate.status === 'queued' ? 'running' : debate.status,
    phase: data.phase,
    phases: [
      ...debate.phases,
      { panel: data.panel, phase: data.phase, enteredAt: data.at, dueAt: data.dueAt, skipped: null, revision },
    ],
  }),
  PhaseSkipped: (debate, data, event) => ({
    ...debate,
    phases: [
      ...debate.phases,
      {
        panel: data.panel,
        phase: data.phase,
        enteredAt: data.at,
        dueAt: null,
        skipped: data.reason,
        revision: event.revision,
      },
    ],
  }),

  FrameProposed: (debate) => debate,
  TextsGrouped: (debate) => debate,
  CaseFramed(debate, data) {
    const frames = { ...debate.frames, [data.panel]: frameOf(data.frame) };
    if (!debate.frames[data.panel]) return { ...debate, frames, options: union(debate.options, data.frame.options) };
    // The owner corrected it: what no frame holds is no option, and no evidence bears on it.
    const options = Object.values(frames).reduce<Debate['options']>((all, frame) => union(all, frame.options), []);
    const bears = (optionId: string) => options.some((option) => option.optionId === optionId);
    return {
      ...debate,
      frames,
      options,
      evidence: debate.evidence.map((item) => ({
        ...item,
        supports: Object.fromEntries(Object.entries(item.supports).filter(([optionId]) => bears(optionId))),
      })),
    };
  },
  OptionAdded: (debate, { panel: at, option }) => {
    const frame = debate.frames[at];
    return {
      ...debate,
      options: union(debate.options, [option]),
      frames: frame ? { ...debate.frames, [at]: { ...frame, options: [...frame.options, option] } } : debate.frames,
    };
  },

  ResearchPlanned: (debate) => debate,
  EvidenceFound: (debate, data, { revision }) => ({
    ...debate,
    evidence: [
      ...debate.evidence,
      { ...evidenceOf(data), revision, status: 'unchecked', verifiedBy: null, note: null, instead: null, places: [] },
    ],
  }),
  EvidenceVerified: (debate, { panel: of, evidenceId, status, finding, seatId, note, instead, places }) => ({
    ...debate,
    evidence: debate.evidence.map((item) =>
      item.evidenceId === evidenceId && item.panel === of
        ? {
            ...item,
            status: quoteResultOf({ status, note, finding }),
            ...{ verifiedBy: seatId, note, instead: instead ?? null, places: places ?? [] },
          }
        : item,
    ),
  }),
  DocumentRead(debate, { documentId, part }) {
    // Places that were opened are no part, and watchers are not told.
    if (documentId === undefined || part === undefined || part === null) return debate;
    const known = debate.partsRead[documentId] ?? [];
    return known.includes(part)
      ? debate
      : { ...debate, partsRead: { ...debate.partsRead, [documentId]: [...known, part] } };
  },
  ResearchEnded: (debate, { seatId, gap }, { revision }) =>
    gap === null ? debate : { ...debate, gaps: [...debate.gaps, { seatId, remark: gap, revision }] },

  ModelCallIntended: (debate, { callId, promptHash, reservedUsd }) => ({
    ...debate,
    reservations: callId && reservedUsd ? { ...debate.reservations, [callId]: reservedUsd } : debate.reservations,
    promptHashes: promptHash === undefined ? debate.promptHashes : [...debate.promptHashes, promptHash],
    money: { ...debate.money, calls: debate.money.calls + 1, inFlight: debate.money.inFlight + 1 },
  }),
  ModelCallEnded(debate, { callId, outcome, usage, usd }) {
    const money = { ...debate.money, inFlight: Math.max(0, debate.money.inFlight - 1) };
    if (!callId || !outcome || usd === undefined) return { ...debate, money: { ...money, held: money.held + 1 } };
    return {
      ...debate,
      reservations: mayStillCost({ outcome, usd }) ? debate.reservations : without(debate.reservations, callId),
      money: {
        ...money,
        usd: money.usd + (usd ?? 0),
        unknown: money.unknown + (usd === null ? 1 : 0),
        tokensIn: money.tokensIn + (usage?.input ?? 0),
        tokensOut: money.tokensOut + (usage?.output ?? 0),
        searches: money.searches + (usage?.searches ?? 0),
        repeated: money.repeated + (outcome === 'unknown' ? 1 : 0),
      },
    };
  },
  TurnLost: (debate, { seatId, reason }, { revision }) => ({
    ...debate,
    gaps: debate.seats.some((seat) => seat.seatId === seatId && seat.role === 'researcher')
      ? [...debate.gaps, { seatId, remark: reason, revision }]
      : debate.gaps,
    seats: debate.seats.map((seat) =>
      seat.seatId === seatId
        ? { ...seat, lost: reason, lackedBudget: seat.lackedBudget || reason?.code === 'budget_share_spent' }
        : seat,
    ),
  }),
  BudgetReached: (debate, data) => ({ ...debate, budgetReached: { spentUsd: null, heldUsd: null, ...data } }),

  BallotSealed: (debate, { panel: of, round, seatId, commit }, { revision }) => ({
    ...debate,
    ballots: [...debate.ballots, { panel: of, round, seatId, commit, ballot: null, revision }],
  }),
  BallotsRevealed: (debate, data) => {
    const open = new Map(data.ballots.map((revealed) => [revealed.seatId, revealed]));
    // Where panels met, the ballots of their last round are opened once more: what is said of a seat last is so.
    const told = new Set([...data.ballots, ...data.missing].map(({ seatId }) => seatId));
    return {
      ...debate,
      revealed: [...debate.revealed, `${data.panel}/${data.round}`],
      missing: [
        ...debate.missing.filter(({ round, seatId }) => round !== data.round || !told.has(seatId)),
        ...data.missing.map((gone) => ({ reason: null, ...gone, ...{ panel: data.panel, round: data.round } })),
      ],
      seats: debate.seats.map((seat) => {
        const revealed = open.get(seat.seatId);
        return { ...seat, provider: revealed?.provider ?? seat.provider, model: revealed?.model ?? seat.model };
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
    pools: [...debate.pools, { panel: of, round, pool: poolOf(pool), revision }],
  }),
  PanelsReconciled: (debate, data) => ({
    ...debate,
    reconciled: { ...data, before: poolOf(data.before), after: poolOf(data.after) },
    quorum: data.after.quorum,
  }),

  CruxChosen: (debate, data, { sameAs }) => ({
    ...debate,
    cruxes: [...debate.cruxes, { ...data, ...(sameAs !== undefined && { sameAs }) }],
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
    dissents: [...debate.dissents, { ...dissentOf(data), reply: null }],
  }),
  DissentReplied: (debate, { dissentId, text, takenOver = false }) => ({
    ...debate,
    dissents: debate.dissents.map((dissent) =>
      dissent.dissentId === dissentId ? { ...dissent, reply: { text, takenOver } } : dissent,
    ),
  }),
  ConcurrenceFiled: (debate, data) => ({
    ...debate,
    concurrences: [...debate.concurrences, data],
  }),
  ForecastMade: (debate) => debate,
  ForecastsPooled: (debate, data) => ({ ...debate, forecast: data }),
  DecisionModelMade: (debate, data) => ({ ...debate, decisionModel: data }),
  GateReviewed: (debate) => debate,
  GatePassed: (debate, data) => ({ ...debate, gate: data }),
};

const without = (reservations: Debate['reservations'], callId: string): Debate['reservations'] => {
  const { [callId]: _over, ...rest } = reservations;
  return rest;
};

/** Where the panels of a deep run are reconciled, what was merged into an option of theirs is said of it. */
const union = (before: Debate['options'], options: Debate['options']): Debate['options'] => [
  ...before.map((known) => options.find(({ optionId }) => optionId === known.optionId) ?? known),
  ...options.filter(({ optionId }) => !before.some((known) => known.optionId === optionId)),
];
