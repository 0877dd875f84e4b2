import { describe, expect, it } from 'vitest';

import { callerAddress } from '../../../server/platform/net/callerAddress.ts';

const from = (remoteAddress: string, said: string | undefined, proxies: number) =>
  callerAddress({ headers: { 'x-forwarded-for': said }, socket: { remoteAddress } } as never, proxies);

describe('where a request comes from', () => {
  it('is the connection, unless a proxy in front is believed', () => {
    expect(from('198.51.100.4', '203.0.113.7', 0)).toBe('198.51.100.4');
    expect(from('10.0.0.1', undefined, 1)).toBe('10.0.0.1');
    expect(from('10.0.0.1', '203.0.113.7', 1)).toBe('203.0.113.7');
  });

  it('is what the proxies heard, never what the caller wrote before them', () => {
    expect(from('10.0.0.1', 'anything, 192.0.2.1, 203.0.113.7', 1)).toBe('203.0.113.7');
    expect(from('10.0.0.1', 'anything, 203.0.113.7, 192.0.2.1', 2)).toBe('203.0.113.7');
    expect(from('10.0.0.1', '203.0.113.7', 2)).toBe('203.0.113.7');
  });

  it('is one for a network of IPv6, and for an IPv4 address however it is written', () => {
    const [one, two] = ['2001:db8:1:2::1', '2001:db8:1:2:ffff:eeee:1:2'].map((said) => from('::1', said, 1));
    expect(one).toBe(two);
    expect(one).not.toBe(from('::1', '2001:db8:1:3::1', 1));
    expect(from('::ffff:198.51.100.4', undefined, 0)).toBe('198.51.100.4');
  });
});
