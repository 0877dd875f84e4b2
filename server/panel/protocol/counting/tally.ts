import type { Frame } from '../../../../shared/events/panel/frame.ts';
import type { Pool } from '../../../../shared/events/panel/pool.ts';
import type { Provider } from '../../../../shared/events/providers.ts';

import { type Cast, counted, probabilities } from './ballots.ts';
import { type Drift, type Movement, settled } from './pool/drift.ts';
import { argmax, sum } from '../../../../shared/kernel/numbers.ts';
import { countByGroup, type Counted, groupsOf, variantOf } from './optionGroups.ts';
import type { Vote } from './pool/pooling.ts';
import { declinedIn, quorumOf, type Turnout } from './quorum.ts';
import { randomFrom } from '../../../../shared/kernel/random.ts';
import { isScored } from '../../../../shared/views/weighing.ts';
import { identity, type Recalibration } from './pool/recalibration.ts';
import { bestByScore, matrixOf, scoreRows, weightStability } from './pool/sensitivity.ts';
import { type Grounds, strengthOf } from './pool/strength.ts';

export type Learned = {
  /** Weights of seats by seat id; 1 where a seat is not among them. */
  readonly weights: Readonly<Record<string, number>>;
  readonly recalibration: Recalibration;
};

export type Tally = {
  readonly frame: Frame;
  readonly casts: readonly Cast[];
  /** Revised ballots with their blind ones; empty in the blind round. */
  readonly moves: readonly Movement[];
  readonly drift: Drift | null;
  readonly turnout: Turnout;
  /** Pooled probability of each option after the blind round; null in the blind round. */
  readonly before: Readonly<Record<string, number>> | null;
  readonly newEvidence: boolean;
  readonly grounds: Grounds;
  readonly seed: string;
  /** What was learned from resolved cases; without it every seat counts alike and as it said. */
  readonly learned?: Learned;
  /** How votes are put together where that is not the pool of them all: panel by panel where several are reconciled. */
  readonly count?: (votes: readonly Vote[]) => Counted;
};

/** Everything that is counted from one round of ballots: pool, blocs, matrix, sensitivity, strength. */
export const tally = (given: Tally): Pool => {
  const { frame, drift, before, turnout, learned = unlearned } = given;
  const options = frame.options.map(({ optionId }) => optionId);
  const casts = counted(given.casts);
  const votes = votesIn(given, casts, options);
  const groups = groupsOf(frame.options);
  // Options have no yes side: the intercept is for yes/no statements.
  const count =
    given.count ?? ((some: readonly Vote[]) => countByGroup(some, groups, { ...learned.recalibration, intercept: 0 }));
  const pooled = count(votes);
  const named = Object.fromEntries(options.map((option, i) => [option, pooled.p[i] ?? 0]));
  const winner = options[pooled.winner] ?? '';
  const isOfWinner = variantOf(frame.options, winner);
  /** Another variant of the winning choice is not another result. */
  const asChoice = (optionId: string) => (isOfWinner(optionId) ? winner : optionId);

  const winnerOf = (some: readonly Vote[]) =>
    some.length === 0 ? winner : asChoice(options[count(some).winner] ?? winner);
  const withoutProvider = Object.fromEntries(
    pooled.blocs.length < 2
      ? []
      : pooled.blocs.map(({ provider }) => [provider, winnerOf(votes.filter((vote) => vote.provider !== provider))]),
  );
  const lenses = [...new Set(casts.map(({ lens }) => lens))].toSorted();
  const withoutLens = Object.fromEntries(
    lenses.length < 2 ? [] : lenses.map((lens) => [lens, winnerOf(votes.filter((_, i) => casts[i]?.lens !== lens))]),
  );
  const scored = casts.map(({ ballot }) => ({ scores: ballot.scores }));
  const matrix = matrixOf(scored, options, frame.criteria);
  const rows = scoreRows(matrix, options, frame.criteria);
  const weights = frame.criteria.map(({ weight }) => weight);
  // Where nobody scored, no option is first by the scores.
  const someScored = isScored(matrix);
  const scoreWinner = someScored ? asChoice(options[bestByScore(rows, weights)] ?? winner) : winner;
  const variants = options.filter(isOfWinner);
  const shift = before ? pooled.first - sum(variants.map((option) => before[option] ?? 0)) : 0;
  const quorum = quorumOf(turnout, given.grounds.framedByCode);
  const uncounted = [...(drift?.uncounted ?? [])];
  /** By the last ballots as they were cast. */
  const otherwise =
    uncounted.length === 0
      ? winner
      : winnerOf(votes.map((vote, i) => ({ ...vote, p: probabilities(casts[i]?.ballot.p ?? {}, options) })));
  const { strength, caps } = strengthOf({
    first: pooled.first,
    margin: pooled.margin,
    blocsAgree: pooled.blocs.every(({ p }) => isOfWinner(options[argmax(p)] ?? '')),
    stableWithoutAnyProvider: Object.values(withoutProvider).every((option) => option === winner),
    quorum,
    scoresDisagree: scoreWinner !== winner,
    shift,
    newEvidence: given.newEvidence,
    blindOnly: drift?.blindOnly ?? false,
    lastBallotsDisagree: otherwise !== winner,
    grounds: given.grounds,
  });

  return {
    p: named,
    blocs: pooled.blocs.map(({ provider, seats, weight, p }) => ({
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the blocs are of seats
      provider: provider as Provider,
      seats,
      weight,
      p: Object.fromEntries(options.map((option, i) => [option, p[i] ?? 0])),
    })),
    nEff: pooled.nEff,
    winner,
    margin: pooled.margin,
    strength,
    caps,
    matrix,
    scoreWinner,
    sensitivity: {
      withoutProvider,
      withoutLens,
      withoutEvidence: withoutEvidence(casts, votes, winnerOf),
      weightsStable: someScored
        ? weightStability(rows, weights, (option) => isOfWinner(options[option] ?? ''), randomFrom(given.seed))
        : 1,
    },
    drift: drift && {
      flips: drift.flips,
      unevidencedTowardPlurality: drift.unevidencedTowardPlurality,
      conformity: drift.conformity,
      driftShare: drift.driftShare,
      blindOnly: drift.blindOnly,
      shift,
    },
    ...(uncounted.length > 0 && { uncounted: { seats: uncounted, otherwise } }),
    quorum,
    declined: declinedIn(turnout),
  };
};

const unlearned: Learned = { weights: {}, recalibration: identity };

const votesIn = (
  { moves, drift, learned = unlearned }: Tally,
  casts: readonly Cast[],
  options: readonly string[],
): Vote[] =>
  casts.map((cast) => {
    const move = moves.find(({ seatId }) => seatId === cast.seatId);
    return {
      seat: cast.seatId,
      provider: cast.provider,
      weight: learned.weights[cast.seatId] ?? 1,
      p: move && drift ? settled(move, drift, options) : probabilities(cast.ballot.p, options),
    };
  });

/** Who would win if an item had never been found: each seat that cites it loses its share of weight, 1/n of n citations. */
const withoutEvidence = (
  casts: readonly Cast[],
  votes: readonly Vote[],
  winnerOf: (votes: readonly Vote[]) => string,
): Record<string, string> => {
  const cited = [...new Set(casts.flatMap(({ ballot }) => ballot.evidenceIds))].toSorted();
  return Object.fromEntries(
    cited.map((id) => [
      id,
      winnerOf(
        votes.flatMap((vote, i) => {
          const ids = casts[i]?.ballot.evidenceIds ?? [];
          const weight = (vote.weight ?? 1) * (ids.includes(id) ? 1 - 1 / ids.length : 1);
          return weight > 0 ? [{ ...vote, weight }] : [];
        }),
      ),
    ]),
  );
};
