import { entry } from './entries.ts';
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
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `skipped/${data.panel}/${data.stage}`,
        kind: 'notice',
        panel: data.panel,
        stage: data.stage,
        text: data.reason,
      }),
    ],
  }),

  FrameProposed: (debate) => debate,
  CaseFramed: (debate, data, event) => ({
    ...debate,
    frames: { ...debate.frames, [data.panel]: data.frame },
    options: union(debate, data.frame.options),
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `framed/${data.panel}`,
        kind: 'framed',
        panel: data.panel,
        text: data.frame.question,
      }),
    ],
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
  ResearchEnded: (debate) => debate,

  ModelCallIntended: (debate) => ({
    ...debate,
    money: { ...debate.money, calls: debate.money.calls + 1, inFlight: debate.money.inFlight + 1 },
  }),
  ModelCallEnded: (debate, { outcome, usage, usd }) => ({
    ...debate,
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
  TurnLost: (debate, { seatId, reason }) => ({
    ...debate,
    seats: debate.seats.map((seat) => (seat.seatId === seatId ? { ...seat, lost: reason } : seat)),
  }),
  BudgetReached: (debate, data) => ({ ...debate, budgetReached: data }),

  BallotSealed: (debate, { panel: of, round, seatId, commit }, { revision }) => ({
    ...debate,
    ballots: [...debate.ballots, { panel: of, round, seatId, commit, ballot: null, revision }],
  }),
  BallotsRevealed: (debate, data, event) => {
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
      transcript: [
        ...debate.transcript,
        ...data.ballots.map(({ seatId, ballot }) =>
          entry(debate, event, {
            key: `ballot/${data.panel}/${data.round}/${seatId}`,
            kind: 'ballot',
            panel: data.panel,
            seatId,
            text: ballot.statement,
            evidenceIds: ballot.evidenceIds,
            optionId: favourite(ballot.p),
            ballot,
            round: data.round,
          }),
        ),
      ],
    };
  },
  ControlBallotCast: (debate) => debate,
  BallotsPooled: (debate, { panel: of, round, pool }, { revision }) => ({
    ...debate,
    quorum: pool.quorum,
    pools: [...debate.pools, { panel: of, round, pool, revision }],
  }),
  PanelsReconciled: (debate, data) => ({ ...debate, reconciled: data, quorum: data.after.quorum }),

  CruxChosen: (debate, data, event) => ({
    ...debate,
    cruxes: [...debate.cruxes, data],
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `crux/${data.cruxId}`,
        kind: 'crux',
        panel: data.panel,
        cruxId: data.cruxId,
        text: data.proposition,
      }),
    ],
  }),
  UtteranceMade: (debate, { utteranceId, at: _at, ...said }, event) => ({
    ...debate,
    transcript: [...debate.transcript, entry(debate, event, { key: utteranceId, ...said })],
  }),
  ObjectionRaised: (debate, data, event) => ({
    ...debate,
    objections: [...debate.objections, data],
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `objection/${data.objectionId}`,
        kind: 'objection',
        panel: data.panel,
        seatId: data.seatId,
        text: data.story,
        optionId: data.optionId,
        evidenceIds: data.evidenceIds,
      }),
    ],
  }),
  RecommendationDrafted: (debate, data, event) => ({
    ...debate,
    drafts: { ...debate.drafts, [data.panel]: data },
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `recommendation/${data.panel}/${event.revision}`,
        kind: 'recommendation',
        panel: data.panel,
        seatId: data.seatId,
        text: data.headline,
        optionId: data.optionId,
      }),
    ],
  }),
  DissentFiled: (debate, data, event) => ({
    ...debate,
    dissents: [...debate.dissents, { ...data, reply: null }],
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `dissent/${data.dissentId}`,
        kind: 'dissent',
        panel: data.panel,
        seatId: data.seatId,
        text: data.text,
        optionId: data.optionId,
        evidenceIds: data.evidenceIds,
      }),
    ],
  }),
  DissentReplied: (debate, { dissentId, text }) => ({
    ...debate,
    dissents: debate.dissents.map((dissent) =>
      dissent.dissentId === dissentId ? { ...dissent, reply: text } : dissent,
    ),
  }),
  ConcurrenceFiled: (debate, data, event) => ({
    ...debate,
    concurrences: [...debate.concurrences, data],
    transcript: [
      ...debate.transcript,
      entry(debate, event, {
        key: `concurrence/${data.panel}/${data.seatId}`,
        kind: 'concurrence',
        panel: data.panel,
        seatId: data.seatId,
        text: data.text,
      }),
    ],
  }),
  GateReviewed: (debate) => debate,
  GatePassed: (debate, data) => ({ ...debate, gate: data }),
};

/** The option a ballot holds most probable; ties go to the first label. */
export const favourite = (p: Readonly<Record<string, number>>): string | null =>
  Object.entries(p).toSorted(([a, pa], [b, pb]) => pb - pa || (a < b ? -1 : 1))[0]?.[0] ?? null;

const union = (debate: Debate, options: Debate['options']): Debate['options'] => [
  ...debate.options,
  ...options.filter(({ optionId }) => !debate.options.some((known) => known.optionId === optionId)),
];
