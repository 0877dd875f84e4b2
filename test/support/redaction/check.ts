import type * as redaction from '../../../shared/views/redact.ts';
import type { Audience } from '../../../shared/views/redact.ts';

/** What is under test: the module itself, or a changed copy of it (`npm run test:mutation`). */
export type Redaction = Pick<typeof redaction, 'redact' | 'learn' | 'nothingKnown' | 'opened' | 'seenBy' | 'spokenTo'>;
/** What it does that it should not, one sentence each. */
export type Check = (redaction: Redaction) => Iterable<string>;

export const audiences = ['owner', 'watcher'] as const satisfies readonly Audience[];
