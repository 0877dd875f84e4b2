import { argmax, mean } from '../../shared/kernel/numbers.ts';
import { effectiveVotes, pool } from '../../server/panel/protocol/counting/pool/pooling.ts';
import { byConfidence, type Learned, majority, unlearned, votesOf } from './rules.ts';
import { brier, calibration, type Interval, interval, isRight, type Verdict } from './score.ts';
import { ballotsOf, benign, cases, posterior, table, type World } from './world.ts';

export type Kind = 'benign' | 'unbalanced' | 'hostile' | 'hard';
export const scenarios: readonly { readonly name: string; readonly kind: Kind; readonly world: World }[] = [
  { name: '3/3/3', kind: 'benign', world: benign },
  { name: '5/5/5', kind: 'benign', world: { ...benign, seats: table(5, 5, 5) } },
  { name: '9/4/2 unbalanced', kind: 'unbalanced', world: { ...benign, seats: table(9, 4, 2) } },
  {
    name: 'provider biased in 25 %',
    kind: 'hostile',
    world: { ...benign, seats: table(5, 5, 5), bias: { provider: 'openai', share: 0.25, pull: 3 } },
  },
  {
    name: 'provider always wrong',
    kind: 'hostile',
    world: { ...benign, seats: table(5, 5, 5), bias: { provider: 'openai', share: 1, pull: 3 } },
  },
  {
    name: 'always wrong, 9/4/2',
    kind: 'hostile',
    world: { ...benign, seats: table(9, 4, 2), bias: { provider: 'openai', share: 1, pull: 3 } },
  },
  { name: '3 of 15 captured', kind: 'hostile', world: { ...benign, seats: table(5, 5, 5), captured: [0, 5, 10] } },
  { name: 'one provider out', kind: 'benign', world: { ...benign, seats: table(5, 5) } },
  { name: 'two options', kind: 'benign', world: { ...benign, seats: table(5, 5, 5), options: 2 } },
  { name: 'six options', kind: 'benign', world: { ...benign, seats: table(5, 5, 5), options: 6 } },
  { name: 'overconfidence 3.0', kind: 'hard', world: { ...benign, seats: table(5, 5, 5), overconfidence: 3 } },
  { name: 'overconfidence 1.0', kind: 'hard', world: { ...benign, seats: table(5, 5, 5), overconfidence: 1 } },
  { name: 'common noise 0.6', kind: 'hard', world: { ...benign, seats: table(5, 5, 5), noise: [0.6, 0.2, 0.2] } },
];

type Scores = { readonly accuracy: Interval; readonly brier: Interval; readonly ece: Interval };
export type Played = {
  readonly averageSeat: Interval;
  readonly bestSeat: number;
  readonly nEff: number;
  readonly rules: Readonly<Record<'product' | 'majority' | 'byConfidence', Scores>>;
  /** Paired over the same cases: accuracy of pool less majority's, and Brier of pool less this share of majority's. */
  readonly overMajority: Interval;
  readonly brierUnder: (share: number) => Interval;
  readonly overSeat: Interval;
  readonly unanimous: Interval;
  readonly split: Interval;
  /** pool case by case, 1 or 0: for pairing with the same cases in another scenario. */
  readonly right: readonly number[];
  /** What choosing as pool does gains over choosing as majority does, case by case, in the true probability of being right. */
  readonly gains: readonly number[];
};

/** Plays a scenario in batches of seeded cases. */
export const play = (
  world: World,
  batches: number,
  perBatch: number,
  seed: string,
  learned: Learned = unlearned,
): Played => {
  const verdicts = { product: [] as Verdict[][], majority: [] as Verdict[][], byConfidence: [] as Verdict[][] };
  const seatRight = world.seats.map(() => 0);
  const overSeat: number[] = [];
  const unanimous: number[] = [];
  const split: number[] = [];
  const gains: number[] = [];
  const honest = world.bias === undefined && world.captured === undefined;
  for (let b = 0; b < batches; b++) {
    const rows = { product: [] as Verdict[], majority: [] as Verdict[], byConfidence: [] as Verdict[] };
    for (const one of cases(world, perBatch, `${seed}/${b}`)) {
      const ballots = ballotsOf(world, one);
      const { truth } = one;
      const { p, blocs } = pool(votesOf(ballots, world.seats, learned), learned.recalibration);
      const mine = { p, truth };
      const theirs = { p: majority(ballots, world.seats), truth };
      rows.product.push(mine);
      rows.majority.push(theirs);
      const chances = honest ? posterior(world, one) : [];
      gains.push((chances[argmax(mine.p)] ?? Number.NaN) - (chances[argmax(theirs.p)] ?? Number.NaN));
      rows.byConfidence.push({ p: byConfidence(ballots, world.seats), truth });
      const hits = ballots.map((p) => (argmax(p) === truth ? 1 : 0));
      for (const [i, hit] of hits.entries()) seatRight[i] = (seatRight[i] ?? 0) + hit;
      overSeat.push(isRight(mine) - mean(hits));
      const agree = new Set(blocs.map((bloc) => argmax(bloc.p))).size === 1;
      (agree ? unanimous : split).push(isRight(mine));
    }
    for (const name of ['product', 'majority', 'byConfidence'] as const) verdicts[name].push(rows[name]);
  }
  const all = { product: verdicts.product.flat(), majority: verdicts.majority.flat() };
  const paired = (f: (mine: Verdict, theirs: Verdict) => number) =>
    interval(all.product.map((v, i) => f(v, all.majority[i] as Verdict)));
  const scores = (batched: readonly Verdict[][]): Scores => ({
    accuracy: interval(batched.flat().map(isRight)),
    brier: interval(batched.flat().map(brier)),
    ece: calibration(batched),
  });
  return {
    averageSeat: interval(seatRight.map((n) => n / (batches * perBatch))),
    bestSeat: Math.max(...seatRight) / (batches * perBatch),
    nEff: nEffOf(world),
    rules: {
      product: scores(verdicts.product),
      majority: scores(verdicts.majority),
      byConfidence: scores(verdicts.byConfidence),
    },
    overMajority: paired((mine, theirs) => isRight(mine) - isRight(theirs)),
    brierUnder: (share) => paired((mine, theirs) => brier(mine) - share * brier(theirs)),
    overSeat: interval(overSeat),
    unanimous: interval(unanimous),
    split: interval(split),
    right: all.product.map(isRight),
    gains,
  };
};

const nEffOf = ({ seats }: World): number => {
  const sizes = [...new Set(seats)].map((name) => seats.filter((seat) => seat === name).length);
  return effectiveVotes(sizes.map((size) => ({ weight: size / seats.length, size })));
};
