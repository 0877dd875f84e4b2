import { isNearly } from '../digits.ts';
import type { Stated } from '../stated.ts';

/** Whether a bare number is 1 more or less one of these shares in percent, or such a factor over several years: 0.85 of 15 %, 1.2 of 20 %, 1.05² of 5 %. */
export const isFactorOf = ({ value, unit, text }: Stated, shares: readonly number[]): boolean =>
  unit === null &&
  value > 0 &&
  (/[\^⁰¹²³⁴-⁹]/u.test(text) ? years : [1]).some((power) =>
    shares.some((share) => [1 + share / 100, 1 - share / 100].some((factor) => isNearly(factor ** power, value))),
  );
const years = Array.from({ length: 30 }, (_, i) => i + 1);
