import { readFileSync } from 'node:fs';

import type { CaseEvent } from '../../shared/events/case.ts';
import { upcast } from '../../shared/events/upcast.ts';
import type { Recorded } from '../../shared/kernel/event.ts';

/** A recorded history of `test/golden`, by its name. */
export const golden = (name: string): Recorded<CaseEvent>[] =>
  readFileSync(new URL(`../golden/${name}.ndjson`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Recorded<CaseEvent>)
    .map((event) => ({ ...event, data: upcast(event.type, event.version, event.data) }) as Recorded<CaseEvent>);
