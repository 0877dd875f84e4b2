import type { ReadingLimits } from '../../../shared/documents/limits.ts';
import { type DocumentRefusal, Unreadable } from '../../../shared/documents/refusals.ts';
import type { Facts } from '../../../shared/documents/types.ts';
import { kindOf } from '../kind/kindOf.ts';
import { type Readers, createSink } from './sink.ts';

export type Reading =
  | { readonly outcome: 'read'; readonly facts: Facts }
  | { readonly outcome: 'refused'; readonly refusal: DocumentRefusal; readonly detail: string };

type Needs = {
  readonly readers: Readers;
  readonly limits: ReadingLimits;
  readonly write: (line: string) => Promise<void>;
};

/** Reads one document of whatever kind; blocks go to `write` as JSON, a line each. Whatever is wrong with the file is a refusal. */
export async function readDocument(
  bytes: Uint8Array,
  name: string,
  { readers, limits, write }: Needs,
): Promise<Reading> {
  const sink = createSink({ limits, write });
  try {
    const kind = await kindOf(bytes, name, limits);
    const reader = await readers[kind](bytes, sink, limits);
    const { stats, warnings } = sink.found();
    const isPictures = warnings.some(({ code }) => code === 'pages_without_text');
    if (stats.units === 0 && !isPictures) throw new Unreadable('document-empty', 'no visible text');
    return { outcome: 'read', facts: { ...stats, kind, reader, warnings } };
  } catch (error) {
    if (error instanceof Unreadable) return { outcome: 'refused', refusal: error.refusal, detail: error.message };
    return { outcome: 'refused', refusal: { code: 'document-damaged', params: {} }, detail: String(error) };
  }
}
