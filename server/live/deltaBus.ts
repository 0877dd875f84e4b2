import type { Pool } from 'pg';
import type { Logger } from 'pino';

import type { Listener } from '../platform/postgres/listener.ts';
import type { Spoken } from './deltas.ts';
import { ownJson } from '../../shared/kernel/collections.ts';

const channel = 'witan_deltas';
/** PostgreSQL takes 8,000 bytes in a notification; a UTF-16 unit is at most 3 bytes of UTF-8 and 6 of JSON. */
const longest = 1_000;
const everyMs = 100;

type Sent = { readonly caseId: string; readonly spoken: Spoken };

/**
 * Carries partial utterances from processes that run panels to those that serve viewers, by PostgreSQL's notifications: droppable, in
 * frames of 100 ms. Facts need no bus: every web process follows the event store.
 */
export function createDeltaBus(pool: Pool, log: Logger) {
  const waiting = new Map<string, Sent>();
  const flush = () => {
    const frames = [...waiting.values()].flatMap(pieces).map((sent) => JSON.stringify(sent));
    waiting.clear();
    if (frames.length === 0) return;
    pool
      .query('select pg_notify($1, frame) from unnest($2::text[]) as frame', [channel, frames])
      .catch((error: unknown) => log.debug({ err: error }, 'partial utterances were dropped'));
  };
  const timer = setInterval(flush, everyMs).unref();

  return {
    publish(caseId: string, spoken: Spoken): void {
      const id = `${caseId}/${spoken.key}`;
      const before = waiting.get(id)?.spoken;
      // What follows without a gap travels in one frame; anything else starts over.
      const follows = before && before.offset + before.text.length === spoken.offset;
      waiting.set(id, { caseId, spoken: follows ? { ...before, text: before.text + spoken.text } : spoken });
    },
    close: () => clearInterval(timer),
  };
}

const pieces = ({ caseId, spoken }: Sent): Sent[] =>
  Array.from({ length: Math.max(1, Math.ceil(spoken.text.length / longest)) }, (_, i) => ({
    caseId,
    spoken: { ...spoken, offset: spoken.offset + i * longest, text: spoken.text.slice(i * longest, (i + 1) * longest) },
  }));

/** Receives partial utterances of other processes. */
export const subscribeToDeltas = (
  { listen }: Pick<Listener, 'listen'>,
  onDelta: (caseId: string, spoken: Spoken) => void,
) =>
  listen(channel, (payload) => {
    const { caseId, spoken } = ownJson<Partial<Sent>>(payload || '{}');
    if (caseId && spoken) onDelta(caseId, spoken);
  });
