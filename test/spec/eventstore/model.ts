/*
 * The rules of writing (wire specification 1.3, 1.5, 1.6, 1.10) a second time, as plainly as they are stated there: arrays, and
 * everything recomputed from them. What the node does is compared with it.
 */
export type ModelEvent = { readonly id: string; readonly data: string };
export type Expectation = 'any' | 'exists' | number;
export type ModelWrite =
  | { readonly kind: 'append'; readonly stream: string; readonly expected: Expectation; readonly events: ModelEvent[] }
  | { readonly kind: 'delete'; readonly stream: string; readonly expected: Expectation }
  | { readonly kind: 'tombstone'; readonly stream: string; readonly expected: Expectation };
export type ModelOutcome =
  | { readonly is: 'written' | 'same'; readonly revision: number }
  | { readonly is: 'deleted' }
  | { readonly is: 'wrong'; readonly last: number };

const SOFT = '{"$tb":9223372036854775807}';
const fresh = 'made by the server';

export class Model {
  readonly streams = new Map<string, ModelEvent[]>();
  readonly tombstones = new Set<string>();
  readonly first = new Map<string, { stream: string; revision: number }>();

  /** All events ever written to a stream. */
  all(stream: string): ModelEvent[] {
    return this.streams.get(stream) ?? [];
  }

  /** What a read of the stream shows, or why it shows nothing. */
  read(stream: string): string[] | 'deleted' | 'not found' {
    if (this.#tombstoned(stream)) return 'deleted';
    const all = this.all(stream);
    if (all.length === 0 || this.#softDeleted(stream)) return 'not found';
    if (stream.startsWith('$$')) return all.slice(-1).map(({ id }) => id);
    const { $tb = 0, $maxCount = Infinity } = this.#metadata(stream);
    return all.slice(Math.max(0, $tb, all.length - $maxCount)).map(({ id }) => id);
  }

  write(write: ModelWrite): ModelOutcome {
    const { stream, expected } = write;
    const last = this.all(stream).length - 1;
    const verdict = this.#check(
      stream,
      expected,
      write.kind === 'append' ? write.events.map(({ id }) => id) : ['unheard of'],
    );
    if (verdict === 'deleted') return { is: 'deleted' };
    if (verdict === 'wrong') return { is: 'wrong', last };
    if (typeof verdict === 'number') return { is: 'same', revision: verdict };
    if (write.kind === 'tombstone') {
      this.tombstones.add(stream);
      return { is: 'written', revision: last };
    }
    const meta = `$$${stream}`;
    if (write.kind === 'delete') {
      if (last < 0 && this.all(meta).length === 0) return { is: 'wrong', last: -1 };
      if (this.tombstones.has(meta)) return { is: 'deleted' };
      this.#add(meta, { id: fresh, data: SOFT });
      return { is: 'written', revision: last };
    }
    const wasDeleted = this.#softDeleted(stream);
    const base = stream.startsWith('$$') ? stream.slice(2) : undefined;
    const baseWasDeleted = base !== undefined && this.#softDeleted(base);
    for (const event of write.events) this.#add(stream, event);
    if (wasDeleted) this.#revive(stream, last + 1);
    if (baseWasDeleted) this.#revive(base, this.all(base).length);
    return { is: 'written', revision: last + write.events.length };
  }

  #check(stream: string, expected: Expectation, ids: string[]): 'write' | 'deleted' | 'wrong' | number {
    if (this.#tombstoned(stream)) return 'deleted';
    const all = this.all(stream);
    const last = all.length - 1;
    if (expected === 'exists') {
      if (this.#softDeleted(stream)) return 'deleted';
      if (last < 0 && this.all(`$$${stream}`).length === 0) return 'wrong';
    }
    if (typeof expected === 'string') {
      const known = ids
        .map((id) => this.first.get(id))
        .map((place) => (place?.stream === stream ? place.revision : undefined));
      if (known[0] === undefined) return 'write';
      return known.includes(undefined) ? 'wrong' : known.at(-1)!;
    }
    if (expected > last) return 'wrong';
    if (expected === last) return 'write';
    if (ids.length === 0) return 'wrong';
    const mismatch = ids.findIndex((id, i) => all[expected + 1 + i]?.id !== id);
    if (mismatch < 0) return expected + ids.length;
    return mismatch === 0 && expected === -1 && this.#softDeleted(stream) ? 'write' : 'wrong';
  }

  #add(stream: string, event: ModelEvent): void {
    const all = this.all(stream);
    if (event.id !== fresh && !this.first.has(event.id)) this.first.set(event.id, { stream, revision: all.length });
    this.streams.set(stream, [...all, event]);
  }

  #tombstoned(stream: string): boolean {
    return this.tombstones.has(stream) || (stream.startsWith('$$') && this.tombstones.has(stream.slice(2)));
  }

  #softDeleted(stream: string): boolean {
    return (
      !stream.startsWith('$$') &&
      this.#text(stream)?.includes('9223372036854775807') === true &&
      this.#parsed(stream) !== undefined
    );
  }

  /** The metadata a stream obeys; all of it counts as empty when a known key has the wrong kind. */
  #metadata(stream: string): { $tb?: number; $maxCount?: number } {
    const { $tb, $maxCount } = this.#parsed(stream) ?? {};
    return {
      ...(($tb as number) >= 0 && { $tb: $tb as number }),
      ...(($maxCount as number) > 0 && { $maxCount: $maxCount as number }),
    };
  }

  #text(stream: string): string | undefined {
    return this.tombstones.has(`$$${stream}`) ? undefined : this.all(`$$${stream}`).at(-1)?.data;
  }

  #parsed(stream: string): Record<string, unknown> | undefined {
    const parsed = objectOf(this.#text(stream));
    const whole = (value: unknown): boolean => value === undefined || Number.isInteger(value);
    return parsed && whole(parsed['$tb']) && whole(parsed['$maxCount']) ? parsed : undefined;
  }

  #revive(stream: string, truncateBefore: number): void {
    const meta = `$$${stream}`;
    const parsed = objectOf(this.all(meta).at(-1)?.data);
    if (parsed) this.#add(meta, { id: fresh, data: JSON.stringify({ ...parsed, $tb: truncateBefore }) });
  }
}

function objectOf(text: string | undefined): Record<string, unknown> | undefined {
  try {
    const parsed: unknown = JSON.parse(text ?? '');
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed)
      ? (parsed as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}
