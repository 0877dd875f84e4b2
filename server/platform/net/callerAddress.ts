import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * Whom limits count: where a request comes from. `proxies` in front each write down the address they saw at the end of
 * `X-Forwarded-For`; what comes before that is whatever the caller claims. An IPv6 network of 64 bits is one household, and any
 * of its addresses is free to take, so it counts as one.
 */
export const callerAddress = ({ headers, socket }: IncomingMessage, proxies: number): string => {
  const seen = proxies > 0 ? String(headers['x-forwarded-for'] ?? '').split(',') : [];
  const said = (seen.at(-proxies) ?? seen[0] ?? '').trim();
  return network(said || (socket.remoteAddress ?? ''));
};

const network = (text: string): string => {
  if (isIP(text) === 0) return text;
  const address = ipaddr.process(text);
  return address instanceof ipaddr.IPv4
    ? address.toString()
    : `${ipaddr.IPv6.networkAddressFromCIDR(`${address.toString()}/64`).toString()}/64`;
};
