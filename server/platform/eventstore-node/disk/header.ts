import { randomBytes, randomUUID } from 'node:crypto';
import { type LogFile, readFully, writeFully } from './file.ts';
import {
  COMMITTED_AT,
  HEADER,
  headerBytes,
  isPartOfHeader,
  identitySector,
  type LogHeader,
  readCommitted,
  readIdentity,
  SECTOR,
} from './format.ts';

/** The log is not what was written, and not what a crash leaves behind. */
export class DamagedLog extends Error {
  override readonly name = 'DamagedLog';
}

/** A part of the log that is not as it was written although nothing is lost by it, or that a crash left unfinished. */
export type Flaw = { readonly at: number; readonly bytes: Buffer; readonly what: string };

export type FoundHeader = LogHeader & {
  /** Up to where appends were acknowledged, as far as is known. */
  readonly committed: number;
  readonly flaws: readonly Flaw[];
};

/** Reads the header of a log that has one. One damaged copy is a flaw; two are damage. */
export function findHeader(file: LogFile): FoundHeader {
  const bytes = Buffer.alloc(HEADER);
  readFully(file, bytes, 0, HEADER, 0);
  const sector = (at: number) => bytes.subarray(at, at + SECTOR);
  const [first, second, third] = [sector(0), sector(SECTOR), sector(COMMITTED_AT)];
  const identity = readIdentity(first) ?? readIdentity(second);
  if (!identity)
    throw new DamagedLog('the log is damaged at offset 0: expected a log header, found two copies that are not sound');
  const expected = identitySector(identity);
  const committed = readCommitted(third);
  const flaws: Flaw[] = [];
  if (!first.equals(expected)) flaws.push({ at: 0, bytes: first, what: 'the first copy of the header is damaged' });
  if (!second.equals(expected))
    flaws.push({ at: SECTOR, bytes: second, what: 'the second copy of the header is damaged' });
  if (committed === null)
    flaws.push({ at: COMMITTED_AT, bytes: third, what: 'the mark of what was acknowledged is damaged' });
  return { ...identity, committed: committed ?? HEADER, flaws };
}

/** What a crash left of the first write to a new log. Throws DamagedLog where the bytes are of something else. */
export function unfinishedHeader(file: LogFile, size: number): Flaw {
  const bytes = Buffer.alloc(size);
  readFully(file, bytes, 0, size, 0);
  if (!isPartOfHeader(bytes))
    throw new DamagedLog(
      `the log is damaged at offset 0: expected a log header, found ${size} bytes of something else`,
    );
  return { at: 0, bytes, what: 'the header was not finished' };
}

export function newHeader(file: LogFile): LogHeader {
  const header = {
    salt: randomBytes(4).readUInt32LE(0),
    nodeId: Buffer.from(randomUUID().replaceAll('-', ''), 'hex'),
  };
  file.truncate(0);
  writeHeader(file, header, HEADER);
  return header;
}

export function writeHeader(file: LogFile, header: LogHeader, committed: number): void {
  writeFully(file, headerBytes(header, committed), 0);
  file.flush();
}
