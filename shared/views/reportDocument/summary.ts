import { partsOf } from '../../documents/parts.ts';
import { sha256 } from '../../kernel/hash.ts';
import { blocRange } from '../blocRange.ts';
import { publishedCorrelations } from '../correlations.ts';
import { heardOnlyOne } from '../debate/rerun.ts';
import type { Debate, PoolSeen } from '../debate/types.ts';
import { seatsWithoutBudget } from '../budgetShare.ts';
import { seatOf } from './seats.ts';
import type { Banner } from './types/banner.ts';
import type { Recommendation } from './types/recommendation.ts';
import type { Run } from './types/run.ts';

/** What kind of panel stands behind the recommendation. */
export function bannerOf(debate: Debate, pooled: PoolSeen | null): Banner {
  const { pool } = pooled ?? { pool: null };
  const counting = debate.evidence.map(({ retrievedAt }) => retrievedAt).toSorted();
  const voting = debate.seats.filter(({ kind }) => kind === 'voting');
  const voters = new Set(debate.ballots.filter(({ ballot }) => ballot && !ballot.abstain).map(({ seatId }) => seatId));
  return {
    revisions: [
      debate.marks['CaseSubmitted'] ?? 0,
      debate.marks['PanelSeated'] ?? 0,
      ...(pooled ? [pooled.revision] : []),
      ...debate.evidence.filter(({ retrievedAt }) => retrievedAt === counting.at(-1)).map(({ revision }) => revision),
    ],
    quorum: pool?.quorum ?? debate.quorum ?? (debate.rehearsal ? 'rehearsal' : 'failed'),
    rehearsal: debate.rehearsal,
    ...(debate.example !== null && { example: debate.example }),
    kind: pool?.quorum === 'single_source' ? 'preliminary' : 'recommendation',
    mode: debate.mode,
    // Scripted seats are no votes: an estimate of how many they are worth would be made up.
    nEff: debate.rehearsal ? null : (pool?.nEff ?? null),
    providers: pool?.blocs.map(({ provider, seats }) => ({ provider, seats })) ?? [],
    evidenceUntil: counting.at(-1) ?? null,
    freeRun: heardOnlyOne(debate),
    isDecision: debate.triage?.isDecision ?? true,
    declined: pool?.declined ?? [],
    budgetReached: budgetOf(debate),
    seatsWithoutBudget: seatsWithoutBudget(debate.seats),
    ...unreadOf(debate),
    counted: {
      votingSeats: voting.length,
      ballots: voting.filter(({ seatId }) => voters.has(seatId)).length,
      nEffEstimatedFrom: debate.rehearsal || !pool ? null : { publishedCorrelations },
    },
  };
}

const unreadOf = ({ documents, partsRead }: Debate): Pick<Banner, 'unread'> => {
  const unread = documents.flatMap(({ documentId, name, tokens }) => {
    if (documentId === undefined || name === undefined || tokens === undefined) return [];
    const [read, parts] = [partsRead[documentId]?.length ?? 0, partsOf({ tokens })];
    return read < parts ? [{ documentId, name, read, parts }] : [];
  });
  return unread.length > 0 ? { unread } : {};
};

const budgetOf = ({ budgetReached, marks, revision }: Debate) => {
  if (!budgetReached || budgetReached.spentUsd === null) return null;
  const { capUsd, spentUsd } = budgetReached;
  return { capUsd, spentUsd, revision: marks['BudgetReached'] ?? revision };
};

export function recommendationOf(
  debate: Debate,
  draft: NonNullable<Debate['drafts'][number]>,
  pooled: PoolSeen | null,
  revision: number,
): Recommendation {
  return {
    headline: draft.headline,
    optionId: draft.optionId,
    strength: draft.strength,
    downgrade: draft.downgrade,
    nextAction: draft.nextAction,
    whatWouldChange: draft.whatWouldChange,
    biggestRisk: draft.biggestRisk,
    exitCost: draft.exitCost,
    separateOpinion: draft.separateOpinion,
    chair: seatOf(debate, draft.seatId),
    evidenceIds: [...new Set(draft.reasons.flatMap(({ evidenceIds }) => evidenceIds))],
    reversible: debate.triage && { kind: debate.triage.reversibility, revision: debate.marks['CaseTriaged'] ?? 0 },
    pool: pooled && poolOf(pooled, draft.optionId),
    revision,
  };
}

function poolOf({ pool, revision }: PoolSeen, optionId: string): Recommendation['pool'] {
  return {
    p: pool.p[optionId] ?? 0,
    range: blocRange(pool, optionId),
    margin: pool.margin,
    caps: pool.caps,
    scoreWinner: pool.scoreWinner,
    revision,
  };
}

/** How the report came about: for the appendix. */
const consentOf = ({ consent, marks, revision }: Debate): Pick<Run, 'consent'> => {
  if (!consent) return {};
  const { how, agent, client, statement, at } = consent;
  return { consent: { how, agent, client, statement, at, revision: marks['ConsentRecorded'] ?? revision } };
};

const learnedOf = ({ calibration, seats, marks }: Debate): Run['learned'] => {
  if (!calibration) return null;
  const { weights: known, recalibration, questions = null } = calibration;
  const voting = seats.flatMap(({ kind, model }) => (kind === 'voting' && model !== null ? [model] : []));
  const weights = [...new Set(voting)].map((model) => ({ model, weight: known[model] ?? 1 }));
  const { slope, intercept } = recalibration;
  const isPlain = slope === 1 && intercept === 0 && weights.every(({ weight }) => weight === 1);
  return isPlain ? null : { weights, slope, intercept, questions, revision: marks['PanelSeated'] ?? 0 };
};

export function runOf(debate: Debate, pooled: PoolSeen | null): Run {
  return {
    revisions: [debate.marks['CaseSubmitted'] ?? 0, debate.marks['PanelSeated'] ?? 0],
    submittedAt: debate.submittedAt,
    ...consentOf(debate),
    seatedAt: debate.seatedAt,
    protocolVersion: debate.protocolVersion,
    capUsd: debate.capUsd,
    seats: debate.seats.map(({ lost: _lost, lackedBudget: _lacked, ...seat }) => ({
      ...seat,
      revision: debate.marks['PanelSeated'] ?? 0,
    })),
    learned: learnedOf(debate),
    blocs:
      pooled?.pool.blocs.map(({ provider, seats, weight }) => ({
        provider,
        seats,
        weight,
        revision: pooled.revision,
      })) ?? [],
    counted: {
      calls: debate.money.calls,
      tokensIn: debate.money.tokensIn,
      tokensOut: debate.money.tokensOut,
      searches: debate.money.searches,
      usd: debate.money.usd,
      unknownCost: debate.money.unknown,
      repeated: debate.money.repeated,
      promptChain: debate.promptHashes.reduce((chain, hash) => sha256(chain, hash), ''),
    },
  };
}
