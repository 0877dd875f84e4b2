import type { CaseEventOf } from '../../../../shared/events/case.ts';
import type { GateRule } from '../../../../shared/events/codes.ts';

import { truncate, limits } from '../text/limits.ts';

/** A rule of the gate, whether it holds, and what was found: names, figures and quotes, which are the same in every language. */
export type Check = CaseEventOf<'GatePassed'>['data']['checks'][number];

const maxFound = 8;

export const check = (rule: GateRule, ok: boolean, found: readonly string[], most = maxFound): Check => ({
  rule,
  ok,
  found: found.slice(0, most).map((one) => truncate(one, limits.line)),
});

/** A rule that holds when nothing offends against it. */
export const list = (rule: GateRule, offenders: readonly string[], most = maxFound): Check =>
  check(rule, offenders.length === 0, [...new Set(offenders)], most);
