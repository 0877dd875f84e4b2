import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { NotSealed, open, seal } from '../../../server/platform/keys/cipher.ts';
import { createSigner } from '../../../server/platform/keys/signing.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { DamagedSeal, type Seal } from '../../../server/platform/store/seal.ts';
import type { Store } from '../../../server/platform/store/store.ts';
import { createPrintedReports } from '../../../server/report/printedReports.ts';
import { createReports } from '../../../server/report/reportService.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import { caseStore } from '../../fakes/caseStore.ts';
import { caseId } from '../../support/controls.ts';
import { type TestDatabase, testDatabase } from '../../support/postgres.ts';
import { caseIn } from '../../support/reportCases.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.pool.query('truncate printed_report');
});

const keys = new Map<string, Buffer>();
const keyring: Pick<Seal, 'close' | 'open'> = {
  close(stream, _type, plain, beside) {
    keys.set(stream, keys.get(stream) ?? randomBytes(32));
    return Promise.resolve(seal(keys.get(stream) ?? Buffer.alloc(0), beside, plain));
  },
  open(stream, stored, beside) {
    const key = keys.get(stream);
    try {
      return Promise.resolve(key ? open(key, beside, stored) : null);
    } catch (error) {
      return Promise.reject(error instanceof NotSealed ? new DamagedSeal(error.message) : error);
    }
  },
};
const [hash, other] = ['a'.repeat(64), 'b'.repeat(64)];
const pdf = Buffer.from('%PDF-1.7 the recommendation');
/** As another process has it: nothing is remembered. */
const printed = () => createPrintedReports({ pool: database.pool, seal: keyring });

describe('what was printed', () => {
  it('is read by every process with the key of its case, and not without it', async () => {
    await printed().keep('c1', hash, pdf);
    expect(await printed().read('c1', hash)).toEqual(pdf);
    expect((await printed().filesOf([hash, other])).get(hash)).toMatchObject({ bytes: pdf.byteLength });
    const { rows } = await database.pool.query<{ pdf: Buffer }>('select pdf from printed_report');
    expect(rows.map((row) => row.pdf.includes('recommendation'))).toEqual([false]);
    keys.delete('case-c1');
    expect(await printed().read('c1', hash)).toBeNull();
  });

  it('counts as not printed where it was damaged', async () => {
    await printed().keep('c1', hash, pdf);
    await database.pool.query('update printed_report set pdf = substring(pdf for 20)');
    expect(await printed().read('c1', hash)).toBeNull();
    await printed().keep('c1', hash, pdf);
    expect(await printed().read('c1', hash)).toEqual(pdf);
  });

  it('ends with its case', async () => {
    await printed().keep('c1', hash, pdf);
    await printed().keep('c2', other, pdf);
    await printed().dropCase('c1');
    expect([...(await printed().filesOf([hash, other])).keys()]).toEqual([other]);
  });
});

describe('a report', () => {
  const signer = createSigner('44'.repeat(32));
  let prints: number;
  let wakes: string[];
  let store: Store<CaseEvent>;
  beforeEach(async () => {
    [prints, wakes] = [0, []];
    const memory = caseStore();
    store = memory.store as unknown as Store<CaseEvent>;
    for (const [i, { type, data, id, actor, correlation, causation }] of (
      await caseIn('en', 'rehearsal', 'direct')
    ).entries())
      memory.put(caseStream(caseId), [{ type, data, id, actor, correlation, causation } as never], i - 1);
  });
  const process = (over: Partial<Parameters<typeof createReports>[0]> = {}) =>
    createReports({
      store,
      handleCase: handle(store, caseDecider, caseStream),
      sign: signer.sign,
      kept: printed(),
      print: async () => Buffer.from(`%PDF ${++prints}`),
      wake: async (id) => void wakes.push(id),
      now: () => '2026-11-21T16:00:00.000Z',
      ...over,
    });
  const bytesIn = async (reports: ReturnType<typeof process>) => (await (await reports.of(caseId))?.pdf())?.toString();

  it('is printed once, whichever process asks for it', async () => {
    await process().issue(caseId);
    expect(await bytesIn(process())).toBe('%PDF 1');
    expect(await bytesIn(process({ print: null }))).toBe('%PDF 1');
    await process().issue(caseId);
    expect([prints, wakes]).toEqual([1, []]);
  });

  it('that is missing is printed once for all who ask a process at a time', async () => {
    await process().issue(caseId);
    await database.pool.query('truncate printed_report');
    const reports = process();
    expect(await Promise.all([bytesIn(reports), bytesIn(reports)])).toEqual(['%PDF 2', '%PDF 2']);
  });

  it('that is missing is printed by a process with that role', async () => {
    await process().issue(caseId);
    await database.pool.query('truncate printed_report');
    const printer = process();
    const web = process({
      print: null,
      async wake(id) {
        wakes.push(id);
        await printer.issue(id);
      },
    });
    expect(await bytesIn(web)).toBe('%PDF 2');
    expect(wakes).toEqual([caseId]);
  });

  it('that nobody prints is told of as not there yet', async () => {
    await process().issue(caseId);
    await database.pool.query('truncate printed_report');
    await expect(bytesIn(process({ print: null, patienceMs: 1 }))).rejects.toMatchObject({
      code: 'busy',
      extra: { headers: { 'Retry-After': '10' } },
    });
  });
});
