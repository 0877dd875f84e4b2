import type { CaseRow, MyCases as Page } from '../../shared/api/cases/case.ts';
import type { Api } from '../api.ts';

export const filters = ['all', 'needs_answers', 'running', 'delivered', 'failed'] as const;
export type Filter = (typeof filters)[number];
export const filterOf = (query: URLSearchParams): Filter =>
  filters.find((name) => name === query.get('status')) ?? 'all';

const belongs: Readonly<Record<Filter, (row: CaseRow) => boolean>> = {
  all: () => true,
  needs_answers: ({ status }) => status === 'needs_answers',
  running: ({ status }) => status === 'running' || status === 'queued',
  delivered: ({ status }) => status === 'delivered',
  failed: ({ status }) => status === 'failed' || status === 'cancelled',
};
const order: readonly CaseRow['status'][] = ['needs_answers', 'failed', 'running', 'queued', 'delivered', 'cancelled'];

/** The account's cases as the server lists them; what needs its owner first, then the newest. */
export class MyCases {
  #page = $state.raw<Page | null>(null);
  #rows = $state.raw<readonly CaseRow[]>([]);
  error = $state.raw<unknown>(null);
  readonly #api: Pick<Api, 'myCases'>;
  #reading: Promise<void> | null = null;
  #again = false;

  constructor(api: Pick<Api, 'myCases'>) {
    this.#api = api;
  }

  get page(): Page | null {
    return this.#page;
  }
  get rows(): readonly CaseRow[] {
    return this.#rows;
  }
  count = (filter: Filter): number => this.#rows.filter(belongs[filter]).length;
  shown = (filter: Filter): readonly CaseRow[] =>
    this.#rows
      .filter(belongs[filter])
      .toSorted(
        (a, b) => order.indexOf(a.status) - order.indexOf(b.status) || (a.submitted_at < b.submitted_at ? 1 : -1),
      );

  /** Reads the first page again; asked several times while it reads, it reads once more. */
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
    const page = await this.#api.myCases('', next);
    this.#page = page;
    this.#rows = merged(this.#rows, page.cases);
  };

  async #readOnce(): Promise<void> {
    try {
      const page = await this.#api.myCases('', null);
      const older = this.#page !== null && this.#rows.length > page.cases.length;
      this.#page = older ? { ...page, next: this.#page?.next ?? null } : page;
      this.#rows = merged(older ? this.#rows : [], page.cases);
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }
}

const merged = (known: readonly CaseRow[], fresh: readonly CaseRow[]): readonly CaseRow[] => {
  const ids = new Set(fresh.map(({ case_id }) => case_id));
  return [...fresh, ...known.filter(({ case_id }) => !ids.has(case_id))];
};
