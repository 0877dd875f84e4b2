import { isAt, pageIn } from '../../../../shared/documents/addresses.ts';
import { type Searchable, findInDocument, searching } from '../../../../shared/documents/quotes/inDocument.ts';
import type { OutlineEntry } from '../../../../shared/documents/outline.ts';
import type { Block } from '../../../../shared/documents/types.ts';
import { type Steps, inOneGo } from '../../../../shared/kernel/scheduling/steps.ts';
import { languageOf, type PanelContext } from '../state/panelContext.ts';
import type { Item } from '../state/panelRun.ts';
import { orderLeftOut, withoutOrders } from '../text/text.ts';

/**
 * A page as it was fetched for checking a quote; pages of the same run are fetched once. `blocks`: its text with addresses, where
 * the page is a document; `outline`: of a long one as a whole. `isDrawnByScript`: what a person sees of it is more than what was served.
 */
export type Page =
  | {
      readonly text: string;
      readonly hash: string;
      readonly blocks?: readonly Block[];
      readonly outline?: readonly OutlineEntry[];
      readonly isDrawnByScript?: true;
    }
  | { readonly error: string };
type Readable = Exclude<Page, { readonly error: string }>;

/** What a document that came with the case is called among pages; with a place, what is around that place alone. */
export const documentKey = (documentId: string, place = ''): string => `document:${documentId}/${place}`;
export const documentIn = (key: string): { readonly documentId: string; readonly place: string | null } | null => {
  const { documentId, place } = /^document:(?<documentId>[^/]*)\/(?<place>.*)$/su.exec(key)?.groups ?? {};
  return documentId === undefined ? null : { documentId, place: place || null };
};
/** The page an item is looked up on; null for the case itself. */
export const pageKeyOf = ({ source, url, documentId, place }: ItemPlace): string | null =>
  source === 'document' ? documentKey(documentId ?? '', place) : url;
type ItemPlace = Pick<Item, 'source' | 'url' | 'documentId' | 'place'>;

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

/** Characters on either side of a quote, and blocks: enough to judge it, too little to be led astray by. */
const around = { characters: 600, blocks: 5 } as const;

/** What a verifier is shown of these items and their pages. */
export const lookupsOf = (context: PanelContext, items: readonly Item[], pages: Pages): Lookup[] =>
  items.map((item) => {
    const { evidenceId, source } = item;
    const { claim, quote } = item.injection ? { claim: orderLeftOut, quote: orderLeftOut } : item;
    const page = source === 'case' ? briefOf(context) : pages[pageKeyOf(item) ?? ''];
    const url = source === 'document' ? (item.place ?? 'a document') : item.url;
    const excerpt = page && 'text' in page ? excerptOf(searchablePage(page), item, languageOf(context)) : null;
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

/** The text around a quote, without what tells machines what to do; null where the quote is not there. */
const excerptOf = (page: Searchable, { quote, place, source }: Item, language: string): string | null => {
  const found = findInDocument(page, quote, source === 'document' ? (place ?? undefined) : undefined);
  if (found.status !== 'found') return null;
  const { characters, blocks } = around;
  const [first] = found.places;
  const last = found.places.at(-1);
  const [from, to] = [indexOf(page, first?.at), indexOf(page, last?.at)];
  if (!first || !last || from < 0 || to < from) return null;
  const pages = new Set([first.at, last.at].map(pageIn));
  const isNear = ({ at }: Block, i: number) =>
    i >= from - blocks && i <= to + blocks && (source !== 'document' || pages.has(pageIn(at)));
  const near = page.blocks.flatMap((block, i) => (isNear(block, i) ? [{ text: block.text, i }] : []));
  const whole = near.map(({ text }) => text).join('\n');
  const offsetOf = (block: number) => near.reduce((sum, { text, i }) => sum + (i < block ? text.length + 1 : 0), 0);
  const [start, end] = [offsetOf(from) + first.span.start, offsetOf(to) + last.span.end];
  // More than is shown, so that no sentence is taken for harmless because it was cut.
  const before = withoutOrders(whole.slice(Math.max(0, start - 3 * characters), start), language);
  const after = withoutOrders(whole.slice(end, end + 3 * characters), language);
  return `${before.slice(-characters)}${withoutOrders(whole.slice(start, end), language)}${after.slice(0, characters)}`;
};

/** Where a block with this address is, or the row with this cell. */
const indexOf = ({ blocks }: Searchable, at: string | undefined): number => {
  const isThere = isAt(at ?? '');
  return blocks.findIndex((block) => isThere(block.at));
};

const prepared = new WeakMap<Readable, Searchable>();

/** A page made ready for looking quotes up, once. */
export const searchablePage = (page: Readable): Searchable => inOneGo(preparing(page));

/** The same in steps of a few milliseconds at most. */
export function* preparing(page: Readable): Steps<Searchable> {
  const known = prepared.get(page);
  if (known) return known;
  const made = yield* searching(page.blocks ?? [{ at: '', kind: 'paragraph', text: page.text, flags: [] }]);
  prepared.set(page, made);
  return made;
}
