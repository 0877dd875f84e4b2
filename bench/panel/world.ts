import { softmax, sum } from '../../shared/kernel/numbers.ts';
import { normal, type Random, randomFrom } from '../../shared/kernel/random.ts';

/**
 * A world of synthetic seats: one option of K is best; what a seat perceives is that plus noise common to all, noise of its
 * provider and noise of its own; what it says is overconfident. No model is involved: the world tests mechanics, not wisdom.
 */
export type World = {
  readonly seats: readonly string[];
  readonly options: number;
  /** How clearly the best option shows; 1.15 gives single seats about 60 % at four options. */
  readonly signal: number;
  /** Shares of the noise: common, provider, seat, and (in deep mode) of a panel's frame. */
  readonly noise: readonly [common: number, provider: number, seat: number];
  readonly overconfidence: number;
  /** A provider that is drawn to one wrong option in this share of cases, and how strongly. */
  readonly bias?: { readonly provider: string; readonly share: number; readonly pull: number };
  /** Seats that always say what somebody else wants. */
  readonly captured?: readonly number[];
};

export type Case = {
  readonly truth: number;
  readonly decoy: number;
  /** Perceived evidence per seat and option, and its parts: exchange moves these. */
  readonly provider: ReadonlyMap<string, readonly number[]>;
  readonly own: readonly (readonly number[])[];
  readonly common: readonly number[];
  readonly gammas: readonly number[];
};

export const benign: World = {
  seats: table(3, 3, 3),
  options: 4,
  signal: 1.15,
  noise: [0.4, 0.3, 0.3],
  overconfidence: 1.8,
};

/** Seats by provider: `table(5, 5, 5)` are fifteen. */
export function table(...sizes: readonly number[]): string[] {
  return sizes.flatMap((size, i) =>
    Array.from({ length: size }, () => ['openai', 'anthropic', 'google'][i] ?? 'local'),
  );
}

export function* cases(world: World, count: number, seed: string): Generator<Case> {
  const random = randomFrom(seed);
  // Overconfidence is a trait of a seat, not of a case.
  const gammas = world.seats.map(() => world.overconfidence * Math.exp(0.25 * normal(random)));
  for (let i = 0; i < count; i++) yield draw(world, random, gammas);
}

const draw = (
  { seats, options, bias, noise: [, vProvider] }: World,
  random: Random,
  gammas: readonly number[],
): Case => {
  const row = () => Array.from({ length: options }, () => normal(random));
  const truth = Math.floor(random() * options);
  const decoy = (truth + 1 + Math.floor(random() * (options - 1))) % options;
  const provider = new Map([...new Set(seats)].map((name) => [name, row()]));
  const biased = bias && random() < bias.share ? provider.get(bias.provider) : undefined;
  if (bias && biased) biased[decoy] = (biased[decoy] ?? 0) + bias.pull / Math.sqrt(vProvider);
  return { truth, decoy, provider, common: row(), own: seats.map(row), gammas };
};

/**
 * How probable each option is to be best, given everything that all seats perceived: with Gaussian noise `∝ exp(a · 1ᵀ Σ⁻¹ s_k)`, Σ
 * being nested (common, provider, seat). What a rule gains in this probability is what it gains in accuracy, with far less noise
 * than counting hits. Only for worlds without bias and captured seats.
 */
export const posterior = ({ seats, options, signal, noise }: World, one: Case): number[] => {
  const [vCommon, vProvider, vSeat] = noise;
  const sizes = new Map([...new Set(seats)].map((name) => [name, seats.filter((seat) => seat === name).length]));
  const share = (name: string) => 1 / (vProvider * (sizes.get(name) ?? 0) + vSeat);
  const total = sum(seats.map(share));
  // Σ⁻¹ 1: the weight of each seat's perception.
  const weights = seats.map((name) => share(name) / (1 + vCommon * total));
  return softmax(
    Array.from({ length: options }, (_, k) =>
      sum(seats.map((name, i) => signal * (weights[i] ?? 0) * perceived({ signal, noise }, one, name, i, k))),
    ),
  );
};

const perceived = (
  { signal, noise: [vCommon, vProvider, vSeat] }: Pick<World, 'signal' | 'noise'>,
  { truth, common, provider, own }: Case,
  name: string,
  i: number,
  k: number,
): number =>
  (k === truth ? signal : 0) +
  Math.sqrt(vCommon) * (common[k] ?? 0) +
  Math.sqrt(vProvider) * (provider.get(name)?.[k] ?? 0) +
  Math.sqrt(vSeat) * (own[i]?.[k] ?? 0);

/** What the seats say, blind. */
export const ballotsOf = (world: World, one: Case): number[][] =>
  world.seats.map((name, i) => {
    if (world.captured?.includes(i))
      return Array.from({ length: world.options }, (_, k) => (k === one.decoy ? 0.98 : 0.02 / (world.options - 1)));
    return spoken(world, one, one.provider.get(name) ?? [], one.own[i] ?? [], one.gammas[i] ?? 1);
  });

export const spoken = (
  { options, signal, noise: [vCommon, vProvider, vSeat] }: World,
  { truth, common }: Case,
  provider: readonly number[],
  own: readonly number[],
  gamma: number,
): number[] =>
  softmax(
    Array.from(
      { length: options },
      (_, k) =>
        gamma *
        signal *
        ((k === truth ? signal : 0) +
          Math.sqrt(vCommon) * (common[k] ?? 0) +
          Math.sqrt(vProvider) * (provider[k] ?? 0) +
          Math.sqrt(vSeat) * (own[k] ?? 0)),
    ),
  );
