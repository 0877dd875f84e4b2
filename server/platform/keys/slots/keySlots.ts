import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type FileHandle, link, mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { codeOf } from '../../../../shared/kernel/thrown.ts';
import { type Slot, cellAt, cellOf, cellsIn, emptyCell, slotIn, slotOf, slotSize } from './slotBytes.ts';

/** Where wrapped keys are, by stream. An erased key is not kept anywhere, and none takes its place. */
export type KeySlots = {
  /** Names this set of slots, so that another one is noticed. */
  readonly id: string;
  readonly read: (stream: string) => Promise<Slot | null>;
  /** Keeps the first key of a stream; nothing where there is one already, or an erased one. */
  readonly make: (stream: string, wrapped: Uint8Array) => Promise<void>;
  /** Overwrites the wrapping of a key that is kept. Not beside `erase` of the same stream. */
  readonly replace: (stream: string, wrapped: Uint8Array) => Promise<void>;
  /** Overwrites the key in place, for good; resolves once that is on disk. */
  readonly erase: (stream: string) => Promise<void>;
  readonly streams: () => AsyncIterable<string>;
};

/** The folder of slots is not there, as a share that is not mounted: nobody can say which keys there are. */
class SlotsAway extends Error {
  override readonly name = 'SlotsAway';
}

const shape = /^(?:account|case)-[\w-]{1,100}$/;

/**
 * A file a key, in a folder that every process of the installation reaches. Not in the database: its log and its dead rows would
 * keep a key that was deleted (docs/decisions/0181).
 */
export function openKeySlots(folder: string): KeySlots {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const id = idIn(folder);
  const shardOf = (stream: string) => join(folder, createHash('sha256').update(stream).digest('hex').slice(0, 2));
  const pathOf = (stream: string): string => {
    if (!shape.test(stream)) throw new Error(`expected the stream of an account or a case, found ${stream}`);
    return join(shardOf(stream), stream);
  };

  /** What is linked to its name is whole: readers never see half a slot, and of several the first one stays. */
  const place = async (stream: string, bytes: Buffer): Promise<boolean> => {
    const [path, shard] = [pathOf(stream), shardOf(stream)];
    await mkdir(shard, { recursive: true, mode: 0o700 });
    const aside = join(shard, `.${randomBytes(12).toString('hex')}`);
    const file = await open(aside, 'wx', 0o600);
    try {
      await writeAt(file, bytes, 0);
    } finally {
      await file.close();
    }
    try {
      await link(aside, path);
      return true;
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
      return false;
    } finally {
      await overwritten(aside, path);
      await flush(shard);
    }
  };

  const read = async (stream: string): Promise<Buffer | null> => {
    const file = await opened(pathOf(stream), 'r');
    if (file) return withFile(file, bytesOf);
    if (!existsSync(join(folder, 'id')))
      throw new SlotsAway(`${folder}: expected the slots of keys, found no folder of them`);
    return null;
  };

  return {
    id,
    async read(stream) {
      const bytes = await read(stream);
      return bytes && slotIn(bytes, pathOf(stream));
    },
    async make(stream, wrapped) {
      await place(stream, slotOf(wrapped));
    },
    async replace(stream, wrapped) {
      const file = await opened(pathOf(stream), 'r+');
      if (!file) throw new Error(`${stream}: expected the slot of a key, found none`);
      await withFile(file, async () => {
        const bytes = await bytesOf(file);
        if (slotIn(bytes, stream) === 'erased') return;
        const [first] = cellsIn(bytes);
        const [fresh, old] = first ? ([1, 0] as const) : ([0, 1] as const);
        await writeAt(file, cellOf(wrapped), cellAt(fresh));
        await writeAt(file, emptyCell(), cellAt(old));
      });
    },
    async erase(stream) {
      const bytes = slotOf(null);
      const file = await opened(pathOf(stream), 'r+');
      if (file) return withFile(file, () => writeAt(file, bytes, 0));
      // Somebody may make its first key meanwhile: then there is something to overwrite.
      if (!(await place(stream, bytes))) return this.erase(stream);
    },
    async *streams() {
      for (const shard of await readdir(folder, { withFileTypes: true }))
        if (shard.isDirectory())
          for (const name of await readdir(join(folder, shard.name))) if (shape.test(name)) yield name;
    },
  };
}

/** Names the folder; made with it. Several processes may begin at once: what has its name is whole, and the first one stays. */
function idIn(folder: string): string {
  const path = join(folder, 'id');
  if (!existsSync(path)) {
    const aside = join(folder, `.${randomBytes(12).toString('hex')}`);
    writeFileSync(aside, `${randomBytes(16).toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
    try {
      linkSync(aside, path);
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error;
    } finally {
      rmSync(aside);
    }
  }
  return readFileSync(path, 'utf8').trim();
}

const opened = (path: string, flags: string): Promise<FileHandle | null> =>
  open(path, flags).catch((error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    return null;
  });

async function withFile<T>(file: FileHandle, work: (file: FileHandle) => Promise<T>): Promise<T> {
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function bytesOf(file: FileHandle): Promise<Buffer> {
  const bytes = Buffer.alloc(slotSize + 1);
  const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
  return bytes.subarray(0, bytesRead);
}

/** Writes in place, and returns once it is on disk. */
async function writeAt(file: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;)
    done += (await file.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
  await file.sync();
}

/** Takes the second name of a slot away; where it is not the same file, what is in it is overwritten first. */
async function overwritten(aside: string, path: string): Promise<void> {
  const file = await open(aside, 'r+');
  await withFile(file, async () => {
    const other = await opened(path, 'r');
    const isSame = other !== null && (await withFile(other, (one) => one.stat())).ino === (await file.stat()).ino;
    if (!isSame) await writeAt(file, Buffer.alloc(slotSize), 0);
  });
  await rm(aside);
}

async function flush(folder: string): Promise<void> {
  await withFile(await open(folder, 'r'), (one) => one.sync());
}
