import { hkdfSync, randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fstatSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';

import type { Config } from '../config/config.ts';
import { flushFolder } from '../eventstore-node/disk/flushFolder.ts';
import { codeOf } from '../../../shared/kernel/thrown.ts';
import { WrongMasterKey } from './masterKey.ts';
import type { MasterKeys } from './wrapping.ts';

type Needs = Pick<Config, 'dataDir' | 'sessionKeys' | 'signingKey'>;

/**
 * Keys that belong to the installation: from the configuration, else kept in `DATA_DIR/keys`, made at first start. The master
 * key is not among them: whether one may be made, the database has to say (`masterKey.ts`).
 */
export function installationKeys({ dataDir, sessionKeys, signingKey }: Needs) {
  const kept = (name: string) => keptKey(dataDir, name) ?? newKey(dataDir, name);
  const seed = signingKey ?? kept('signing');
  return {
    sessionKeys: sessionKeys ?? [kept('session')],
    signingKey: seed,
    /** Signs links in e-mails and known devices, and makes ids of cases: it outlives rotations of the master key. */
    secret: Buffer.from(hkdfSync('sha256', Buffer.from(seed, 'hex'), '', 'witan: links and ids', 32)).toString('hex'),
  };
}

/**
 * The master keys that are kept in the data folder, the newest first; null where there is no file of them. A file that holds
 * anything else is refused: a rotation overwrites the old one, so what is read at that moment is read again.
 */
export function keptMasterKeys(dataDir: string): MasterKeys | null {
  for (let tries = 0; tries < 3; tries++) {
    const kept = keptKey(dataDir, 'master');
    if (kept === null) return null;
    const [newest, ...older] = kept.split(/\s+/);
    if (newest !== undefined && [newest, ...older].every((line) => /^[0-9a-f]{64}$/i.test(line)))
      return [newest, ...older];
  }
  throw new WrongMasterKey(
    `${join(dataDir, 'keys', 'master')}: expected lines of 64 hexadecimal digits, found something else. Restore it: without it no account and no case can be read.`,
  );
}

/** Keeps these master keys instead of those that are kept. The file that held those before is overwritten before it is let go. */
export function keepMasterKeys(dataDir: string, masters: MasterKeys): void {
  const folder = join(dataDir, 'keys');
  const [path, aside] = [join(folder, 'master'), join(folder, `.master-${process.pid}`)];
  // A restored file may be read-only.
  chmodSync(path, 0o600);
  const before = openSync(path, 'r+');
  try {
    for (const name of readdirSync(folder)) if (/^\.master-\d+$/.test(name)) removeOverwritten(join(folder, name));
    writeFileSync(aside, `${masters.join('\n')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(aside, path);
    // The new name is on disk before the old content goes: a crash leaves one of them.
    flushFolder(folder);
    overwrite(before);
  } finally {
    closeSync(before);
  }
}

/** What a rotation left that crashed: the rotation lock keeps others from writing one meanwhile. */
function removeOverwritten(path: string): void {
  const file = openSync(path, 'r+');
  try {
    overwrite(file);
  } finally {
    closeSync(file);
  }
  rmSync(path);
}

function overwrite(file: number): void {
  const { size } = fstatSync(file);
  writeSync(file, Buffer.alloc(size), 0, size, 0);
  fsyncSync(file);
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
  writeFileSync(join(folder, name), `${key}\n`, { mode: 0o600, flag: 'wx' });
  return key;
}
