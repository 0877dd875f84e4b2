import pg from 'pg';
import type { ConstructorOptions } from 'pg-boss';

import { createSemaphore } from '../../../shared/kernel/scheduling/semaphore.ts';
import type { Listener } from '../postgres/listener.ts';

/** Of a process's connections the queue uses at most two at once, however many of its workers ask at the same moment. */
const places = 2;

/** What pg-boss works on: connections and listener of this process, so that it needs none of its own. */
export const queueDatabase = (
  pool: Pick<pg.Pool, 'query'>,
  listen: Listener['listen'],
): NonNullable<ConstructorOptions['db']> => {
  const inTurn = createSemaphore(places);
  return {
    // It reads dates as `pg` gives them, not as our own queries do.
    executeSql: (text, values) => inTurn(() => pool.query({ text, types: pg.types, ...(values && { values }) })),
    listen,
  };
};
