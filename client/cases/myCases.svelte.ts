import type { CaseRow, MyCases as Page } from '../../shared/api/cases/caseList.ts';
import { type CaseOrder, caseOrders } from '../../shared/api/cases/caseOrders.ts';
import type { Api } from '../api.ts';
import { listCases } from './caseCalls.ts';

export const filters = ['all', 'needs_answers', 'running', 'delivered', 'failed', 'archived'] as const;
export type Filter = (typeof filters)[number];
/** In the order in which they are offered; the first needs no word in the address. */
export const orders = ['attention', ...caseOrders.filter((name) => name !== 'attention')] as const;

/** What the list shows, as the address of the page says it. */
export type Shown = { readonly filter: Filter; readonly order: CaseOrder; readonly search: string };
export const shownBy = (query: URLSearchParams): Shown => ({
  filter: filters.find((name) => name === query.get('status')) ?? 'all',
  order: orders.find((name) => name === query.get('sort')) ?? 'attention',
  search: query.get('q')?.trim() ?? '',
});
export const addressOf = ({ filter, order, search }: Shown): string => {
  const query = new URLSearchParams({
    ...(filter !== 'all' && { status: filter }),
    ...(search && { q: search }),
    ...(order !== 'attention' && { sort: order }),
  });
  return `/cases${query.size > 0 ? `?${query}` : ''}`;
};

/** What the server is asked for each filter, and which of its counts say how many there are. */
const asked: Readonly<Record<Filter, { readonly status?: string; readonly archived?: string }>> = {
  all: {},
  needs_answers: { status: 'needs_answers' },
  running: { status: 'under_way' },
  delivered: { status: 'delivered' },
  failed: { status: 'stopped' },
  archived: { archived: 'true' },
};
const counted: Readonly<Record<Exclude<Filter, 'all' | 'archived'>, readonly CaseRow['status'][]>> = {
  needs_answers: ['needs_answers'],
  running: ['queued', 'running'],
  delivered: ['delivered'],
  failed: ['failed', 'cancelled'],
};

const first = 50;
const most = 100;

/** The account's cases as the server finds and orders them. */
export class MyCases {
  #page = $state.raw<Page | null>(null);
  #rows = $state.raw<readonly CaseRow[]>([]);
  error = $state.raw<unknown>(null);
  readonly #api: Pick<Api, 'request'>;
  #shown: Shown = { filter: 'all', order: 'attention', search: '' };
  /** As far as the list is read. */
  #length = first;
  #reading: Promise<void> | null = null;
  #again = false;

  constructor(api: Pick<Api, 'request'>) {
    this.#api = api;
  }

  get page(): Page | null {
    return this.#page;
  }
  get rows(): readonly CaseRow[] {
    return this.#rows;
  }
  /** How many there are of a filter, on all pages; null where the list that is shown does not say. */
  count = (filter: Filter): number | null => {
    const counts = this.#page?.counts ?? {};
    const isArchive = this.#shown.filter === 'archived';
    if (isArchive !== (filter === 'archived')) return null;
    const statuses = filter === 'all' || filter === 'archived' ? null : counted[filter];
    return Object.entries(counts)
      .filter(([status]) => statuses === null || statuses.some((one) => one === status))
      .reduce((sum, [, n]) => sum + n, 0);
  };

  /** Shows other cases; what is there stays until they have come. */
  show = (shown: Shown): Promise<void> => {
    // How far another list was read says nothing of this one.
    if (JSON.stringify(shown) !== JSON.stringify(this.#shown)) this.#length = first;
    this.#shown = shown;
    return this.read();
  };

  /** Reads again what is shown, as far as it was read; asked several times while it reads, it reads once more. */
  read = (): Promise<void> => {
    if (this.#reading) this.#again = true;
    return (this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = null;
      if (!this.#again) return;
      this.#again = false;
      void this.read();
    }));
  };

  more = async (): Promise<void> => {
    const next = this.#page?.next;
    if (!next) return;
    const page = await this.#ask(next, first);
    this.#page = page;
    this.#rows = [...this.#rows, ...page.cases];
    this.#length = this.#rows.length;
  };

  #ask(cursor: string | null, limit: number): Promise<Page> {
    const { filter, order, search } = this.#shown;
    return listCases(this.#api, {
      ...asked[filter],
      ...(search && { q: search }),
      ...(cursor && { cursor }),
      sort: order,
      limit: String(limit),
    });
  }

  async #readOnce(): Promise<void> {
    const wanted = this.#shown;
    const length = this.#length;
    try {
      const rows: CaseRow[] = [];
      let page = await this.#ask(null, Math.min(most, length));
      rows.push(...page.cases);
      while (page.next && rows.length < length) {
        page = await this.#ask(page.next, Math.min(most, length - rows.length));
        rows.push(...page.cases);
      }
      if (wanted !== this.#shown) return;
      this.#page = page;
      this.#rows = rows;
      this.error = null;
    } catch (error) {
      // Another order was asked for in between: the cursor was of the one before, and it is read again.
      if (wanted === this.#shown) this.error = error;
    }
  }
}

let kept: { readonly accountId: string; readonly cases: MyCases } | null = null;

/** The list as this account left it: on return it is as long as before, so the scroll position can be restored. */
export const casesOf = (accountId: string, api: Pick<Api, 'request'>): MyCases => {
  if (kept?.accountId !== accountId) kept = { accountId, cases: new MyCases(api) };
  return kept.cases;
};
