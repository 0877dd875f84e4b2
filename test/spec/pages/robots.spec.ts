import { describe, expect, it } from 'vitest';

import { mayFetch } from '../../../server/panel/pages/robots.ts';

const robots = `
# for everybody
User-agent: *
Disallow: /private/
Allow: /private/open
Disallow: /*.pdf$

User-agent: Other
User-agent: WitanReader # us
Disallow: /not-for-us
Disallow:
`;

describe('robots.txt', () => {
  it.each([
    ['Somebody', '/', true],
    ['Somebody', '/private/a', false],
    ['Somebody', '/private/open/a', true],
    ['Somebody', '/a/report.pdf', false],
    ['Somebody', '/a/report.pdf?page=2', true],
    ['WitanReader', '/private/a', true],
    ['witanreader', '/not-for-us/a', false],
    ['Other', '/not-for-us', false],
  ])('tells %s about %s: %s', (reader, path, allowed) => expect(mayFetch(robots, reader, path)).toBe(allowed));

  it('of two rules as long, follows the one that allows', () =>
    expect(mayFetch('User-agent: *\nDisallow: /a\nAllow: /a', 'x', '/a')).toBe(true));

  it('without rules forbids nothing', () => expect(mayFetch('<html>Not found</html>', 'x', '/a')).toBe(true));

  it('takes no time for a pattern of stars', () =>
    expect(mayFetch(`User-agent: *\nDisallow: /${'*a'.repeat(2000)}b$`, 'x', `/${'a'.repeat(2000)}`)).toBe(true));
});
