import { fitRecalibration, fitWeights, type Resolved } from '../../server/panel/protocol/counting/pool/calibration.ts';
import { forecasters, type Forecasting, forecasting } from './forecasts.ts';
import { exchange, type Exchanged } from './exchange.ts';
import type { Learned } from './rules.ts';
import { type Deep, deepGain } from './panels.ts';
import { play, type Played, scenarios } from './scenarios.ts';
import { type Interval, interval } from './score.ts';
import { ballotsOf, benign, cases, table, type World } from './world.ts';

type Goal = { readonly goal: string; readonly found: Interval; readonly wanted: string; readonly met: boolean };
export type Size = { readonly batches: number; readonly perBatch: number; readonly seed: string };

export type Measured = {
  readonly played: Readonly<Record<string, Played>>;
  readonly fitted: Readonly<Record<string, { readonly learned: Learned; readonly played: Played }>>;
  readonly talk: Readonly<Record<string, Exchanged>>;
  readonly deep: Readonly<Record<string, Deep>>;
  readonly forecasts: Readonly<Record<string, Forecasting>>;
  readonly goals: readonly Goal[];
};

/** Everything measured, with every goal it is held to; a goal is met when its 95 % interval clears. */
export const measure = ({ batches, perBatch, seed }: Size): Measured => {
  const played = Object.fromEntries(scenarios.map(({ name, world }) => [name, play(world, batches, perBatch, seed)]));
  const fitted = Object.fromEntries(
    scenarios.map(({ name, world }) => [name, learn(world, { batches, perBatch, seed })]),
  );
  const fifteen = { ...benign, seats: table(5, 5, 5) };
  const talk = {
    'naive, 1 round': exchange(fifteen, { facts: 0.3, copying: 0.29, rounds: 1 }, batches, perBatch, seed),
    'naive, 3 rounds': exchange(fifteen, { facts: 0.3, copying: 0.29, rounds: 3 }, batches, perBatch, seed),
    'evidence only, 1 round': exchange(fifteen, { facts: 0.5, copying: 0, rounds: 1 }, batches, perBatch, seed),
    'evidence list and pseudonyms, 1 round': exchange(
      fifteen,
      { facts: 0.5, copying: 0.1, rounds: 1 },
      batches,
      perBatch,
      seed,
    ),
    'three seats a provider, evidence list': exchange(
      benign,
      { facts: 0.5, copying: 0.1, rounds: 1 },
      batches,
      perBatch,
      seed,
    ),
  };
  const deep = Object.fromEntries(
    [0, 0.15, 0.3].map((noise) => [`${noise}`, deepGain(noise, 2 * batches * perBatch, seed)]),
  );
  const forecasts = Object.fromEntries(
    Object.entries(forecasters).map(([name, who]) => [name, forecasting(who, 2 * batches, decisionsJudged, seed)]),
  );
  return { played, fitted, talk, deep, forecasts, goals: goalsOf({ played, fitted, talk, deep, forecasts }) };
};

/** Enough that an installation's calibration error says something. */
const decisionsJudged = 300;

/** The same scenario once an installation has 200 resolved cases of it. Seats change every 20 cases, as models do. */
const learn = (world: World, { batches, perBatch, seed }: Size) => {
  const items = Array.from({ length: 10 }, (_, b) => b).flatMap((b) =>
    [...cases(world, 20, `${seed}/resolved/${b}`)].flatMap((one, n): Resolved[] =>
      ballotsOf(world, one).map((p, i) => ({
        seat: `${i}`,
        provider: world.seats[i] ?? '',
        question: `${b}/${n}`,
        p,
        truth: one.truth,
      })),
    ),
  );
  const weights = fitWeights(items);
  const learned: Learned = { weights, recalibration: fitRecalibration(items, weights) };
  return { learned, played: play(world, batches, perBatch, seed, learned) };
};

const goalsOf = ({ played, fitted, talk, deep, forecasts }: Omit<Measured, 'goals'>): Goal[] => {
  const ofThese = (scenes: Readonly<Record<string, Played>>) => (name: string) => {
    const found = scenes[name];
    if (!found) throw new Error(`expected scenario ${name}, found ${Object.keys(scenes).join(', ')}`);
    return found;
  };
  const of = ofThese(played);
  const after = ofThese(Object.fromEntries(Object.entries(fitted).map(([name, one]) => [name, one.played])));
  const atLeast = (goal: string, found: Interval, limit: number): Goal => ({
    goal,
    found,
    wanted: `≥ ${limit}`,
    met: found.low >= limit,
  });
  const atMost = (goal: string, found: Interval, limit: number): Goal => ({
    goal,
    found,
    wanted: `≤ ${limit}`,
    met: found.high <= limit,
  });
  const byKind = (...kinds: string[]) => scenarios.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);
  const listed = talk['evidence list and pseudonyms, 1 round'] as Exchanged;
  const naive = talk['naive, 3 rounds'] as Exchanged;
  const honest = talk['evidence only, 1 round'] as Exchanged;
  const shifted = ({ value, low, high }: Interval, by: number): Interval => ({
    value: value - by,
    low: low - by,
    high: high - by,
  });
  return [
    atLeast(
      '1 over majority, balanced (3/3/3 and 5/5/5)',
      interval([...of('3/3/3').gains, ...of('5/5/5').gains]),
      0.005,
    ),
    // Nothing learned yet: no worse than a vote in honest panels, and what a wrong provider may cost.
    atLeast('1 over majority, 9/4/2', of('9/4/2 unbalanced').overMajority, 0),
    atLeast('1 over majority, one provider always wrong', of('provider always wrong').overMajority, -0.03),
    atLeast('2 over the average seat, 5/5/5', of('5/5/5').overSeat, 0.1),
    ...byKind('benign', 'unbalanced').map((name) =>
      atLeast(
        `2 over the best single seat, ${name}`,
        shifted(of(name).rules.product.accuracy, of(name).bestSeat),
        -0.01,
      ),
    ),
    ...byKind('benign', 'unbalanced', 'hostile').map((name) =>
      atMost(`3 Brier less 102 % of majority's, ${name}`, of(name).brierUnder(1.02), 0),
    ),
    ...byKind('benign', 'unbalanced').map((name) => atMost(`3 ECE, ${name}`, of(name).rules.product.ece, 0.13)),
    // With 200 resolved cases.
    atLeast('1 over majority, one provider always wrong, learned', after('provider always wrong').overMajority, 0.1),
    atLeast(
      '1 accuracy, the majority bloc always wrong, learned',
      after('always wrong, 9/4/2').rules.product.accuracy,
      0.6,
    ),
    ...byKind('benign', 'unbalanced').map((name) =>
      atMost(`3 Brier less 99 % of majority's, ${name}, learned`, after(name).brierUnder(0.99), 0),
    ),
    ...byKind('hostile').map((name) =>
      atMost(`3 Brier less 95 % of majority's, ${name}, learned`, after(name).brierUnder(0.95), 0),
    ),
    ...byKind('benign', 'unbalanced', 'hostile').map((name) =>
      atMost(`3 ECE, ${name}, learned`, after(name).rules.product.ece, 0.07),
    ),
    ...byKind('hard').map((name) => atMost(`3 ECE, ${name}, learned`, after(name).rules.product.ece, 0.08)),
    atLeast('4 right minority still has a voice', listed.recall, 0.92),
    atMost('4 dissents per report', listed.dissents, 1.5),
    atMost('5 accuracy lost to 3 captured seats of 15', paired(of('5/5/5').right, of('3 of 15 captured').right), 0.06),
    atMost('6 ECE added by the exchange', minus(listed.productEce, listed.blindEce), 0.02),
    atMost('6 ECE added even by a naive exchange', minus(naive.productEce, naive.blindEce), 0.02),
    atLeast('6 alarm when seats copied', naive.alarm, 0.8),
    atMost('6 alarm when nobody copied', honest.falseAlarm, 0.1),
    atLeast('7 three panels over one, frame noise 0.15', (deep['0.15'] as Deep).gain, 0.03),
    atLeast('7 three panels over one, no frame noise', (deep['0'] as Deep).gain, -0.005),
    atLeast('7 unanimous panels are right, frame noise 0.15', (deep['0.15'] as Deep).unanimous, 0.85),
    ...Object.entries(forecasts).flatMap(([name, { lessSeat, lessUsual, learned }]) => [
      atMost(`8 Brier of forecasts less the average seat's, ${name}`, lessSeat, 0),
      atMost(`8 Brier of forecasts less that of what usually happens, ${name}`, lessUsual, 0),
      ...Object.entries(learned).map(([count, { less }]) =>
        // Learning from next to nothing may cost next to nothing.
        atMost(`8 Brier of forecasts, learned from ${count} decisions, less as said, ${name}`, less, 0.002),
      ),
    ]),
    ...Object.entries(forecasts).flatMap(([name, { learned }]) =>
      Object.entries(learned)
        .slice(-1)
        .map(([count, { ece }]) => atMost(`8 forecasts miss what happens, learned from ${count}, ${name}`, ece, 0.05)),
    ),
  ];
};

/** The same cases twice: what was lost, case by case. */
const paired = (before: readonly number[], after: readonly number[]): Interval =>
  interval(before.map((right, i) => right - (after[i] ?? 0)));

const minus = (a: Interval, b: Interval): Interval => {
  const half = Math.hypot(a.high - a.value, b.high - b.value);
  return { value: a.value - b.value, low: a.value - b.value - half, high: a.value - b.value + half };
};
