const SHIFT = 14;
const SIZE = 1 << SHIFT;
const MASK = SIZE - 1;

type Numbers = Uint32Array | Float64Array | Uint8Array;

/** A list of numbers that grows without copying what it holds. */
export class Column {
  length = 0;
  readonly #chunks: Numbers[] = [];
  readonly #chunk: () => Numbers;

  private constructor(chunk: () => Numbers) {
    this.#chunk = chunk;
  }

  static u32(): Column {
    return new Column(() => new Uint32Array(SIZE));
  }

  static f64(): Column {
    return new Column(() => new Float64Array(SIZE));
  }

  static u8(): Column {
    return new Column(() => new Uint8Array(SIZE));
  }

  get(index: number): number {
    return this.#chunks[index >>> SHIFT]![index & MASK]!;
  }

  set(index: number, value: number): void {
    this.#chunks[index >>> SHIFT]![index & MASK] = value;
  }

  push(value: number): void {
    if (this.length === this.#chunks.length * SIZE) this.#chunks.push(this.#chunk());
    this.#chunks[this.length >>> SHIFT]![this.length & MASK] = value;
    this.length++;
  }

  /** Makes room for `count` zeros in a row and returns where they begin. */
  grow(count: number): number {
    const start = this.length;
    this.length += count;
    while (this.length > this.#chunks.length * SIZE) this.#chunks.push(this.#chunk());
    return start;
  }

  /** First index whose value is at least `value`, in a list that rises. */
  lowerBound(value: number): number {
    let low = 0;
    let high = this.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.get(middle) < value) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
