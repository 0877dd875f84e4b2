import yauzl from 'yauzl';

import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { Unreadable } from '../../../shared/documents/refusals.ts';
import { messageOf } from '../../../shared/kernel/thrown.ts';

/** The parts of an office document by name. Nothing is unpacked before its sizes were judged, nor more than they say. */
export type Archive = {
  readonly names: readonly string[];
  readonly has: (name: string) => boolean;
  /** The unpacked part in chunks; nothing where there is no such part. */
  readonly read: (name: string) => AsyncIterable<Uint8Array>;
};

const unsafe = (detail: string) => new Unreadable('document-unsafe', detail);

export async function openArchive(bytes: Uint8Array, limits: ReadingLimits): Promise<Archive> {
  const zip = await opened(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  const entries = await entriesOf(zip, limits);
  let unpacked = 0;
  return {
    names: [...entries.keys()],
    has: (name) => entries.has(name),
    async *read(name) {
      const entry = entries.get(name);
      if (!entry) return;
      const stream = await streamOf(zip, entry);
      let size = 0;
      try {
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fflate and streams of Node give bytes
        for await (const chunk of stream as AsyncIterable<Buffer>) {
          size += chunk.length;
          unpacked += chunk.length;
          if (size > limits.partBytes || unpacked > limits.unpackedBytes) throw unsafe(`${name} unpacks to too much`);
          yield chunk;
        }
      } catch (error) {
        throw error instanceof Unreadable ? error : asUnreadable(error);
      } finally {
        stream.destroy();
      }
    },
  };
}

const opened = (buffer: Buffer): Promise<yauzl.ZipFile> =>
  new Promise((resolve, reject) => {
    yauzl.fromBuffer(buffer, { lazyEntries: true, validateEntrySizes: true, strictFileNames: true }, (error, zip) =>
      error ? reject(asUnreadable(error)) : resolve(zip),
    );
  });

const entriesOf = (zip: yauzl.ZipFile, limits: ReadingLimits): Promise<Map<string, yauzl.Entry>> =>
  new Promise((resolve, reject) => {
    const entries = new Map<string, yauzl.Entry>();
    let declared = 0;
    if (zip.entryCount > limits.parts) throw unsafe(`${zip.entryCount} parts`);
    zip.on('error', (error: unknown) => reject(asUnreadable(error)));
    zip.on('end', () => resolve(entries));
    zip.on('entry', (entry: yauzl.Entry) => {
      declared += entry.uncompressedSize;
      const wrong =
        wrongWith(entry, limits) ?? (declared > limits.unpackedBytes ? unsafe('unpacks to too much') : null);
      if (wrong) return reject(wrong);
      if (entries.has(entry.fileName)) return reject(unsafe(`two parts are called ${entry.fileName}`));
      if (entries.size >= limits.parts) return reject(unsafe('too many parts'));
      entries.set(entry.fileName, entry);
      zip.readEntry();
    });
    zip.readEntry();
  });

const wrongWith = (entry: yauzl.Entry, limits: ReadingLimits): Unreadable | null => {
  const { fileName, uncompressedSize, compressedSize } = entry;
  if (entry.isEncrypted()) return new Unreadable('document-locked', `${fileName} is encrypted`);
  if (uncompressedSize > limits.partBytes) return unsafe(`${fileName} unpacks to ${uncompressedSize} bytes`);
  if (uncompressedSize > limits.ratioAfter && uncompressedSize > compressedSize * limits.ratio)
    return unsafe(
      `${fileName} unpacks to ${Math.floor(uncompressedSize / Math.max(1, compressedSize))} times its size`,
    );
  return null;
};

const streamOf = (zip: yauzl.ZipFile, entry: yauzl.Entry): Promise<NodeJS.ReadableStream & { destroy: () => void }> =>
  new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error ? reject(asUnreadable(error)) : resolve(stream)));
  });

/** Names that leave the archive and sizes that lie are attacks; everything else is damage. */
const asUnreadable = (error: unknown): Unreadable => {
  const message = messageOf(error);
  return /relative path|absolute path|invalid characters in fileName|too many bytes|not enough bytes/iu.test(message)
    ? unsafe(message)
    : new Unreadable('document-damaged', message);
};
