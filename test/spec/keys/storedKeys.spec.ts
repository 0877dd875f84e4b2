import { chmodSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { restoreFiles } from '../../../server/backup/restore.ts';
import { keepMasterKeys, keptMasterKeys } from '../../../server/platform/keys/storedKeys.ts';
import { tempDir } from '../../support/tempDir.ts';

const [older, newer] = ['ab'.repeat(32), 'CD'.repeat(32)];
let place: ReturnType<typeof tempDir>;
let folder: string;
beforeEach(() => {
  place = tempDir('stored-keys');
  folder = join(place.path, 'keys');
  mkdirSync(folder);
});
afterEach(() => place.remove());

describe('master keys in the data folder', () => {
  it('are lines of 64 hexadecimal digits, and anything else is refused', () => {
    expect(keptMasterKeys(place.path)).toBe(null);
    writeFileSync(join(folder, 'master'), `${newer}\n${older}\n`);
    expect(keptMasterKeys(place.path)).toEqual([newer, older]);
    for (const damaged of ['', '\0'.repeat(65), `${newer}\n${older.slice(1)}\n`, `${newer}${older}\n`]) {
      writeFileSync(join(folder, 'master'), damaged);
      expect(() => keptMasterKeys(place.path)).toThrow(/keys\/master: expected lines of 64 hexadecimal digits/);
    }
  });

  it('take the place of those before, of a read-only file too, and of what a crash left', () => {
    writeFileSync(join(folder, 'master'), `${older}\n`);
    chmodSync(join(folder, 'master'), 0o400);
    for (const name of [`.master-${process.pid}`, '.master-1']) writeFileSync(join(folder, name), `${newer}\n`);
    keepMasterKeys(place.path, [newer, older]);
    expect(keptMasterKeys(place.path)).toEqual([newer, older]);
    expect([readdirSync(folder), statSync(join(folder, 'master')).mode & 0o777]).toEqual([['master'], 0o600]);
  });

  it('are restored for their owner to rotate', async () => {
    const backup = join(place.path, 'backup');
    mkdirSync(join(backup, 'installation'), { recursive: true });
    writeFileSync(join(backup, 'installation', 'master'), `${older}\n`);
    const none = { form: 'witan-backup-1' as const, takenAt: '', migrations: [], tables: [], files: {} };
    const [data, keys] = [
      { ...none, part: 'data' as const },
      { ...none, part: 'keys' as const },
    ];
    const dataDir = join(place.path, 'restored');
    await restoreFiles({ from: backup, keysFrom: backup, data, keys }, dataDir, join(place.path, 'slots'));
    expect(readFileSync(join(dataDir, 'keys', 'master'), 'utf8')).toBe(`${older}\n`);
    expect(statSync(join(dataDir, 'keys', 'master')).mode & 0o777).toBe(0o600);
  });
});
