import { type Searchable, findInDocument, searchable } from '../../../../shared/documents/quotes/inDocument.ts';
import type { Block } from '../../../../shared/documents/types.ts';
import type { PanelContext } from '../state/panelContext.ts';
import type { Item } from '../state/panelRun.ts';

/**
 * A page as it was fetched for checking a quote; pages of the same run are fetched once. `blocks`: its text with addresses, where
 * the page is a document. `isDrawnByScript`: what a person sees of it is more than what was served.
 */
export type Page =
  | {
      readonly text: string;
      readonly hash: string;
      readonly blocks?: readonly Block[];
      readonly isDrawnByScript?: true;
    }
  | { readonly error: string };
type Readable = Exclude<Page, { readonly error: string }>;

/** What a document that came with the case is called among pages. */
export const documentKey = (documentId: string): string => `document:${documentId}`;
export const documentIn = (key: string): string | null =>
  key.startsWith('document:') ? key.slice('document:'.length) : null;
/** The page an item is looked up on; null for the case itself. */
export const pageKeyOf = ({ source, url, documentId }: Pick<Item, 'source' | 'url' | 'documentId'>): string | null =>
  source === 'document' ? documentKey(documentId ?? '') : url;

/** Pages by their address. */
export type Pages = Readonly<Record<string, Page>>;

/** A quote to check and what the page says around it. */
export type Lookup = {
  readonly evidenceId: string;
  readonly claim: string;
  readonly quote: string;
  readonly url: string;
  readonly onPage: boolean;
  readonly excerpt: string;
};

/** Characters of the page on either side of a quote: enough to judge it, too little to be led astray by. */
const around = 600;

/** What a verifier is shown of these items and their pages. */
export const lookupsOf = (context: PanelContext, items: readonly Item[], pages: Pages): Lookup[] =>
  items.map((item) => {
    const { evidenceId, claim, quote, source } = item;
    const page = source === 'case' ? briefOf(context) : pages[pageKeyOf(item) ?? ''];
    const url = source === 'document' ? (item.place ?? 'a document') : item.url;
    const excerpt = page && 'text' in page ? excerptOf(searchablePage(page), quote) : null;
    return {
      evidenceId,
      claim,
      quote,
      url: url ?? 'the case itself',
      onPage: excerpt !== null,
      excerpt: excerpt ?? '',
    };
  });

const briefOf = ({ state }: PanelContext): Page => ({ text: state.triage?.brief ?? '', hash: '' });

/** The text around a quote; null where the quote is not there. */
const excerptOf = (page: Searchable, quote: string): string | null => {
  const found = findInDocument(page, quote);
  if (found.status !== 'found') return null;
  const [first] = found.places;
  const last = found.places.at(-1);
  const from = page.blocks.findIndex(({ at }) => at === first?.at);
  const to = page.blocks.findIndex(({ at }) => at === last?.at);
  if (!first || !last || from < 0 || to < from) return null;
  const texts = page.blocks.slice(Math.max(0, from - 5), to + 6).map(({ text }) => text);
  const whole = texts.join('\n');
  const offsetOf = (block: number) =>
    texts.slice(0, block - Math.max(0, from - 5)).reduce((sum, text) => sum + text.length + 1, 0);
  const [start, end] = [offsetOf(from) + first.span.start, offsetOf(to) + last.span.end];
  return whole.slice(Math.max(0, start - around), end + around);
};

const prepared = new WeakMap<Readable, Searchable>();

/** A page made ready for looking quotes up, once. */
export const searchablePage = (page: Readable): Searchable => {
  const known = prepared.get(page);
  if (known) return known;
  const made = searchable(page.blocks ?? [{ at: '', kind: 'paragraph', text: page.text, flags: [] }]);
  prepared.set(page, made);
  return made;
};
