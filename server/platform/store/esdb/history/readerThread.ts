import { parentPort, workerData } from 'node:worker_threads';

import { createSemaphore } from '../../../../../shared/kernel/scheduling/semaphore.ts';
import { connectTo } from '../connection.ts';
import { createReader } from '../read.ts';
import { lastMatching } from './catchUp.ts';
import { packed } from './packed.ts';
import { type Page, type PageOptions, readPage } from './page.ts';
import type { Asked, ReaderData } from './readAhead.ts';

/**
 * A thread that reads pages of history: while the caller works on one, it reads the one that follows. A page that breaks is answered
 * with `null`, and the caller reads it itself.
 */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- given by `startReadAhead`
const { url, quietMs, patience } = workerData as ReaderData;
const connection = connectTo(url);
const closing = new AbortController();
const reader = createReader(connection, createSemaphore(2), patience, closing.signal);
const needs = {
  open: connection.open,
  quietMs,
  isLast: async (position: bigint, { prefixes, signal }: PageOptions) =>
    (await lastMatching(reader, prefixes, position, signal)) <= position,
};

type Ahead = Asked & { readonly page: Promise<Page | null>; readonly abandon: () => void };
let ahead: Ahead | undefined;

const begin = (asked: Asked): Ahead => {
  const over = new AbortController();
  const page = readPage(needs, { ...asked, signal: over.signal }).catch(() => null);
  return { ...asked, page, abandon: () => over.abort() };
};

async function answer(asked: Asked): Promise<void> {
  if (ahead && (ahead.after !== asked.after || ahead.prefixes.join() !== asked.prefixes.join())) {
    ahead.abandon();
    ahead = undefined;
  }
  const page = await (ahead ?? begin(asked)).page;
  ahead = page && !page.isEnd ? begin({ ...asked, after: page.until }) : undefined;
  const answered = page && packed(page);
  parentPort?.postMessage(answered, answered ? [answered.bytes.buffer] : []);
}

parentPort?.on('message', (asked: Asked) => void answer(asked));
