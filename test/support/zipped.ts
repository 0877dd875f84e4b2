import { inflateRawSync } from 'node:zlib';

/** One deflated file of a ZIP archive as text, found by the archive's directory. */
export const zipped = (archive: Buffer, name: string): string => {
  const directory = archive.readUInt32LE(archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1') + 16);
  for (let at = directory; archive.readUInt32LE(at) === 0x02014b50;) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => archive.readUInt16LE(at + offset));
    const size = archive.readUInt32LE(at + 20);
    const local = archive.readUInt32LE(at + 42);
    if (archive.toString('utf8', at + 46, at + 46 + (nameLength ?? 0)) === name) {
      const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
      return inflateRawSync(archive.subarray(start, start + size)).toString('utf8');
    }
    at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  throw new Error(`Expected ${name} in the archive, found none.`);
};
