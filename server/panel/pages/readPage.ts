import type { Block } from '../../../shared/documents/types.ts';
import { visible } from '../../../shared/kernel/text/visibleText.ts';
import { textOfHtml } from '../../documents/text/textOfHtml.ts';

/** Reads the bytes of a document; null, or why not as a code. */
export type ReadBlocks = (
  bytes: Uint8Array,
  name: string,
  signal: AbortSignal,
) => Promise<{ readonly blocks: readonly Block[] } | { readonly error: string }>;

export type ReadText =
  | { readonly text: string; readonly blocks?: readonly Block[]; readonly isDrawnByScript?: true }
  /** A code or a content type. */
  | { readonly error: string };

/** Letters below which a page that runs scripts is taken to be drawn by them. */
const leastLetters = 200;
/** Bytes of a page that are read: parsing more would keep everything else waiting. */
const mostBytes = 2_000_000;

/** What a page says: of HTML and text what a person sees, of a document its text with places. Nothing of it is run. */
export const readPage = async (
  body: Uint8Array,
  contentType: string,
  readBlocks: ReadBlocks | null,
  signal: AbortSignal,
): Promise<ReadText> => {
  const [type = '', ...parameters] = contentType.toLowerCase().split(';');
  const kind = type.trim();
  if (startsAsPdf(body)) {
    if (!readBlocks) return { error: kind || 'application/pdf' };
    const read = await readBlocks(body, 'page.pdf', signal);
    if ('error' in read) return read;
    return { text: read.blocks.map(({ text }) => text).join('\n'), blocks: read.blocks };
  }
  if (/html|xml/u.test(kind)) {
    const html = decode(body.subarray(0, mostBytes), parameters.join(';'), true);
    const text = visible(textOfHtml(html).text);
    return { text, ...(text.length < leastLetters && /<script\b/iu.test(html) && { isDrawnByScript: true }) };
  }
  if (kind.startsWith('text/') || kind === 'application/json')
    return { text: visible(decode(body.subarray(0, mostBytes), parameters.join(';'), false)) };
  return { error: kind || '–' };
};

const startsAsPdf = (body: Uint8Array): boolean => new TextDecoder('latin1').decode(body.subarray(0, 5)) === '%PDF-';

/** The charset of the header, else of the page's own meta element, else UTF-8. */
const decode = (body: Uint8Array, parameters: string, isHtml: boolean): string => {
  const head = isHtml ? new TextDecoder('latin1').decode(body.subarray(0, 2048)) : '';
  const charset =
    /charset="?([\w-]+)/u.exec(parameters)?.[1] ?? /<meta[^>]+charset=["']?([\w-]+)/iu.exec(head)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    return new TextDecoder().decode(body);
  }
};
