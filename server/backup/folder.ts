import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';

import { type Manifest, NoBackup, manifestFile, sha256Of } from './manifest.ts';

export type Target = {
  readonly path: string;
  /** Writes these lines to a file of it; returns how many there were. */
  readonly lines: (name: string, lines: AsyncIterable<string>) => Promise<number>;
  /** Copies the files of a folder, if it exists. */
  readonly files: (name: string, from: string) => Promise<void>;
  /** Writes the manifest and gives the folder its name: from then on it is a backup. */
  readonly complete: (manifest: Omit<Manifest, 'files'>) => Promise<void>;
  readonly discard: () => void;
};

/** Who finds one of them must not have found the other. */
export function mustBeApart(data: string, keys: string): void {
  const inside = (one: string, other: string) => `${resolve(one)}${sep}`.startsWith(`${resolve(other)}${sep}`);
  if (inside(keys, data) || inside(data, keys))
    throw new NoBackup(`expected two folders apart from each other, found ${keys} and ${data}`);
}

/** A new folder, for its owner alone, under another name until it is complete. */
export function newFolder(path: string): Target {
  const place = resolve(path);
  if (existsSync(place)) throw new NoBackup(`expected nothing at ${place}, found something: choose another name`);
  const partial = `${place}.partial`;
  rmSync(partial, { recursive: true, force: true });
  mkdirSync(partial, { recursive: true, mode: 0o700 });
  return {
    path: partial,
    async lines(name, lines) {
      mkdirSync(dirname(join(partial, name)), { recursive: true, mode: 0o700 });
      const file = await open(join(partial, name), 'wx', 0o600);
      let count = 0;
      try {
        for await (const line of lines) {
          await file.appendFile(`${line}\n`);
          count++;
        }
      } finally {
        await file.close();
      }
      return count;
    },
    files: (name, from) => copyFiles(from, join(partial, name)),
    async complete(manifest) {
      const files: Record<string, string> = {};
      for (const name of filesIn(partial)) {
        files[name] = await sha256Of(join(partial, name));
        flush(join(partial, name));
      }
      const file = await open(join(partial, manifestFile), 'wx', 0o600);
      await file.writeFile(`${JSON.stringify({ ...manifest, files }, null, 2)}\n`);
      await file.sync();
      await file.close();
      flush(partial);
      renameSync(partial, place);
      flush(dirname(place));
    },
    discard: () => rmSync(partial, { recursive: true, force: true }),
  };
}

/** Copies plain files from one folder to another; none where there is no such folder. */
export async function copyFiles(from: string, to: string): Promise<void> {
  if (!existsSync(from)) return;
  for (const name of filesIn(from)) {
    mkdirSync(dirname(join(to, name)), { recursive: true, mode: 0o700 });
    await copyFile(join(from, name), join(to, name));
    const file = await open(join(to, name));
    await file.chmod(0o600);
    await file.sync();
    await file.close();
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted();

const flush = (path: string): void => {
  const fd = openSync(path, 'r');
  fsyncSync(fd);
  closeSync(fd);
};
