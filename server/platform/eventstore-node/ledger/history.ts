import type { LogFile } from '../disk/file.ts';
import type { Flaw } from '../disk/header.ts';
import { Log } from '../disk/log.ts';
import { createdOf, dataOf, flagsOf, idOf, JSON_FLAG } from '../disk/record.ts';
import { Ledger } from './ledger.ts';
import { parseMetadata, type StreamMetadata } from './metadata.ts';
import { RecentIds } from './recent.ts';

const NONE: StreamMetadata = {};
/** Metadata of metastreams is stored, never consulted. */
const OF_METASTREAM: StreamMetadata = { maxCount: 1 };
const METADATA_CACHE = 10_000;
const DOLLAR = 36;

export const isMetastream = (name: Uint8Array): boolean => name[0] === DOLLAR && name[1] === DOLLAR;
export const metastreamOf = (name: Buffer): Buffer => Buffer.concat([Buffer.from('$$'), name]);

/** Everything that is on disk, as readers see it: nothing here moves before its commit has been flushed. */
export class History {
  readonly ledger: Ledger;
  readonly log: Log;
  readonly recent: RecentIds = new RecentIds();
  readonly #metadata = new Map<number, { readonly last: number; readonly metadata: StreamMetadata }>();

  /** `keepFlaw` takes what has to be mended in the file before it is. */
  constructor(file: LogFile, keepFlaw: (flaw: Flaw) => void) {
    this.ledger = new Ledger();
    this.log = Log.open(file, (bytes, at, length, position) => this.ledger.load(bytes, at, length, position), keepFlaw);
  }

  /** Stands `log.pages` on the record of an event. */
  seek(seq: number): void {
    this.log.pages.seek(this.ledger.position.get(seq), this.log.end);
  }

  find(name: Uint8Array): number {
    return this.ledger.streams.find(name);
  }

  /** A metastream falls with its stream. */
  tombstoned(name: Buffer): boolean {
    const { ledger } = this;
    return ledger.tombstoned(this.find(name)) || (isMetastream(name) && ledger.tombstoned(this.find(name.subarray(2))));
  }

  metadata(name: Buffer): StreamMetadata {
    if (isMetastream(name)) return OF_METASTREAM;
    const stream = this.find(metastreamOf(name));
    const last = this.ledger.last(stream);
    if (last < 0 || this.ledger.tombstoned(stream)) return NONE;
    const known = this.#metadata.get(stream);
    if (known?.last === last) return known.metadata;
    this.seek(this.ledger.seqOf(stream, last));
    const { bytes, at } = this.log.pages;
    const metadata = parseMetadata((flagsOf(bytes, at) & JSON_FLAG) !== 0, dataOf(bytes, at));
    if (this.#metadata.size >= METADATA_CACHE) this.#metadata.clear();
    this.#metadata.set(stream, { last, metadata });
    return metadata;
  }

  softDeleted(name: Buffer): boolean {
    return this.metadata(name).truncateBefore === Infinity;
  }

  /** First revision that reads show, by count and truncation; age is judged event by event. */
  lowerBound(name: Buffer, last: number): number {
    const { maxCount, truncateBefore } = this.metadata(name);
    return Math.max(0, maxCount === undefined ? 0 : last - maxCount + 1, truncateBefore ?? 0);
  }

  idAt(stream: number, revision: number): string {
    this.seek(this.ledger.seqOf(stream, revision));
    return idOf(this.log.pages.bytes, this.log.pages.at);
  }

  /** Whether a read of the stream would show this revision now. */
  shows(name: Buffer, stream: number, revision: number, now: number): boolean {
    const last = this.ledger.last(stream);
    if (revision < 0 || revision > last || revision < this.lowerBound(name, last)) return false;
    const { maxAge } = this.metadata(name);
    if (maxAge === undefined) return true;
    this.seek(this.ledger.seqOf(stream, revision));
    return createdOf(this.log.pages.bytes, this.log.pages.at) >= now - maxAge * 1000;
  }
}
