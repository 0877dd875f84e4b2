import type { PanelContext } from '../state/panelContext.ts';
import { comparable } from '../text/text.ts';
import type { Item } from '../state/panelRun.ts';

/** A page as it was fetched for checking a quote; pages of the same run are fetched once. */
export type Page = { readonly text: string; readonly hash: string } | { readonly error: string };

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
  items.map(({ evidenceId, claim, quote, source, url }) => {
    const page = source === 'case' ? { text: context.state.triage?.brief ?? '' } : pages[url ?? ''];
    const text = page && 'text' in page ? comparable(page.text) : '';
    const at = text.indexOf(comparable(quote));
    const excerpt = at < 0 ? '' : text.slice(Math.max(0, at - around), at + quote.length + around);
    return { evidenceId, claim, quote, url: url ?? 'the case itself', onPage: at >= 0, excerpt };
  });
