import { randomBytes } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { NotSealed, open, seal } from '../../../server/platform/keys/cipher.ts';
import { DamagedSeal, type Seal } from '../../../server/platform/store/seal.ts';
import { createPrintedReports } from '../../../server/report/printedReports.ts';
import { tempDir } from '../../support/tempDir.ts';

const { path: folder, remove } = tempDir('printed');
afterAll(remove);

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
/** As after a start: nothing is remembered. */
const printed = () => createPrintedReports({ folder, seal: keyring });

it('a printed report is read with the key of its case, and not without it', async () => {
  await printed().keep('c1', hash, pdf);
  expect(await printed().read('c1', hash)).toEqual(pdf);
  expect(await printed().fileOf('c1', hash)).toMatchObject({ bytes: pdf.byteLength });
  expect(readFileSync(join(folder, readdirSync(folder)[0] ?? '')).includes('recommendation')).toBe(false);
  await printed().keep('c2', other, pdf);
  keys.delete('case-c2');
  expect([await printed().read('c2', other), await printed().fileOf('c2', other)]).toEqual([null, null]);
});

it('a file that was damaged counts as not printed', async () => {
  const [name = ''] = readdirSync(folder).filter((one) => one.startsWith(hash));
  writeFileSync(join(folder, name), readFileSync(join(folder, name)).subarray(0, 20));
  expect(await printed().read('c1', hash)).toBeNull();
  await printed().keep('c1', hash, pdf);
  expect(await printed().read('c1', hash)).toEqual(pdf);
});

it('what earlier versions kept unsealed is removed', async () => {
  writeFileSync(join(folder, `${hash}.pdf`), pdf);
  await printed().clean();
  expect(readdirSync(folder).filter((name) => name.endsWith('.pdf'))).toEqual([]);
  expect(await printed().read('c1', hash)).toEqual(pdf);
});
