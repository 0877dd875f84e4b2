import { type LogFile, readFully } from './file.ts';
import { sizeOf } from './record.ts';

const PAGE = 1 << 16;

type Page = { readonly bytes: Buffer; held: number };

/**
 * Reads records through a bounded cache of pages of the log. `bytes` and `at` locate the record that was asked for last; they
 * are good until the next call.
 */
export class Pages {
  bytes: Buffer = Buffer.alloc(0);
  at = 0;
  readonly #file: LogFile;
  readonly #limit: number;
  readonly #pages = new Map<number, Page>();
  #spare: Buffer[] = [];
  #current = -1;
  #page: Page = { bytes: this.bytes, held: 0 };
  #joined: Buffer = Buffer.alloc(0);

  /** At most `limit` pages of 64 KiB are kept. */
  constructor(file: LogFile, limit: number) {
    this.#file = file;
    this.#limit = limit;
  }

  /** Finds the record at `position` of a log that is on disk up to `end`. */
  seek(position: number, end: number): void {
    const number = Math.floor(position / PAGE);
    const offset = position - number * PAGE;
    const page = this.#pageOf(number, end);
    if (offset + 4 <= page.held) {
      const size = sizeOf(page.bytes, offset);
      if (offset + size <= page.held) {
        this.bytes = page.bytes;
        this.at = offset;
        return;
      }
      this.#join(position, size);
      return;
    }
    const head = Buffer.allocUnsafe(4);
    readFully(this.#file, head, 0, 4, position);
    this.#join(position, sizeOf(head, 0));
  }

  /** Keeps the pages at the end of the log up to date without reading what was just written. */
  appended(bytes: Buffer, position: number): void {
    for (let done = 0; done < bytes.length;) {
      const number = Math.floor((position + done) / PAGE);
      const offset = position + done - number * PAGE;
      const part = Math.min(bytes.length - done, PAGE - offset);
      let page = this.#pages.get(number);
      if (!page && offset === 0) page = this.#add(number);
      if (page?.held === offset) {
        bytes.copy(page.bytes, offset, done, done + part);
        page.held += part;
      }
      done += part;
    }
  }

  #pageOf(number: number, end: number): Page {
    if (number !== this.#current) {
      const known = this.#pages.get(number);
      if (known) this.#pages.delete(number);
      this.#page = known ?? this.#add(number);
      this.#pages.set(number, this.#page);
      this.#current = number;
    }
    const page = this.#page;
    const whole = Math.min(PAGE, end - number * PAGE);
    if (page.held < whole) {
      readFully(this.#file, page.bytes, page.held, whole - page.held, number * PAGE + page.held);
      page.held = whole;
    }
    return page;
  }

  #add(number: number): Page {
    if (this.#pages.size >= this.#limit) {
      const [oldest, page] = this.#pages.entries().next().value!;
      this.#pages.delete(oldest);
      if (oldest === this.#current) this.#current = -1;
      this.#spare.push(page.bytes);
    }
    const page = { bytes: this.#spare.pop() ?? Buffer.allocUnsafeSlow(PAGE), held: 0 };
    this.#pages.set(number, page);
    return page;
  }

  #join(position: number, size: number): void {
    if (this.#joined.length < size) this.#joined = Buffer.allocUnsafeSlow(Math.max(size, PAGE));
    readFully(this.#file, this.#joined, 0, size, position);
    this.bytes = this.#joined;
    this.at = 0;
  }
}
