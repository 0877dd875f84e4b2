import { describe, expect, it } from 'vitest';

import { pages } from '../../../server/platform/http/pages/clientPages.ts';
import { pageHead } from '../../../server/platform/http/pages/pageHead.ts';

const head = (path: string, isRehearsal = () => Promise.resolve(false), costsKnown = isRehearsal) =>
  pageHead({ publicUrl: 'https://witan.example', isRehearsal, costsKnown })(path);

describe('the head of a page', () => {
  it('says what a shared link is, with a picture, and nothing of the case', async () => {
    expect(await head('/watch')).toContain('content="Watch a decision being debated"');
    expect(await head('/report')).toContain('content="Read a decision report"');
    for (const path of ['/', '/pricing', '/watch', '/report'])
      expect(await head(path)).toContain('property="og:image" content="https://witan.example/share.png"');
    expect(await head('/')).not.toContain('witan-panel');
  });

  it('says where no AI model is configured, and nothing where that is not known', async () => {
    expect(await head('/', () => Promise.resolve(true))).toContain('name="witan-panel" content="rehearsal"');
    expect(await head('/', () => Promise.reject(new Error('away')))).not.toContain('witan-panel');
  });

  it('says whether costs are known beforehand', async () => {
    const [no, yes] = [() => Promise.resolve(false), () => Promise.resolve(true)];
    expect(await head('/new', no, yes)).toContain('name="witan-costs" content="known"');
    expect(await head('/new', yes, no)).not.toContain('witan-costs');
  });

  it('belongs to every page of the client, with status 200', () => {
    const known = ['/', '/again', '/operators', '/account', '/account/tokens', '/agents/a7', '/watch', '/report'];
    expect(known.filter((path) => !pages.test(path))).toEqual([]);
    expect(['/nothing', '/account/a/b', '/api/cases'].filter((path) => pages.test(path))).toEqual([]);
  });
});
