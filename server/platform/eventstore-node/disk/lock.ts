import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes the data folder for this process; returns how to give it back. The lock is the operating system's lock on a file, taken
 * through SQLite because Node has no call of its own for it: it ends with the process, however that ends.
 */
export function takeLock(dataDir: string): () => void {
  const database = new DatabaseSync(join(dataDir, 'lock'));
  try {
    database.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (cause) {
    database.close();
    throw new Error(`expected ${dataDir} to be free, but another event node has it open`, { cause });
  }
  return () => database.close();
}
