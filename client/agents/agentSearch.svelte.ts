import type { SearchAgentsResponse } from '../../shared/api/agents/searchSchemas.ts';
import type { AgentCalls } from './agentCalls.ts';

type Match = SearchAgentsResponse['matches'][number];

/** What a search found so far. A later question wins over an earlier one whose answer comes late. */
export class AgentSearch {
  page = $state.raw<SearchAgentsResponse | null>(null);
  matches = $state.raw<readonly Match[]>([]);
  error = $state.raw<unknown>(null);
  busy = $state(false);
  readonly #api: Pick<AgentCalls, 'searchAgents'>;
  #question = { q: '', stale: false };
  #asked = 0;

  constructor(api: Pick<AgentCalls, 'searchAgents'>) {
    this.#api = api;
  }

  async ask(q: string, stale: boolean): Promise<void> {
    this.#question = { q, stale };
    this.matches = [];
    this.page = null;
    this.error = null;
    if (q.trim() === '') {
      this.#asked += 1;
      this.busy = false;
      return;
    }
    await this.#read('');
  }

  more = (): Promise<void> => this.#read(this.page?.nextPageToken ?? '');

  async #read(token: string): Promise<void> {
    const { q, stale } = this.#question;
    const asked = ++this.#asked;
    this.busy = true;
    try {
      const page = await this.#api.searchAgents(q, { stale, token });
      if (asked !== this.#asked) return;
      this.page = page;
      this.matches = token === '' ? page.matches : [...this.matches, ...page.matches];
    } catch (error) {
      if (asked === this.#asked) this.error = error;
    } finally {
      if (asked === this.#asked) this.busy = false;
    }
  }
}

type Range = { readonly start: number; readonly end: number };

/** A text cut into marked and unmarked pieces, never into markup. */
export const piecesOf = (text: string, ranges: readonly Range[]): readonly { text: string; marked: boolean }[] => {
  const pieces: { text: string; marked: boolean }[] = [];
  let from = 0;
  for (const { start, end } of ranges) {
    if (start > from) pieces.push({ text: text.slice(from, start), marked: false });
    pieces.push({ text: text.slice(start, end), marked: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), marked: false });
  return pieces;
};
