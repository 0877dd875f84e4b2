import { central } from './central.ts';
import { farther } from './farther.ts';
import { germanic } from './germanic.ts';
import { northern } from './northern.ts';
import { rightToLeft } from './rightToLeft.ts';
import { romance } from './romance.ts';
import { slavic } from './slavic.ts';
import { southAsian } from './southAsian.ts';

/** Those in which words are parted by spaces and come before what they lead to. */
export const tongues = {
  ...germanic,
  ...romance,
  ...slavic,
  ...northern,
  ...central,
  ...rightToLeft,
  ...southAsian,
  ...farther,
};
