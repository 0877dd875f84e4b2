import { describe, expect, it } from 'vitest';

import { pageFetcher } from '../../../server/panel/pages/pageFetcher.ts';

type Served = { status?: number; type?: string; body?: string; url?: string };

const web = (pages: Readonly<Record<string, Served>>, needs: Parameters<typeof pageFetcher>[1] = {}) => {
  const asked: { url: string; agent: string | undefined }[] = [];
  const fetch = pageFetcher(async (url, { headers }) => {
    asked.push({ url, agent: headers['user-agent'] });
    const { status = 200, type = 'text/html', body = '', url: last = url } = pages[url] ?? { status: 404 };
    return { status, url: last, headers: { 'content-type': type }, body: new TextEncoder().encode(body) };
  }, needs);
  return { asked, read: (url: string) => fetch(url, new AbortController().signal) };
};
const [site, page] = ['https://rents.example', 'https://rents.example/2026'];

describe('reading a page', () => {
  it('says who reads, asks robots.txt once for each site, and keeps to it', async () => {
    const robots = { type: 'text/plain', body: 'User-agent: WitanReader\nDisallow: /closed' };
    const { asked, read } = web(
      {
        [`${site}/robots.txt`]: robots,
        [page]: { body: '<p>Rents rose by 4 %.</p>' },
        [`${site}/closed/a`]: { body: 'no' },
      },
      { siteUrl: 'https://witan.example' },
    );
    expect(await read(page)).toMatchObject({ text: 'Rents rose by 4 %.' });
    expect(await read(`${site}/closed/a`)).toEqual({ error: 'robots.txt' });
    expect(asked.map(({ url }) => url)).toEqual([`${site}/robots.txt`, page]);
    for (const { agent } of asked) expect(agent).toMatch(/^WitanReader\/1\.0 \(.*\+https:\/\/witan\.example\)$/);
  });

  it('keeps to the robots.txt of where a redirect ends', async () => {
    const { read } = web({
      [page]: { url: 'https://other.example/a', body: 'secret' },
      'https://other.example/robots.txt': { type: 'text/plain', body: 'User-agent: *\nDisallow: /' },
    });
    expect(await read(page)).toEqual({ error: 'robots.txt' });
  });

  it('stays out of a site whose robots.txt is out of order', async () => {
    const { read } = web({ [`${site}/robots.txt`]: { status: 503 }, [page]: { body: 'x' } });
    expect(await read(page)).toEqual({ error: 'unreachable' });
  });

  it('keeps what is between signs, cells apart, and marks of notes out of words', async () => {
    const body =
      '<p>Where 5 &lt; 6 and x > y, costs fall<sup>3</sup> by half<sup><a href="#4">4</a></sup>.</p><table><tr><td>Rent</td><td>1,204</td></tr></table>';
    expect(await web({ [page]: { body } }).read(page)).toMatchObject({
      text: 'Where 5 < 6 and x > y, costs fall³ by half[4].\n\nRent | 1,204',
    });
  });

  it('tells of a page that scripts draw that there is more of it', async () =>
    expect(
      await web({ [page]: { body: '<div id="app"></div><script src="a.js"></script>' } }).read(page),
    ).toMatchObject({
      isDrawnByScript: true,
    }));

  it('has PDFs read as documents, and says why one cannot be', async () => {
    const served = { [page]: { type: 'application/octet-stream', body: '%PDF-1.7 …' } };
    const blocks = [{ at: 'p.2 ¶1', kind: 'paragraph', text: 'Rents rose.', flags: [] }] as const;
    expect(await web(served, { readBlocks: async () => ({ blocks }) }).read(page)).toMatchObject({
      text: 'Rents rose.',
      blocks,
    });
    expect(await web(served, { readBlocks: async () => ({ error: 'document-locked' }) }).read(page)).toEqual({
      error: 'document-locked',
    });
    expect(await web(served).read(page)).toEqual({ error: 'application/octet-stream' });
  });

  it.each(['<', '<!-', '<!--', '<a ', '<script', '&#', '</'])('ends on a megabyte of %s', async (bit) =>
    expect(await web({ [page]: { body: bit.repeat(1_000_000 / bit.length) } }).read(page)).toBeDefined(),
  );
});
