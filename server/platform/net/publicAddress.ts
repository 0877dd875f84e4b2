import { isIP } from 'node:net';

import ipaddr from 'ipaddr.js';

/**
 * Whether an address lies in the public Internet: global unicast, and nothing that stands for a private, loopback,
 * link-local, shared, documentation, translated or metadata address in another spelling. What cannot be read is not public.
 */
export const isPublicAddress = (ip: string): boolean => {
  const bare = ip.startsWith('[') && ip.endsWith(']') ? ip.slice(1, -1) : ip;
  if (isIP(bare) === 0 || bare.includes('%')) return false;
  const address = ipaddr.parse(bare);
  if (address instanceof ipaddr.IPv4) return isPublicV4(address);
  if (address.isIPv4MappedAddress()) return isPublicV4(address.toIPv4Address());
  return address.range() === 'unicast' && address.match(globalUnicast);
};

/** Everything handed out as public IPv6; `::/96` (old IPv4-compatible) and site-local lie outside. */
const globalUnicast: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3];

const isPublicV4 = (address: ipaddr.IPv4) =>
  address.range() === 'unicast' && !notForUs.some((block) => address.match(block));

const notForUs: readonly [ipaddr.IPv4, number][] = [
  /** Azure's wire server answers metadata on an address of the public range. */
  ipaddr.IPv4.parseCIDR('168.63.129.16/32'),
  ipaddr.IPv4.parseCIDR('0.0.0.0/8'),
  ipaddr.IPv4.parseCIDR('192.0.0.0/24'),
  ipaddr.IPv4.parseCIDR('192.88.99.0/24'),
  ipaddr.IPv4.parseCIDR('198.18.0.0/15'),
];
