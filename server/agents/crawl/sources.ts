import type { Provenance } from '../../../shared/kernel/event.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { FetchRefused, fetchPublic } from '../../platform/net/fetchPublic.ts';
import { type AddressList, addressesIn } from './addressList.ts';
import type { Crawl } from './crawlCard.ts';
import { wellKnownPaths } from './cardAddress.ts';
import { type Registered, candidatesOf, type register } from './registration.ts';

type Needs = {
  readonly crawling: Crawl;
  readonly register: (...given: Parameters<ReturnType<typeof register>>) => Promise<Pick<Registered, 'agentId'>>;
  /** Whether an agent is in the index, withdrawn or not. */
  readonly isKnown: (cardUrl: string) => Promise<boolean>;
  /** Ends the reading of one list with all its cards. */
  readonly deadline: () => AbortSignal;
};

/** What came of a list: `listed` addresses, the ids of those that were `added`; `failure` says why it could not be read, or not to its end. */
export type SourceRead = {
  readonly address: string;
  readonly listed: number;
  readonly added: readonly string[];
  readonly refused: readonly { readonly address: string; readonly detail: string }[];
  readonly failure: string | null;
};

const limits = { maxBytes: 2 * 1024 * 1024, timeoutMs: 15_000, maxRedirects: 3 } as const;
/** Addresses of one list that are looked at. */
const most = 500;

/**
 * Reads an `ai-catalog.json` or a registry's list at an address, under the same guard as cards, and indexes what it names and the
 * index has not. It may name hosts and cards at their well-known paths. A host that is known already is looked at again in its own
 * time, and what was withdrawn stays so, under its other path too.
 */
export const readSource =
  ({ crawling, register: add, isKnown, deadline }: Needs) =>
  async (address: string, stop?: AbortSignal): Promise<SourceRead> => {
    const late = deadline();
    const signal = stop ? AbortSignal.any([stop, late]) : late;
    const read = await fetchList(address, { ...crawling, signal });
    if ('failure' in read) return { address, listed: 0, added: [], refused: [], failure: read.failure };
    const { source } = read;
    const addresses = [...new Set(read.addresses)].slice(0, most);
    const by: Provenance = { actor: 'index', correlation: `source:${address.slice(0, 150)}`, causation: null };
    const added: string[] = [];
    const refused: { address: string; detail: string }[] = [];
    for (const one of addresses)
      try {
        const [candidate] = candidatesOf(one, false);
        const known = await Promise.all(wellKnownPaths.map((path) => isKnown(new URL(path, candidate).href)));
        if (known.includes(true)) continue;
        added.push((await add(one, source, by, signal)).agentId);
      } catch (error) {
        if (late.aborted && !stop?.aborted)
          return { address, listed: addresses.length, added, refused, failure: 'not read to its end in time' };
        if (!(error instanceof Refusal)) throw error;
        refused.push({ address: one, detail: error.message });
      }
    return { address, listed: addresses.length, added, refused, failure: null };
  };

const fetchList = async (address: string, crawling: Crawl): Promise<AddressList | { readonly failure: string }> => {
  try {
    const { status, url, body } = await fetchPublic(address, { ...crawling, ...limits, headers: asking });
    if (status !== 200) return { failure: `expected 200, found ${status}` };
    return addressesIn(new TextDecoder().decode(body), url);
  } catch (error) {
    if (!(error instanceof FetchRefused)) throw error;
    return { failure: error.message };
  }
};

const asking = {
  accept: 'application/ai-catalog+json, application/json;q=0.9',
  'user-agent': 'Witan-Index/1.0 (agent card crawler)',
} as const;
