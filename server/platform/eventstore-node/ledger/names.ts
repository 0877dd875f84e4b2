import { Column } from './column.ts';

const CHUNK = 1 << 20;

/** Names as bytes, each with a number. A million of them take about 70 MB less than as strings in a Map. */
export class Names {
  readonly #chunks: Buffer[] = [];
  readonly #chunk: Column = Column.u32();
  readonly #offset: Column = Column.u32();
  readonly #length: Column = Column.u32();
  readonly #hash: Column = Column.u32();
  /** Open addressing; number + 1, 0 is free. */
  #table = new Uint32Array(1024);
  #room = 0;

  get count(): number {
    return this.#length.length;
  }

  /** The number of a name, or -1. */
  find(name: Uint8Array): number {
    const mask = this.#table.length - 1;
    const hash = hashOf(name);
    for (let slot = hash & mask; ; slot = (slot + 1) & mask) {
      const entry = this.#table[slot]!;
      if (entry === 0) return -1;
      if (this.#hash.get(entry - 1) === hash && this.#same(entry - 1, name)) return entry - 1;
    }
  }

  intern(name: Uint8Array): number {
    const known = this.find(name);
    if (known >= 0) return known;
    this.define(this.count, name);
    return this.count - 1;
  }

  /** Gives a name the number it has in the log, which must be the next. */
  define(number: number, name: Uint8Array): void {
    if (this.count !== number) throw new Error(`expected name ${this.count} to come next, found ${number}`);
    const hash = hashOf(name);
    this.#push(name, hash);
    if (this.count * 2 > this.#table.length) this.#rehash(this.#table.length * 2);
    else this.#place(number, hash);
  }

  /** Forgets all names from number `count` on: the commit that would have brought them failed. */
  forget(count: number): void {
    if (count === this.count) return;
    for (const column of [this.#chunk, this.#offset, this.#length, this.#hash]) column.length = count;
    this.#rehash(this.#table.length);
  }

  bytes(number: number): Buffer {
    const offset = this.#offset.get(number);
    return this.#chunks[this.#chunk.get(number)]!.subarray(offset, offset + this.#length.get(number));
  }

  text(number: number): string {
    const offset = this.#offset.get(number);
    return this.#chunks[this.#chunk.get(number)]!.toString('utf8', offset, offset + this.#length.get(number));
  }

  size(number: number): number {
    return this.#length.get(number);
  }

  /** Copies a name and returns where it ends in `out`. */
  write(number: number, out: Buffer, at: number): number {
    const from = this.#chunks[this.#chunk.get(number)]!;
    const offset = this.#offset.get(number);
    const length = this.#length.get(number);
    if (length > 64) return at + from.copy(out, at, offset, offset + length);
    for (let i = 0; i < length; i++) out[at + i] = from[offset + i]!;
    return at + length;
  }

  startsWith(number: number, prefix: Uint8Array): boolean {
    const length = prefix.length;
    if (this.#length.get(number) < length) return false;
    const chunk = this.#chunks[this.#chunk.get(number)]!;
    const offset = this.#offset.get(number);
    for (let i = 0; i < length; i++) if (chunk[offset + i] !== prefix[i]) return false;
    return true;
  }

  #same(number: number, name: Uint8Array): boolean {
    return this.#length.get(number) === name.length && this.startsWith(number, name);
  }

  #push(name: Uint8Array, hash: number): void {
    if (name.length > this.#room) {
      const size = Math.max(CHUNK, name.length);
      this.#chunks.push(Buffer.allocUnsafeSlow(size));
      this.#room = size;
    }
    const chunk = this.#chunks.length - 1;
    const offset = chunk < 0 ? 0 : this.#chunks[chunk]!.length - this.#room;
    if (name.length) this.#chunks[chunk]!.set(name, offset);
    this.#room -= name.length;
    this.#chunk.push(Math.max(chunk, 0));
    this.#offset.push(offset);
    this.#length.push(name.length);
    this.#hash.push(hash);
  }

  #place(number: number, hash: number): void {
    const mask = this.#table.length - 1;
    let slot = hash & mask;
    while (this.#table[slot] !== 0) slot = (slot + 1) & mask;
    this.#table[slot] = number + 1;
  }

  #rehash(size: number): void {
    this.#table = new Uint32Array(size);
    for (let number = 0; number < this.count; number++) this.#place(number, this.#hash.get(number));
  }
}

/** FNV-1a with a final mix, unsigned. */
function hashOf(name: Uint8Array): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < name.length; i++) hash = Math.imul(hash ^ name[i]!, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
