import { describe, expect, it } from 'vitest';

import type { SearchAgentsResponse } from '../../shared/api/agents/searchSchemas.ts';
import { AgentSearch, piecesOf } from '../../client/agents/agentSearch.svelte.ts';

const page = (names: readonly string[], nextPageToken = ''): SearchAgentsResponse =>
  ({ matches: names.map((name) => ({ agent: { name } })), nextPageToken }) as unknown as SearchAgentsResponse;
const namesOf = (search: AgentSearch) => search.matches.map(({ agent }) => agent.name);

describe('the search for agents', () => {
  it('keeps what the last question found, though an earlier answer comes late', async () => {
    const answers: Record<string, (found: SearchAgentsResponse) => void> = {};
    const search = new AgentSearch({ searchAgents: (q) => new Promise((resolve) => (answers[q] = resolve)) });
    const first = search.ask('first', false);
    const second = search.ask('second', false);
    answers['second']?.(page(['b']));
    await second;
    answers['first']?.(page(['a']));
    await first;
    expect([namesOf(search), search.busy]).toEqual([['b'], false]);
  });
  it('puts further pages below', async () => {
    const search = new AgentSearch({
      searchAgents: async (_, { token }) => (token === 't' ? page(['b']) : page(['a'], 't')),
    });
    await search.ask('x', false);
    await search.more();
    expect(namesOf(search)).toEqual(['a', 'b']);
  });
  it('asks nothing without words, and keeps what went wrong', async () => {
    const search = new AgentSearch({ searchAgents: () => Promise.reject(new Error('no')) });
    await search.ask('  ', false);
    expect([search.page, search.error, search.busy]).toEqual([null, null, false]);
    await search.ask('x', false);
    expect(search.error).toEqual(new Error('no'));
  });
});

describe('a text with its matches', () => {
  it('is cut into marked and unmarked pieces, and stays text', () => {
    expect(piecesOf('a <b>film</b>', [{ start: 5, end: 9 }])).toEqual([
      { text: 'a <b>', marked: false },
      { text: 'film', marked: true },
      { text: '</b>', marked: false },
    ]);
    expect(piecesOf('', [])).toEqual([]);
  });
});
