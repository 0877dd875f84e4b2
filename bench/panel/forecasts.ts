import { fitRecalibration, fitWeights, type Resolved } from '../../server/panel/protocol/counting/pool/calibration.ts';
import { pool, type Vote } from '../../server/panel/protocol/counting/pool/pooling.ts';
import { mean } from '../../shared/kernel/numbers.ts';
import { normal, type Random, randomFrom } from '../../shared/kernel/random.ts';
import { calibrationOf, type Forecast, forecastsOf } from '../../shared/views/calibration.ts';
import { type Learned, unlearned } from './rules.ts';
import { type Interval, interval } from './score.ts';

/**
 * Installations whose owners record decisions and how they turned out. Of each decision the panel states what it states in a case: that the chosen
 * option succeeds by the owner's measure, and that each of three tripwires is crossed, each by its day. These alone are scored, by the
 * installation's own figures (`calibrationOf`); which option was best is no statement that an outcome answers.
 */
export type Forecasters = {
  /** Two seats of each provider, as in default mode: how noisy what each provider's seats perceive is. */
  readonly noise: Readonly<Record<string, number>>;
  /** How much surer seats are than they may be, and how much they lean to yes (in log odds). */
  readonly overconfidence: number;
  readonly lean: number;
};
const even = { openai: 0.8, anthropic: 0.8, google: 0.8 };
export const forecasters: Readonly<Record<string, Forecasters>> = {
  'as said': { noise: even, overconfidence: 1, lean: 0 },
  // Of models it was seen that they say yes in 41 % of questions where 28 % come true.
  'yes too often': { noise: even, overconfidence: 1, lean: 0.6 },
  'too sure, yes too often': { noise: even, overconfidence: 1.8, lean: 0.6 },
  'one weak provider': { noise: { ...even, local: 2.5 }, overconfidence: 1.8, lean: 0.6 },
};

/** Log odds of success and of a crossed tripwire where nothing else is known: about 45 % and 25 %. */
const usual = { success: -0.2, tripwire: -1.1 };
const [spread, common] = [1.2, 0.6];
const odds = (value: number): number => 1 / (1 + Math.exp(-value));

type Statement = { readonly said: readonly Vote[]; readonly isTrue: boolean };
/** A decision: that it succeeds, then its tripwires. */
type Decision = readonly [Statement, ...Statement[]];

const decide = (who: Forecasters, random: Random): Decision => {
  const state = (start: number): Statement => {
    const real = start + spread * normal(random);
    const shared = real + common * normal(random);
    const said = Object.entries(who.noise).flatMap(([provider, noise]) => {
      const ofProvider = (noise / Math.SQRT2) * normal(random);
      return [1, 2].map((nth): Vote => {
        const seen = shared + ofProvider + (noise / Math.SQRT2) * normal(random);
        const p = odds(who.overconfidence * seen + who.lean);
        return { seat: `${provider}-${nth}`, provider, p: [p, 1 - p] };
      });
    });
    return { said, isTrue: random() < odds(real) };
  };
  return [state(usual.success), state(usual.tripwire), state(usual.tripwire), state(usual.tripwire)];
};

const itemsOf = (decisions: readonly Decision[]): Resolved[] =>
  decisions.flatMap((statements, n) =>
    statements.flatMap(({ said, isTrue }, i) =>
      said.map(({ seat, provider, p }) => ({ seat, provider, question: `${n}/${i}`, p, truth: isTrue ? 0 : 1 })),
    ),
  );

/** As the panel pools what its seats forecast (`counting/forecasts.ts`), and an installation scores it once the outcome is on record. */
const scored = ([success, ...tripwires]: Decision, together: (said: readonly Vote[]) => number) =>
  forecastsOf({
    decision: {
      optionId: 'A',
      text: '',
      at: '',
      forecast: {
        by: '2027-01-31',
        success: together(success.said),
        tripwires: tripwires.map(({ said }, tripwire) => ({ tripwire, p: together(said) })),
      },
    },
    outcome: {
      happened: success.isTrue ? 'good' : 'bad',
      text: '',
      at: '',
      tripwires: tripwires.map(({ isTrue }, tripwire) => ({ tripwire, crossed: isTrue })),
    },
  });
const pooled =
  ({ weights, recalibration }: Learned) =>
  (said: readonly Vote[]): number =>
    pool(
      said.map((vote) => ({ ...vote, weight: weights[vote.seat] ?? 1 })),
      recalibration,
    ).p[0] ?? 0;

const brier = (forecasts: readonly Forecast[]) => calibrationOf(forecasts)?.brier ?? Number.NaN;
/** How far what was said lies from what happened, over the tenths of an installation's own figures. */
const missedBy = (forecasts: readonly Forecast[]): number => {
  const tenths = calibrationOf(forecasts)?.reliability ?? [];
  return mean(tenths.flatMap(({ count, said, happened }) => Array<number>(count).fill(Math.abs(said - happened))));
};

export type Forecasting = {
  readonly brier: Interval;
  readonly usual: Interval;
  readonly averageSeat: Interval;
  readonly ece: Interval;
  readonly learned: Readonly<
    Record<number, { readonly brier: Interval; readonly ece: Interval; readonly less: Interval }>
  >;
  /** Brier of the pool less the average seat's, and less what knowing nothing but the usual scores. */
  readonly lessSeat: Interval;
  readonly lessUsual: Interval;
};
/** Resolved decisions from which weights and reading are learned. */
const known = [10, 50, 200] as const;

/** Each of the installations by itself: learned from its first decisions, judged on others. */
export const forecasting = (who: Forecasters, installations: number, decisions: number, seed: string): Forecasting => {
  const rows = Array.from({ length: installations }, (_, nth) => {
    const random = randomFrom(`${seed}/forecasts/${nth}`);
    const past = Array.from({ length: Math.max(...known) }, () => decide(who, random));
    const judged = Array.from({ length: decisions }, () => decide(who, random));
    const by = (learned: Learned) => judged.flatMap((one) => scored(one, pooled(learned)));
    const asSaid = by(unlearned);
    const seats = judged[0]?.[0].said ?? [];
    return {
      brier: brier(asSaid),
      ece: missedBy(asSaid),
      usual: calibrationOf(asSaid)?.brierOfMean ?? Number.NaN,
      seat: mean(seats.map((_, i) => brier(judged.flatMap((one) => scored(one, (said) => said[i]?.p[0] ?? 0))))),
      after: known.map((count) => {
        const items = itemsOf(past.slice(0, count));
        const weights = fitWeights(items);
        const forecasts = by({ weights, recalibration: fitRecalibration(items, weights) });
        return { brier: brier(forecasts), ece: missedBy(forecasts) };
      }),
    };
  });
  const over = (f: (row: (typeof rows)[number]) => number) => interval(rows.map(f));
  return {
    brier: over((row) => row.brier),
    usual: over((row) => row.usual),
    averageSeat: over((row) => row.seat),
    ece: over((row) => row.ece),
    learned: Object.fromEntries(
      known.map((count, i) => [
        count,
        {
          brier: over((row) => row.after[i]?.brier ?? Number.NaN),
          ece: over((row) => row.after[i]?.ece ?? Number.NaN),
          less: over((row) => (row.after[i]?.brier ?? Number.NaN) - row.brier),
        },
      ]),
    ),
    lessSeat: over((row) => row.brier - row.seat),
    lessUsual: over((row) => row.brier - row.usual),
  };
};
