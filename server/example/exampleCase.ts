import { readFileSync } from 'node:fs';

import { type CaseEvent, caseStream } from '../../shared/events/case.ts';
import { catalogue } from '../../shared/events/catalogue.ts';
import { versionOf } from '../../shared/events/upcast.ts';
import { chainHash } from '../../shared/kernel/chain.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import { idOf } from '../../shared/kernel/ids.ts';
import type { Head, SignedHead } from '../../shared/kernel/signedHead.ts';
import { seenBy } from '../../shared/views/redact.ts';
import { documentHash, reportOfHistory } from '../../shared/views/reportDocument/reportDocument.ts';
import { exampleCaseId } from '../../shared/views/example.ts';
import type { Store } from '../platform/store/store.ts';

type CaseStore = Store<CaseEvent>;
const stream = caseStream(exampleCaseId);
const concluded = new URL('history.ndjson', import.meta.url);

/**
 * The store with one more case to read: the example, whose history comes with the program (`test/golden/example` writes it). It is
 * nobody's, is in no list and in no backup, and nothing can be appended to it; everything else reads it as it reads any case.
 */
export const withExample = (store: CaseStore, sign: (head: Head) => SignedHead): CaseStore => {
  let whole: readonly Recorded<CaseEvent>[] | undefined;
  return {
    ...store,
    async *read(name, page) {
      if (name !== stream) return yield* store.read(name, page);
      whole ??= issued(sign);
      const { from = 0, limit = whole.length } = page ?? {};
      yield* whole.slice(from, from + limit);
    },
  };
};

/** The history up to where the panel ends, and the report of it under this installation's own signature. */
const issued = (sign: (head: Head) => SignedHead): readonly Recorded<CaseEvent>[] => {
  const events = readFileSync(concluded, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line))
    .filter(isEvent);
  const last = events.at(-1);
  const unsigned = reportOfHistory(seenBy('owner', events));
  if (!last || !unsigned) throw new Error('expected a history with a report in server/example, found none');
  const { at } = last;
  const { key, signature } = sign({ stream, ...unsigned.head, at });
  const signed = { at, key, signature };
  const type = 'ReportIssued';
  const data = {
    documentHash: documentHash({ ...unsigned, signed }),
    head: unsigned.head,
    signed,
    filename: `Witan example ${unsigned.title.text}.pdf`,
    at,
  };
  const bound = {
    revision: last.revision + 1,
    id: idOf(stream, 'report'),
    type,
    actor: 'system',
    correlation: exampleCaseId,
    causation: last.id,
    version: versionOf(type),
    prev: last.hash,
  } as const;
  const hash = chainHash(bound, JSON.stringify(data));
  return [...events, { ...bound, data, stream, position: -1n, at, hash }];
};

/** The file comes with the program, and a spec holds it to what the program writes: its types say which events they are. */
const isEvent = (value: unknown): value is Recorded<CaseEvent> =>
  typeof value === 'object' && value !== null && 'type' in value && String(value.type) in catalogue;
