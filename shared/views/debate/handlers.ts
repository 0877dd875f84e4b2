import type { CaseEvent, CaseEventOf } from '../../events/case.ts';
import type { Debate, Seen } from './types.ts';

/** One small function per event type; a new type breaks the build until somebody says what it shows. */
export type Handlers = {
  readonly [T in CaseEvent['type']]: (debate: Debate, data: CaseEventOf<T>['data'], event: Seen) => Debate;
};
