import type { Incoming } from '../../codec.ts';
import type { Page } from './page.ts';

/** A page as it goes from one thread to another: the bytes of all events in one buffer, which is handed over and not copied. */
export type PackedPage = Omit<Page, 'events'> & {
  readonly events: readonly (Incoming & { readonly length: number | null })[];
  readonly bytes: Uint8Array<ArrayBuffer>;
};

export function packed({ events, ...page }: Page): PackedPage {
  const bytesOf = ({ data }: Incoming) => (data instanceof Uint8Array ? data : null);
  const bytes = new Uint8Array(events.reduce((sum, event) => sum + (bytesOf(event)?.length ?? 0), 0));
  let at = 0;
  const heads = events.map((event) => {
    const data = bytesOf(event);
    if (!data) return { ...event, length: null };
    bytes.set(data, at);
    at += data.length;
    return { ...event, data: null, length: data.length };
  });
  return { ...page, events: heads, bytes };
}

export function unpacked({ events, bytes, ...page }: PackedPage): Page {
  let at = 0;
  return {
    ...page,
    events: events.map(({ length, ...event }) =>
      length === null ? event : { ...event, data: bytes.subarray(at, (at += length)) },
    ),
  };
}
