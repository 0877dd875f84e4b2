import { readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { removeEmails } from '../../../server/mail/mailbox.ts';
import { tempDir } from '../../support/tempDir.ts';

const { path: folder, remove } = tempDir('mailbox');
afterAll(remove);

it('e-mails are removed where others remove them too, and others stay', async () => {
  const write = (name: string, to: string) => writeFileSync(join(folder, name), `To: ${to}@example.org\r\n\r\nHello.`);
  for (let i = 0; i < 60; i++) write(`${i}.eml`, i % 3 === 0 ? 'bo' : 'ada');
  // Listed, and not there when it is read: as one that the other has removed in between.
  symlinkSync('nowhere', join(folder, '0-gone.eml'));
  const about = { addresses: ['ada@example.org'], caseIds: [] };
  await Promise.all(Array.from({ length: 4 }, () => removeEmails(folder, about)));
  expect(readdirSync(folder).filter((name) => name !== '0-gone.eml')).toHaveLength(20);
});
