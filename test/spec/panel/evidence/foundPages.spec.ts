import { describe, expect, it } from 'vitest';

import { foundPages } from '../../../../server/panel/engine/attempts/foundPages.ts';
import { linkResolver } from '../../../../server/panel/pages/linkResolver.ts';
import {
  addressIn,
  isSearchLink,
  onePerAddress,
  plainAddress,
} from '../../../../server/panel/protocol/evidence/foundPages.ts';

const link = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/AbC_123';
const own = 'https://www.example.org/leeds?utm_source=openai&page=2#top';
const { signal } = new AbortController();
const source = (url: string, title = 'a page') => ({ url, title });
const cited = (url: string) => ({ ...source(url), quote: 'a quote' });

describe('what a search found', () => {
  it('is listed once, cited pages first, links by the address that they stand for', async () => {
    const pages = await foundPages(
      {
        citations: [cited('https://b.example/2')],
        sources: [source(link), source('https://b.example/2'), source(own)],
      },
      async () => 'https://example.org/leeds?page=2',
    );
    expect(pages.map(({ url, cited: is }) => [url, is])).toEqual([
      ['https://b.example/2', true],
      ['https://example.org/leeds?page=2', false],
      [own, false],
    ]);
    expect(onePerAddress(pages).map(({ url }) => url)).toEqual([
      'https://b.example/2',
      'https://example.org/leeds?page=2',
    ]);
  });

  it('holds no link that leads nowhere', async () => {
    const pages = await foundPages({ citations: [cited(link)], sources: [] }, async () => null);
    expect(pages).toEqual([]);
    expect(addressIn(link, pages)).toBeNull();
  });

  it('tells a page that the search returned from one that the model names by itself', () => {
    const found = [{ url: own, title: '', cited: false, link }];
    expect(addressIn(link, found)).toEqual({ url: own, listed: true });
    expect(addressIn('http://example.org/leeds/?page=2', found)?.listed).toBe(true);
    expect(addressIn('https://example.org/york', found)?.listed).toBe(false);
    expect(addressIn('https://example.org/york', []), 'a provider that lists nothing accuses nobody').toEqual({
      url: 'https://example.org/york',
      listed: true,
    });
  });

  it.each([
    ['https://example.org/a/', 'http://www.example.org/a#b', true],
    ['https://example.org/a?x=1', 'https://example.org/a?x=2', false],
    ['https://example.org/a?utm_campaign=z&x=1', 'https://example.org/a?x=1', true],
  ])('takes %s and %s for one page: %s', (a, b, same) => {
    expect(plainAddress(a) === plainAddress(b)).toBe(same);
  });
});

describe('a link of a search', () => {
  const follow = (to: string | null) => linkResolver(async () => to);
  it('is known by its host and path alone', () => {
    expect(isSearchLink(link)).toBe(true);
    expect(isSearchLink('https://vertexaisearch.cloud.google.com.example.org/grounding-api-redirect/x')).toBe(false);
    expect(isSearchLink('not an address')).toBe(false);
  });
  it('stands for where it leads; a chain of links and a refusal stand for nothing', async () => {
    expect(await follow('https://example.org/a')(link, signal)).toBe('https://example.org/a');
    expect(await follow(link)(link, signal)).toBeNull();
    expect(await linkResolver(() => Promise.reject(new Error('address-not-public')))(link, signal)).toBeNull();
  });
  it('is the only kind of address that is followed', async () => {
    const asked: string[] = [];
    const resolve = linkResolver(async (url) => (asked.push(url), 'https://example.org'));
    expect(await resolve('https://example.org/other', signal)).toBeNull();
    expect(asked).toEqual([]);
  });
});
