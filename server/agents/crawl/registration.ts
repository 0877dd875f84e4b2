import type { AgentCommand } from '../agentDecider.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import type { CardReading } from '../../../shared/agentCard/readCard.ts';
import type { Provenance } from '../../../shared/kernel/event.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { agentIdOf, cardAddress, isWellKnown, wellKnownPaths, withScheme } from './cardAddress.ts';
import type { Crawled } from './crawlCard.ts';
import { originalOf } from './duplicateCards.ts';

type Source = Extract<AgentEvent, { type: 'AgentIndexed' }>['data']['source'];

export type RegisterNeeds = {
  readonly crawl: (cardUrl: string, etag: string | null, signal?: AbortSignal) => Promise<Crawled>;
  readonly handleAgent: (
    agentId: string,
    command: AgentCommand,
    by: Provenance,
  ) => Promise<{ readonly events: readonly unknown[]; readonly position: bigint }>;
  /** Listed agents with the very same card, the first indexed first. */
  readonly agentsWithCard: (digest: string) => Promise<readonly { agentId: string; cardUrl: string }[]>;
  readonly now: () => string;
};

export type Registered = {
  readonly agentId: string;
  readonly cardUrl: string;
  readonly reading: CardReading;
  readonly duplicateOf: string | null;
  /** Whether anything was new. */
  readonly changed: boolean;
  readonly position: bigint;
};

/**
 * Fetches the card at an address and indexes it. A bare host is tried at both well-known paths; anybody but the operator may
 * only name those. Refused with `card-url-invalid`, `card-not-usable` or `agent-withdrawn`.
 */
export const register =
  ({ crawl, handleAgent, agentsWithCard, now }: RegisterNeeds) =>
  async (address: string, source: Source, by: Provenance, signal?: AbortSignal): Promise<Registered> => {
    const candidates = candidatesOf(address, source !== 'SUBMISSION');
    let last: Crawled | null = null;
    for (const cardUrl of candidates) {
      last = await crawl(cardUrl, null, signal);
      if (last.kind !== 'card') continue;
      const { fetched, reading } = last;
      const agentId = agentIdOf(cardUrl);
      const at = now();
      const duplicateOf = originalOf({ agentId, cardUrl }, reading, await agentsWithCard(fetched.digest));
      const data = { agentId, cardUrl, source, domainVerified: isWellKnown(cardUrl), ...fetched, at };
      const indexed = await handleAgent(agentId, { type: 'IndexAgent', data }, by);
      const changed = indexed.events.length > 0;
      if (duplicateOf === null) return { agentId, cardUrl, reading, duplicateOf, changed, position: indexed.position };
      const { position } = await handleAgent(
        agentId,
        { type: 'MarkDuplicate', data: { agentId, duplicateOf, at } },
        by,
      );
      return { agentId, cardUrl, reading, duplicateOf, changed, position };
    }
    throw unusable(last);
  };

/** Where the card of an address may lie, `anywhere` or at the well-known paths alone; refused with `card-url-invalid`. */
export const candidatesOf = (address: string, anywhere: boolean): readonly string[] => {
  const cardUrl = cardAddress(withScheme(address));
  if (cardUrl === null)
    throw new Refusal('card-url-invalid', 'Expected the https address of an agent card, or of its host.', [
      { pointer: '/cardUrl', detail: 'Expected an https address.' },
    ]);
  const { pathname, search } = new URL(cardUrl);
  if (pathname === '/' && search === '') return wellKnownPaths.map((path) => new URL(path, cardUrl).href);
  if (!anywhere && !isWellKnown(cardUrl))
    throw new Refusal('card-url-invalid', `Expected a card at ${wellKnownPaths.join(' or ')} of its own host.`, [
      { pointer: '/cardUrl', detail: `Expected the path ${wellKnownPaths.join(' or ')}.` },
    ]);
  return [cardUrl];
};

const unusable = (crawled: Crawled | null): Refusal => {
  const [reason, detail] =
    crawled?.kind === 'failed'
      ? [crawled.reason, crawled.detail]
      : crawled?.kind === 'rejected'
        ? [crawled.rejection.reason, crawled.rejection.detail]
        : ['UNREACHABLE', 'there was no answer'];
  return new Refusal('card-not-usable', `No usable agent card was found there: ${detail}.`, [], { reason });
};
