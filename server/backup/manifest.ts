import { createHash } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

import { z } from 'zod';

/** What a folder of a backup holds, written last: a folder without it is no backup. */
export const Manifest = z.strictObject({
  form: z.literal('witan-backup-1'),
  part: z.enum(['data', 'keys']),
  takenAt: z.iso.datetime(),
  /** Migrations that had run in the database: its rows have the shape that these made. */
  migrations: z.array(z.string()),
  tables: z.array(z.strictObject({ name: z.string(), columns: z.array(z.string()), rows: z.int().min(0) })),
  /** SHA-256 of every file, by its path in the folder. */
  files: z.record(z.string(), z.string()),
});
export type Manifest = z.infer<typeof Manifest>;

export const manifestFile = 'manifest.json';
export const logFile = 'events.log';
export const rowsFile = (table: string): string => `tables/${table}.ndjson`;

/** A folder that cannot be restored from, or does not fit where it is to go. */
export class NoBackup extends Error {
  override readonly name = 'NoBackup';
}

export async function sha256Of(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** The manifest of a folder whose every file is as it was written. */
export async function verified(folder: string, part: Manifest['part']): Promise<Manifest> {
  const path = join(folder, manifestFile);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (cause) {
    throw new NoBackup(`expected a backup in ${folder}, found no ${manifestFile}`, { cause });
  }
  const { data } = Manifest.safeParse(parsed(text));
  if (!data) throw new NoBackup(`expected the manifest of a backup in ${path}, found something else`);
  if (data.part !== part) throw new NoBackup(`expected a backup of ${part} in ${folder}, found one of ${data.part}`);
  for (const [name, hash] of Object.entries(data.files)) {
    const found = await sha256Of(join(folder, name)).catch(() => 'nothing');
    if (found !== hash) throw new NoBackup(`${join(folder, name)} is not as it was backed up: SHA-256 ${found}`);
  }
  return data;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
