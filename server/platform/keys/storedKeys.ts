import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { codeOf } from '../../../shared/kernel/thrown.ts';

type Needs = Pick<Config, 'dataDir' | 'sessionKeys' | 'signingKey'>;

/**
 * Keys that belong to the installation: from the configuration, else kept in `DATA_DIR/keys`, made at first start. The master
 * key is not among them: whether one may be made, the database has to say (`master.ts`).
 */
export function installationKeys({ dataDir, sessionKeys, signingKey }: Needs) {
  const kept = (name: string) => keptKey(dataDir, name) ?? newKey(dataDir, name);
  return {
    sessionKeys: sessionKeys ?? [kept('session')],
    signingKey: signingKey ?? kept('signing'),
  };
}

/** The key of this name that is kept in the data folder; null where there is none. Nothing is made. */
export function keptKey(dataDir: string, name: string): string | null {
  try {
    return readFileSync(join(dataDir, 'keys', name), 'utf8').trim();
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return null;
  }
}

/** Makes a key of this name and keeps it in the data folder. */
export function newKey(dataDir: string, name: string): string {
  const folder = join(dataDir, 'keys');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const key = randomBytes(32).toString('hex');
  writeFileSync(join(folder, name), `${key}\n`, { mode: 0o400, flag: 'wx' });
  return key;
}
