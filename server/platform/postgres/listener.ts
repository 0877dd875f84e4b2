import pg from 'pg';

import { errorOf } from '../../../shared/kernel/thrown.ts';

export type Listener = {
  /** `onReady` runs whenever the channel is listened to after a pause in which notifications may have been missed. */
  readonly listen: (
    channel: string,
    onNotification: (payload: string) => void,
    onReady?: () => void,
  ) => Promise<{ readonly close: () => Promise<void> }>;
  readonly close: () => Promise<void>;
};

type Subscriber = {
  readonly channel: string;
  readonly onNotification: (payload: string) => void;
  readonly onReady: () => void;
};

const [againAfterMs, askEveryMs] = [1_000, 10_000];

/**
 * PostgreSQL's notifications over one connection, for all parts of this process. It is opened for the first channel,
 * comes back by itself when it breaks, and is asked now and then, because one that is cut off says nothing.
 */
export function createListener(databaseUrl: string, { onError }: { onError: (error: Error) => void }): Listener {
  const subscribers = new Set<Subscriber>();
  let client: pg.Client | null = null;
  let isReady = false;
  let again: NodeJS.Timeout | undefined;
  let closed = false;

  const drop = (broken: pg.Client, error: Error) => {
    if (client !== broken) return;
    [client, isReady] = [null, false];
    void broken.end().catch(() => undefined);
    if (closed) return;
    onError(error);
    again = setTimeout(() => void connect(), againAfterMs).unref();
  };
  const connect = async () => {
    if (closed || client) return;
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: 10_000,
      query_timeout: 5_000,
      options: '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3',
      application_name: `witan ${process.pid} listener`,
    });
    client = fresh;
    fresh.on('error', (error) => drop(fresh, error));
    fresh.on('end', () => drop(fresh, new Error('the connection ended')));
    fresh.on('notification', ({ channel, payload = '' }) => {
      for (const one of subscribers) if (one.channel === channel) one.onNotification(payload);
    });
    try {
      await fresh.connect();
      // Some may be added while it connects: none is called ready before its channel is listened to.
      const listened = new Set<string>();
      for (
        let left = [...subscribers];
        left.length > 0;
        left = [...subscribers].filter(({ channel }) => !listened.has(channel))
      )
        for (const { channel } of left) {
          await fresh.query(listening(channel));
          listened.add(channel);
        }
    } catch (error) {
      drop(fresh, errorOf(error));
      return;
    }
    if (client !== fresh) return;
    isReady = true;
    for (const one of subscribers) one.onReady();
  };
  const asking = setInterval(() => {
    const asked = client;
    if (asked && isReady) asked.query('select 1').catch((error: Error) => drop(asked, error));
  }, askEveryMs).unref();

  return {
    async listen(channel, onNotification, onReady = () => undefined) {
      const one = { channel, onNotification, onReady };
      subscribers.add(one);
      const current = client;
      if (!current) void connect();
      else if (isReady) current.query(listening(channel)).then(onReady, (error: Error) => drop(current, error));
      return {
        async close() {
          subscribers.delete(one);
        },
      };
    },
    async close() {
      closed = true;
      clearInterval(asking);
      clearTimeout(again);
      const last = client;
      [client, isReady] = [null, false];
      await last?.end().catch(() => undefined);
    },
  };
}

const listening = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;
