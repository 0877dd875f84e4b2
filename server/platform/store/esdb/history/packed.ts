import type { Page } from './page.ts';

/** A page as it goes from one thread to another: all events in one buffer, which is handed over and not copied. */
export type PackedPage = Omit<Page, 'events'> & {
  readonly lengths: readonly number[];
  readonly bytes: Uint8Array<ArrayBuffer>;
};

export function packed({ events, ...page }: Page): PackedPage {
  const lengths = events.map(({ length }) => length);
  const bytes = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0));
  let at = 0;
  for (const event of events) {
    bytes.set(event, at);
    at += event.length;
  }
  return { ...page, lengths, bytes };
}

export function unpacked({ lengths, bytes, ...page }: PackedPage): Page {
  const all = Buffer.from(bytes.buffer);
  let at = 0;
  return { ...page, events: lengths.map((length) => all.subarray(at, (at += length))) };
}
