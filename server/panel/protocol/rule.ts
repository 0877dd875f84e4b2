import type { CaseEventOf } from '../../../shared/events/case.ts';

import { cut, most } from './extent.ts';

/** A rule of the gate, whether it holds, and what was found: names, figures and quotes, which read alike in every language. */
export type Check = CaseEventOf<'GatePassed'>['data']['checks'][number];

export const check = (name: string, ok: boolean, note: string): Check => ({ check: name, ok, note });

/** A rule that holds when nobody offends against it. */
export const list = (name: string, offenders: readonly string[]): Check =>
  check(name, offenders.length === 0, cut([...new Set(offenders)].slice(0, 8).join(', '), most.line));
