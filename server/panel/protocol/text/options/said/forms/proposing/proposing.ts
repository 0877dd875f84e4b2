import type { tongues } from '../../tongues/tongues.ts';
import { farther } from './farther.ts';
import type { Proposing } from './form.ts';
import { germanic } from './germanic.ts';
import { northern } from './northern.ts';
import { romance } from './romance.ts';
import { slavic } from './slavic.ts';

export const proposing: Readonly<Record<keyof typeof tongues, Proposing>> = {
  ...germanic,
  ...romance,
  ...slavic,
  ...northern,
  ...farther,
};
