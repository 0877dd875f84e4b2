/** Bytes that are no protobuf message. */
export class Malformed extends Error {
  override readonly name = 'Malformed';
}

/** Reads one protobuf message in place: nothing is copied, `bytes` are views. */
export class Reader {
  readonly #bytes: Buffer;
  readonly #end: number;
  #at: number;
  /** Number and wire type of the field that `next` is on. */
  field = 0;
  type = 0;

  constructor(bytes: Buffer, at = 0, end: number = bytes.length) {
    this.#bytes = bytes;
    this.#at = at;
    this.#end = end;
  }

  /** Moves to the next field; false at the end of the message. */
  next(): boolean {
    if (this.#at >= this.#end) return false;
    const tag = this.number();
    this.field = Math.floor(tag / 8);
    this.type = tag & 7;
    if (this.field === 0) throw new Malformed('expected a protobuf field, found number 0');
    return true;
  }

  /** A varint that fits a safe integer. */
  number(): number {
    const value = this.uint64();
    if (typeof value === 'bigint') throw new Malformed(`expected a number below 2^53, found ${value}`);
    return value;
  }

  uint64(): number | bigint {
    let value = 0;
    for (let factor = 1, count = 0; count < 7; count++, factor *= 128) {
      const byte = this.#byte();
      value += (byte & 127) * factor;
      if (byte < 128) return value;
    }
    let big = BigInt(value);
    for (let shift = 49n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      big += BigInt(byte & 127) << shift;
      if (byte < 128) {
        big = BigInt.asUintN(64, big);
        return big <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(big) : big;
      }
    }
    throw new Malformed('expected a varint of at most 10 bytes');
  }

  bytes(): Buffer {
    this.#expect(2);
    const length = this.number();
    const from = this.#at;
    if (from + length > this.#end) throw new Malformed(`expected ${length} bytes, found ${this.#end - from}`);
    this.#at += length;
    return this.#bytes.subarray(from, this.#at);
  }

  text(): string {
    return this.bytes().toString('utf8');
  }

  message(): Reader {
    this.#expect(2);
    const length = this.number();
    const from = this.#at;
    if (from + length > this.#end) throw new Malformed(`expected ${length} bytes, found ${this.#end - from}`);
    this.#at += length;
    return new Reader(this.#bytes, from, this.#at);
  }

  /** The whole message as it came. */
  raw(): Buffer {
    return this.#bytes.subarray(this.#at, this.#end);
  }

  skip(): void {
    if (this.type === 0) this.uint64();
    else if (this.type === 2) this.bytes();
    else if (this.type === 1 || this.type === 5) {
      this.#at += this.type === 1 ? 8 : 4;
      if (this.#at > this.#end) throw new Malformed('expected a fixed number, found the end of the message');
    } else throw new Malformed(`expected a known wire type, found ${this.type}`);
  }

  #byte(): number {
    if (this.#at >= this.#end) throw new Malformed('expected a varint, found the end of the message');
    return this.#bytes[this.#at++]!;
  }

  #expect(type: number): void {
    if (this.type !== type)
      throw new Malformed(`expected wire type ${type} in field ${this.field}, found ${this.type}`);
  }
}
