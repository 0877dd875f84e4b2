import type { CaseEvent } from '../../events/case.ts';
import type { SeenData } from '../redaction/seen.ts';
import type { Debate, Seen } from './types.ts';

/** One small function per event type; a new type breaks the build until somebody says what it shows. */
export type Handlers = {
  readonly [T in CaseEvent['type']]: (debate: Debate, data: SeenData<T>, event: Seen) => Debate;
};
