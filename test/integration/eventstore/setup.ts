import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type AllStreamSubscription,
  type EventData,
  EventStoreDBClient,
  jsonEvent,
  type ResolvedEvent,
  type StreamSubscription,
} from '@eventstore/db-client';
import { afterAll, beforeAll } from 'vitest';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';

export const newFolder = (): string => mkdtempSync(join(tmpdir(), 'event-node-'));
export const dropFolder = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** One node and one client for the tests of a file. */
export function withNode(): { client: EventStoreDBClient; node: EventNode; dataDir: string } {
  const dataDir = newFolder();
  const shared = { dataDir } as { client: EventStoreDBClient; node: EventNode; dataDir: string };
  beforeAll(async () => {
    shared.node = await startEventNode({ dataDir });
    shared.client = EventStoreDBClient.connectionString(shared.node.url);
  });
  afterAll(async () => {
    await shared.client.dispose();
    await shared.node.stop();
    dropFolder(dataDir);
  });
  return shared;
}

let streams = 0;
export const newStream = (name = 's'): string => `${name}-${++streams}`;

export const event = (type = 'T', data: Record<string, unknown> = {}, id?: string): EventData =>
  jsonEvent({ type, data, ...(id && { id }) });
export const events = (count: number, type = 'T'): EventData[] =>
  Array.from({ length: count }, (_, index) => event(type, { index }));

export const all = async <T>(source: AsyncIterable<T>): Promise<T[]> => {
  const found: T[] = [];
  for await (const one of source) found.push(one);
  return found;
};

/** `stream#revision` of what was read; a link shows as `link>target`. */
export const names = (found: readonly ResolvedEvent[]): string[] =>
  found.map(({ event, link }) => {
    const target = event ? `${event.streamId}#${event.revision}` : 'nothing';
    return link ? `${link.streamId}#${link.revision}>${target}` : target;
  });

/** Rejects with what a promise was refused with; fails if it was not. */
export const refusal = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => {
      throw new Error('expected a refusal, found success');
    },
    (error: unknown) => error,
  );

export type Log = { readonly lines: string[]; readonly seen: (line: string, times?: number) => Promise<void> };

/** Writes down what a subscription says, in order. */
export function logOf(subscription: AllStreamSubscription | StreamSubscription): Log {
  const lines: string[] = [];
  const waiting: (() => void)[] = [];
  const note = (line: string): void => {
    lines.push(line);
    for (const check of waiting) check();
  };
  const source = subscription as StreamSubscription;
  source.on('confirmation', () => note('confirmed'));
  source.on('caughtUp', () => note('caught up'));
  source.on('data', (resolved) => note(names([resolved])[0]!));
  source.on('error', (error) => note(`${error.constructor.name}`));
  return {
    lines,
    seen: (line, times = 1) =>
      new Promise((resolve) => {
        const check = (): void => {
          if (lines.filter((one) => one === line).length >= times) resolve();
        };
        waiting.push(check);
        check();
      }),
  };
}
