import { sha256 } from '../../../shared/kernel/hash.ts';
import type { Page } from '../protocol/phase.ts';

type Fetched = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array;
};
type Fetch = (
  url: string,
  options: { readonly maxBytes: number; readonly timeoutMs: number; readonly signal: AbortSignal },
) => Promise<Fetched>;

/** A page for checking a quote: its text without markup, and the hash of the bytes that were served. */
export const pageFetcher =
  (fetch: Fetch, { maxBytes = 2_000_000, timeoutMs = 15_000 } = {}) =>
  async (url: string, signal: AbortSignal): Promise<Page> => {
    try {
      const { status, headers, body } = await fetch(url, { maxBytes, timeoutMs, signal });
      if (status !== 200) return { error: `answered ${status}` };
      const type = headers['content-type'] ?? '';
      if (!/^(?:text\/|application\/(?:xhtml\+xml|json|xml))/iu.test(type))
        return { error: `is ${type || 'of no stated type'}, not text` };
      const charset = /charset="?([\w-]+)/iu.exec(type)?.[1] ?? 'utf-8';
      const text = decoder(charset).decode(body);
      return { text: /html|xml/iu.test(type) ? textOfHtml(text) : text, hash: sha256(body) };
    } catch (error) {
      return { error: error instanceof Error ? error.message : 'could not be fetched' };
    }
  };

const decoder = (charset: string): TextDecoder => {
  try {
    return new TextDecoder(charset);
  } catch {
    return new TextDecoder();
  }
};

/** What a reader of the page would read; good enough to find a quote in, never shown as HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/gu, ' ')
    .replace(/<(script|style|noscript|template|svg)\b[\s\S]*?<\/\1\s*>/giu, ' ')
    .replace(/<\/?(?:p|div|br|li|h[1-6]|tr|td|th|section|article|blockquote)\b[^>]*>/giu, '\n')
    .replace(/<[^>]*>/gu, '')
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{2,8}));/giu,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
      },
    )
    .replace(/[ \t\f\r]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n');

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  hellip: '…',
  euro: '€',
  pound: '£',
  yen: '¥',
  cent: '¢',
  copy: '©',
  deg: '°',
  times: '×',
  shy: '',
};
