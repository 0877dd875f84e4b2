import { isObject, list } from '../../../shared/agentCard/rawCard.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';

type Source = Extract<AgentEvent, { type: 'AgentIndexed' }>['data']['source'];

/** Addresses of agent cards, and by what kind of list they came. */
export type AddressList = { readonly addresses: readonly string[]; readonly source: Source };

const cardType = 'application/a2a-agent-card+json';
/** What registries call the address of a card. */
const names = ['cardUrl', 'card_url', 'agentCardUrl', 'wellKnownURI'] as const;

/**
 * The card addresses of a text: the A2A entries of an `ai-catalog.json` or ARD manifest, a registry's JSON list of addresses or
 * records (alone, or as `agents`), or lines. In a catalog they may be relative to `base`, its own address.
 */
export const addressesIn = (text: string, base?: string): AddressList => {
  const json = parsed(text);
  if (isObject(json) && Array.isArray(json['entries'])) {
    const cards = json['entries'].filter(isObject).filter(({ type, mediaType = type }) => mediaType === cardType);
    const addresses = strings(cards.map(({ url }) => url)).map((url) => URL.parse(url, base)?.href ?? url);
    return { source: 'AI_CATALOG', addresses };
  }
  const records = isObject(json) ? json['agents'] : json;
  if (Array.isArray(records)) {
    const addresses = list(records).map((one) =>
      isObject(one) ? names.map((name) => one[name]).find((value) => value !== undefined) : one,
    );
    return { source: 'REGISTRY_IMPORT', addresses: strings(addresses) };
  }
  const lines = json === null ? text.split('\n').map((line) => line.trim()) : [];
  return { source: 'REGISTRY_IMPORT', addresses: lines.filter((line) => line !== '' && !line.startsWith('#')) };
};

const strings = (values: readonly unknown[]): string[] =>
  values.filter((value): value is string => typeof value === 'string');

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
