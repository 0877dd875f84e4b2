import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeOf } from '../../shared/kernel/thrown.ts';
import { ownJson } from '../../shared/kernel/collections.ts';

/** Where the data of a running installation is. */
export type Running = { readonly eventstoreUrl: string; readonly databaseUrl: string };

/**
 * Tells the tools that are started beside a server where its parts are: embedded ones listen on free ports. The file is for the
 * owner alone, because the database's address holds its password. Who reads it asks the instance lock first.
 */
export function noteRunning(dataDir: string, { eventstoreUrl, databaseUrl }: Running): { readonly forget: () => void } {
  const file = fileIn(dataDir);
  writeFileSync(`${file}.new`, JSON.stringify({ eventstoreUrl, databaseUrl }), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return { forget: () => rmSync(file, { force: true }) };
}

/** What the running server wrote; null if it has not got so far. */
export function whereRunning(dataDir: string): Running | null {
  try {
    return ownJson<Running>(readFileSync(fileIn(dataDir), 'utf8'));
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

const fileIn = (dataDir: string): string => join(dataDir, 'running.json');
