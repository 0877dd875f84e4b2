import type { Ballot } from '../../shared/events/panel/ballot.ts';

import { dissentsDue } from '../../server/panel/protocol/counting/dissents.ts';
import { movedMinorities } from '../../shared/views/minority.ts';
import { driftOf, settled } from '../../server/panel/protocol/counting/pool/drift.ts';
import { argmax, mean } from '../../shared/kernel/numbers.ts';
import { type Random, randomFrom } from '../../shared/kernel/random.ts';
import { majority, product } from './rules.ts';
import { calibration, type Interval, interval, isRight, type Verdict } from './score.ts';
import { ballotsOf, type Case, cases, spoken, type World } from './world.ts';

/** How seats talk: facts passed on per round (the rest is lost), the chance that a minority seat copies the plurality, rounds. */
export type Talk = { readonly facts: number; readonly copying: number; readonly rounds: number };
/** How well a reason tells a copied flip from one with evidence: a copied one comes without in 0.8, an honest one in 0.1. */
const withoutReason = { copied: 0.8, honest: 0.1 } as const;

type Talked = { readonly blind: number[][]; readonly after: number[][]; readonly copied: boolean[] };

const talk = (world: World, one: Case, { facts, copying, rounds }: Talk, random: Random): Talked => {
  const blind = ballotsOf(world, one);
  let own = one.own.map((row) => [...row]);
  let provider = new Map([...one.provider].map(([name, row]) => [name, [...row]]));
  let copied = blind.map(() => false);
  let after = blind;
  const options = Array.from({ length: world.options }, (_, k) => k);
  for (let round = 0; round < rounds; round++) {
    const ownMean = options.map((k) => mean(own.map((row) => row[k] ?? 0)));
    own = own.map((row) => row.map((value, k) => (1 - facts) * value + facts * (ownMean[k] ?? 0)));
    const providerMean = options.map((k) => mean([...provider.values()].map((row) => row[k] ?? 0)));
    provider = new Map(
      [...provider].map(([name, row]) => [
        name,
        row.map((value, k) => (1 - facts / 2) * value + (facts / 2) * (providerMean[k] ?? 0)),
      ]),
    );
    const honest = world.seats.map((name, i) =>
      spoken(world, one, provider.get(name) ?? [], own[i] ?? [], one.gammas[i] ?? 1),
    );
    const tops = honest.map((p, i) => argmax(copied[i] ? (after[i] ?? p) : p));
    const plurality = argmax(options.map((k) => tops.filter((top) => top === k).length));
    const copies = tops.map((top) => top !== plurality && random() < copying);
    const swayed = options.map((k) => (k === plurality ? 0.88 : 0.12 / (world.options - 1)));
    after = honest.map((p, i) => (copies[i] ? swayed : copied[i] ? (after[i] ?? p) : p));
    copied = copied.map((was, i) => was || (copies[i] ?? false));
  }
  return { blind, after, copied };
};

const labels = 'ABCDEF'.split('');
const ballotOf = (p: readonly number[], change: Ballot['change'] = null): Ballot => ({
  p: Object.fromEntries(p.map((value, k) => [labels[k] ?? '', value])),
  scores: {},
  ranges: {},
  statement: '',
  evidenceIds: [],
  topCrux: '',
  cruxBelief: null,
  changeMyMind: '',
  uniqueEvidence: null,
  writeIn: null,
  abstain: false,
  change,
});

/** What the product makes of blind and revised ballots: drift control, settled ballots, pool. */
const judged = (world: World, { blind, after, copied }: Talked, random: Random) => {
  const options = labels.slice(0, world.options);
  const moves = blind.map((p, i) => {
    const flipped = argmax(p) !== argmax(after[i] ?? p);
    const reason = random() >= (copied[i] ? withoutReason.copied : withoutReason.honest);
    const change =
      flipped && reason
        ? { kind: 'new_evidence' as const, evidenceIds: ['E-1'], note: '' }
        : { kind: 'none' as const, evidenceIds: [], note: '' };
    return { seatId: `${i}`, blind: ballotOf(p), revised: ballotOf(after[i] ?? p, change) };
  });
  const drift = driftOf(moves, [], options);
  return {
    drift,
    p: product()(
      moves.map((move) => settled(move, drift, options)),
      world.seats,
    ),
  };
};

export type Exchanged = {
  readonly blindEce: Interval;
  readonly naiveVote: Interval;
  readonly naiveEce: Interval;
  readonly product: Interval;
  readonly productEce: Interval;
  /** Alarms among cases in which at least two seats copied, and among cases in which nobody did. */
  readonly alarm: Interval;
  readonly falseAlarm: Interval;
  /** Right minorities of the blind ballots that the report names: as a dissent, or as held before the exchange. */
  readonly recall: Interval;
  readonly dissents: Interval;
};

/** Naive debate and vote beside the product's gated revision, and what becomes of a right minority. */
export const exchange = (world: World, how: Talk, batches: number, perBatch: number, seed: string): Exchanged => {
  const rows = { blind: [] as Verdict[][], naive: [] as Verdict[][], product: [] as Verdict[][] };
  const [alarm, falseAlarm, recall, dissents]: [number[], number[], number[], number[]] = [[], [], [], []];
  for (let b = 0; b < batches; b++) {
    const random = randomFrom(`${seed}/talk/${b}`);
    const batch = { blind: [] as Verdict[], naive: [] as Verdict[], product: [] as Verdict[] };
    for (const one of cases(world, perBatch, `${seed}/${b}`)) {
      const { truth } = one;
      const talked = talk(world, one, how, random);
      const { drift, p } = judged(world, talked, random);
      batch.blind.push({ p: product()(talked.blind, world.seats), truth });
      batch.naive.push({ p: majority(talked.after, world.seats), truth });
      batch.product.push({ p, truth });
      const copies = talked.copied.filter(
        (was, i) => was && argmax(talked.blind[i] ?? []) !== argmax(talked.after[i] ?? []),
      ).length;
      if (copies >= 2) alarm.push(drift.blindOnly ? 1 : 0);
      if (copies === 0) falseAlarm.push(drift.blindOnly ? 1 : 0);
      const winner = argmax(p);
      const castsOf = (rows: readonly (readonly number[])[]) =>
        rows.map((row, i) => ({ seatId: `${i}`, provider: world.seats[i] ?? '', lens: '', ballot: ballotOf(row) }));
      const choicesOf = (rows: readonly (readonly number[])[]) =>
        rows.map((row, i) => ({
          seatId: `${i}`,
          provider: world.seats[i] ?? '',
          optionId: labels[argmax(row)] ?? '',
        }));
      const leader = labels[winner] ?? '';
      const due = dissentsDue({ final: castsOf(talked.after), pooled: ballotOf(p).p, winner: leader });
      const named = [
        ...due.map(({ optionId }) => optionId),
        ...movedMinorities(choicesOf(talked.blind), choicesOf(talked.after), leader, ballotOf(p).p),
      ];
      dissents.push(due.length);
      const held = talked.blind.some((row) => argmax(row) === truth);
      if (winner !== truth && held) recall.push(named.includes(labels[truth] ?? '') ? 1 : 0);
    }
    for (const name of ['blind', 'naive', 'product'] as const) rows[name].push(batch[name]);
  }
  const accuracy = (list: readonly Verdict[][]) => interval(list.flat().map(isRight));
  return {
    blindEce: calibration(rows.blind),
    naiveVote: accuracy(rows.naive),
    naiveEce: calibration(rows.naive),
    product: accuracy(rows.product),
    productEce: calibration(rows.product),
    alarm: interval(alarm),
    falseAlarm: interval(falseAlarm),
    recall: interval(recall),
    dissents: interval(dissents),
  };
};
