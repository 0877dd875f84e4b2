/** Bytes being put together; protobuf fields and gRPC frames are written straight into their place. */
export class Output {
  at = 0;
  #bytes: Buffer;

  constructor(size: number) {
    this.#bytes = Buffer.allocUnsafeSlow(size);
  }

  /** The buffer with room for `size` more bytes behind `at`. */
  room(size: number): Buffer {
    if (this.at + size > this.#bytes.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(this.at + size, this.#bytes.length * 2));
      this.#bytes.copy(larger, 0, 0, this.at);
      this.#bytes = larger;
    }
    return this.#bytes;
  }

  add(bytes: Buffer): void {
    bytes.copy(this.room(bytes.length), this.at);
    this.at += bytes.length;
  }

  /** A copy of what was written since `start`. */
  copy(start: number): Buffer {
    return Buffer.from(this.#bytes.subarray(start, this.at));
  }

  /** A copy of everything written, which is then forgotten; the buffer is used again. */
  take(): Buffer {
    const taken = Buffer.allocUnsafe(this.at);
    this.#bytes.copy(taken, 0, 0, this.at);
    this.at = 0;
    return taken;
  }
}

/** gRPC frame of one message. */
export function framed(message: Uint8Array): Buffer {
  const out = Buffer.allocUnsafe(5 + message.length);
  out[0] = 0;
  out.writeUInt32BE(message.length, 1);
  out.set(message, 5);
  return out;
}

export function varintSize(value: number): number {
  let size = 1;
  for (let rest = value; rest >= 128; rest = Math.floor(rest / 128)) size++;
  return size;
}

/** Writes an unsigned whole number up to 2^53 and returns where it ends. */
export function writeVarint(out: Buffer, at: number, value: number): number {
  let rest = value;
  while (rest > 0x7fffffff) {
    out[at++] = (rest % 128) | 128;
    rest = Math.floor(rest / 128);
  }
  while (rest > 127) {
    out[at++] = (rest & 127) | 128;
    rest >>>= 7;
  }
  out[at++] = rest;
  return at;
}
