import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createPrintedReports } from '../../../server/report/printedReports.ts';
import { createReports } from '../../../server/report/reportService.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { type RawClient, rawClient } from '../../../server/platform/eventstore-node/copy/client.ts';
import {
  type RawEvent,
  appendEvent,
  appendOptions,
  eventOf,
  readStreamRequest,
} from '../../../server/platform/eventstore-node/copy/messages.ts';
import { createReportPrinter } from '../../../server/report/printer.ts';
import { createSigner } from '../../../server/platform/keys/signing.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { unsealed } from '../../../server/platform/store/seal.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import type { NewEvent, Store } from '../../../server/platform/store/store.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { command } from '../../support/command.ts';
import { caseId } from '../../support/controls.ts';
import { type TestEventstore, newId, testEventstore } from '../../support/eventstore.ts';
import { readPdf } from '../../support/pdf.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { caseIn } from '../../support/reportCases.ts';
import { numbered } from '../../support/storeContract.ts';
import { tempDir } from '../../support/tempDir.ts';

/*
 * One store as it was written and one that somebody had in hand: events changed, dropped, swapped, cut off, and a whole stream
 * gone, each in a case of its own.
 */
const seed = '44'.repeat(32);
const signer = createSigner(seed);
const { path: folder, remove } = tempDir('audit');
const pdfFile = join(folder, 'report.pdf');
const headsFile = join(folder, 'heads.txt');
const printer = createReportPrinter({ log: { warn: () => undefined, error: () => undefined } as never });
let [sound, harmed]: TestEventstore[] = [];
let store: Store<WitanEvent>;
let database: TestDatabase;
const clients: RawClient[] = [];
const hurt = Object.fromEntries(
  ['whole', 'changed', 'dropped', 'swapped', 'cut', 'gone', 'report'].map((how) => [how, `case-${newId(how)}`]),
);

const run = async (url: string | undefined, ...words: string[]) => {
  const env = { DATA_DIR: join(folder, 'none'), ...(url && { EVENTSTORE_URL: url, SIGNING_KEY: seed }) };
  const { code, said } = await command('server/cli/audit.ts', words, env);
  return { code, said, lines: said.trimEnd().split('\n') };
};

const stored = async (client: RawClient, stream: string): Promise<RawEvent[]> => {
  const events: RawEvent[] = [];
  for await (const response of await client.read(readStreamRequest(Buffer.from(stream)))) {
    const event = eventOf(response);
    if (event) events.push(event);
  }
  return events;
};

/** Writes events into the other store as they are: no codec is asked, and their links stay what they were. */
const carry = async (stream: string, events: readonly RawEvent[]) => {
  for (const [i, event] of events.entries())
    await clients[1]?.append([appendOptions(Buffer.from(stream), i - 1), appendEvent(event)]);
};

beforeAll(async () => {
  [sound, harmed] = await Promise.all([testEventstore(), testEventstore()]);
  database = await testDatabase();
  store = esdbStore({ url: sound.url });
  clients.push(rawClient(sound.url), rawClient(harmed.url));
  for (const stream of Object.values(hurt)) await store.append(stream, numbered(stream, 0, 8), -1);

  const history = await caseIn('en', 'rehearsal', 'direct');
  for (const [i, { type, data, id, actor, correlation, causation }] of history.entries())
    await store.append(
      caseStream(caseId),
      [{ type, data, id, actor, correlation, causation } as NewEvent<WitanEvent>],
      i - 1,
    );
  const caseStore = store as unknown as Store<CaseEvent>;
  const reports = createReports({
    store: caseStore,
    handleCase: handle(caseStore, caseDecider, caseStream),
    sign: signer.sign,
    print: (document) => printer.print(document),
    wake: () => Promise.resolve(),
    kept: createPrintedReports({ pool: database.pool, seal: unsealed }),
    now: () => '2026-11-21T16:00:00.000Z',
  });
  await reports.issue(caseId);
  const report = await reports.of(caseId);
  writeFileSync(pdfFile, (await report?.pdf()) ?? '');
  writeFileSync(join(folder, 'report.json'), JSON.stringify(report?.document));

  const [from] = clients as [RawClient, RawClient];
  const lived = async (how: string) => {
    const stream = hurt[how] ?? '';
    return [stream, await stored(from, stream)] as const;
  };
  const edited = (event: RawEvent, text: string, other: string): RawEvent => ({
    ...event,
    data: Buffer.from(event.data.toString().replace(text, other)),
  });
  let [stream, events] = await lived('whole');
  await carry(stream, events);
  [stream, events] = await lived('changed');
  await carry(stream, events.with(3, edited(events[3]!, 'number 3', 'number 9')));
  [stream, events] = await lived('dropped');
  await carry(stream, events.toSpliced(4, 1));
  [stream, events] = await lived('swapped');
  await carry(stream, events.with(5, events[6]!).with(6, events[5]!));
  [stream, events] = await lived('cut');
  await carry(stream, events.slice(0, 6));
  [stream, events] = [caseStream(caseId), await stored(from, caseStream(caseId))];
  await carry(stream, events.slice(0, 9));
});

afterAll(async () => {
  await printer.close();
  for (const client of clients) await client.close();
  await store.close();
  await Promise.all([sound?.stop(), harmed?.stop(), database.drop()]);
  remove();
});

describe('npm run audit', () => {
  it('finds a store sound, and the head in a report where it says', async () => {
    const { code, lines, said } = await run(sound?.url, 'verify', '--report', pdfFile);
    expect(said).not.toContain('BROKEN');
    expect(code).toBe(0);
    expect(lines.find((line) => line.startsWith(`${caseStream(caseId)}: `))).toMatch(
      /: \d+ events, every link holds, is at revision \d+ as signed on 2026-11-21T16:00:00.000Z by [0-9a-f]{16}…, ends [0-9a-f]{64}$/,
    );
    expect(lines[0]).toBe('documents: not checked, which needs the database and the keys');
    expect(lines.at(-1)).toBe('sound: 8 streams');
    expect((await run(sound?.url, 'verify', caseId, '--report', join(folder, 'report.json'))).lines).toHaveLength(3);
  });

  it('prints the signed head in the PDF, which agrees with its JSON', async () => {
    const text = (await readPdf(readFileSync(pdfFile))).pages.join('\n');
    expect(text).toContain(signer.key);
    expect(text).toContain('Ed25519 2026-11-21T16:00:00.000Z');
    expect((await run(sound?.url, 'key')).said.trim()).toBe(signer.key);
  });

  it('names what was changed, dropped and swapped, and where', async () => {
    const { code, lines } = await run(harmed?.url, 'verify');
    expect(code).toBe(1);
    const about = (how: string) => lines.find((line) => line.startsWith(`${hurt[how]}: `));
    expect(about('whole')).toMatch(/8 events, every link holds/);
    expect(about('changed')).toMatch(/: BROKEN at revision 3: what it says is not what was written/);
    expect(about('dropped')).toMatch(/: BROKEN at revision 4: it does not follow/);
    expect(about('swapped')).toMatch(/: BROKEN at revision 5: it does not follow/);
    expect(about('cut')).toMatch(/6 events, every link holds/);
    expect(lines.at(-1)).toBe('NOT SOUND: 3 of 6 streams');
  });

  it('finds what was cut off or is gone by heads that were kept elsewhere', async () => {
    const heads = await run(sound?.url, 'heads');
    expect(heads.lines).toHaveLength(8);
    writeFileSync(headsFile, heads.said);
    const { code, lines } = await run(harmed?.url, 'verify', '--head', headsFile);
    expect(code).toBe(1);
    const about = (how: string) => lines.find((line) => line.startsWith(`${hurt[how]}: `));
    expect(about('cut')).toMatch(/: BROKEN at revision 6: expected events up to revision 7/);
    expect(about('gone')).toMatch(/: BROKEN at revision 0: there is no event of it at all/);
    expect(about('whole')).toMatch(/every link holds, is at revision 7 as signed/);
  });

  it('finds a case rolled back to before its report by the head in the PDF', async () => {
    expect((await run(harmed?.url, 'verify', caseId)).code).toBe(0);
    const { code, said } = await run(harmed?.url, 'verify', caseId, '--report', pdfFile);
    expect(code).toBe(1);
    expect(said).toMatch(/: BROKEN at revision 9: expected events up to revision \d+, which a signed head names/);
  });

  it('checks a history by itself, for those who have no store', async () => {
    const events = await Array.fromAsync(store.read(caseStream(caseId)));
    const lines = events.map(({ stream: _stream, position: _position, ...event }) => JSON.stringify(event));
    const file = join(folder, 'case.ndjson');
    writeFileSync(file, lines.join('\n'));
    const words = ['verify', '--events', file, '--report', pdfFile, '--key', signer.key];
    expect(await run(undefined, ...words)).toMatchObject({ code: 0 });
    expect((await run(undefined, ...words.slice(0, -1), '55'.repeat(32))).said).toContain('expected it signed by 5555');
    writeFileSync(file, lines.with(7, lines[7]?.replace(/"at":"2/, '"at":"3') ?? '').join('\n'));
    expect((await run(undefined, ...words)).said).toMatch(/BROKEN at revision 7: what it says/);
  });

  it('says what it expected when it is asked wrongly', async () => {
    expect(await run(sound?.url, 'check')).toMatchObject({ code: 2, said: expect.stringContaining('usage') as string });
    expect((await run(sound?.url, 'verify', '--head', 'case-x')).said).toMatch(/^expected heads such as/);
    expect((await run(undefined, 'key')).said).toMatch(/^expected SIGNING_KEY or a key/);
    expect((await run(sound?.url, 'verify', 'nobody')).said).toMatch(/no event of it at all/);
  });
});
