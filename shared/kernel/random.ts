import { sha256 } from './hash.ts';

/** Uniform numbers in [0, 1). Always from a seed: the protocol never rolls dice of its own. */
export type Random = () => number;

/** sfc32 seeded with the SHA-256 of a text: the same seed gives the same numbers everywhere. */
export const randomFrom = (seed: string): Random => {
  const hex = sha256(seed);
  const word = (i: number) => Number.parseInt(hex.slice(8 * i, 8 * i + 8), 16) | 0;
  let [a, b, c, d] = [word(0), word(1), word(2), word(3)];
  const draw = () => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
  for (let i = 0; i < 12; i++) draw();
  return draw;
};

/** Fisher–Yates, on a copy. */
export const shuffled = <T>(items: readonly T[], random: Random): T[] => {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- both places are within the list
    [result[i], result[j]] = [result[j] as T, result[i] as T];
  }
  return result;
};

/** Standard normal by Box–Muller. */
export const normal = (random: Random): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Gamma(shape, 1) by Marsaglia and Tsang (2000), with their boost for shapes below one. */
const gamma = (shape: number, random: Random): number => {
  if (shape < 1) return gamma(shape + 1, random) * (1 - random()) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = normal(random);
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(1 - random()) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
};

/** One draw from a Dirichlet with the given concentrations. */
export const dirichlet = (concentrations: readonly number[], random: Random): number[] => {
  const draws = concentrations.map((concentration) => gamma(Math.max(concentration, 1e-6), random));
  const sum = draws.reduce((a, b) => a + b, 0);
  return draws.map((draw) => draw / sum);
};
