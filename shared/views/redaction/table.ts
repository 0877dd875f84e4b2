import { ballotRules } from './ballotRules.ts';
import { callRules } from './callRules.ts';
import { caseRules } from './caseRules.ts';
import { debateRules } from './debateRules.ts';
import { framingRules } from './framingRules.ts';
import { researchRules } from './researchRules.ts';
import type { Table } from './rules.ts';

/** Who sees which field of which event, and from when on. What has no rule is withheld. */
export const table = {
  ...caseRules,
  ...framingRules,
  ...researchRules,
  ...callRules,
  ...ballotRules,
  ...debateRules,
} as const satisfies Table;
