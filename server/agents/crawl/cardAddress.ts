import { sha256 } from '../../../shared/kernel/hash.ts';

/** Where A2A hosts publish their card, the newer path first. */
export const wellKnownPaths = ['/.well-known/agent-card.json', '/.well-known/agent.json'] as const;

/** One spelling of a card's address: no fragment, no credentials, the host's name in lower case; null if it is no address. */
export const cardAddress = (text: string): string | null => {
  const url = URL.parse(text.trim());
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return null;
  url.hash = '';
  return url.href.length <= 2_000 ? url.href : null;
};

/** An address as people write it, with a scheme: `https` where they left it out. What a port follows is a host, not a scheme. */
export const withScheme = (text: string): string =>
  /^[a-z][a-z\d+.-]*:(?!\d+(?:[/?#]|$))/i.test(text.trim()) ? text.trim() : `https://${text.trim()}`;

/** The host that an address names, however it is written; null if it names none. */
export const hostIn = (text: string): string | null => URL.parse(withScheme(text))?.hostname.replace(/\.$/, '') || null;

/** Whether a card at this address speaks for its host: it lies at a well-known path, without a query. */
export const isWellKnown = (cardUrl: string): boolean => {
  const { pathname, search } = new URL(cardUrl);
  return search === '' && wellKnownPaths.some((path) => pathname === path);
};

/**
 * The id of the agent whose card lies at this address: `agt_` and 128 bits of SHA-256 in Crockford's base 32. The same
 * address always has the same id, so indexing it twice is indexing it once.
 */
export const agentIdOf = (cardUrl: string): string => {
  let bits = BigInt(`0x${sha256('agent/', cardUrl).slice(0, 32)}`);
  let id = '';
  for (let at = 0; at < 26; at += 1) {
    id = (crockford[Number(bits & 31n)] ?? '') + id;
    bits >>= 5n;
  }
  return `agt_${id}`;
};

const crockford = '0123456789abcdefghjkmnpqrstvwxyz';
