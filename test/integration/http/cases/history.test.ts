import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { at } from '../../../support/controls.ts';
import { type World, proven, startWorld } from '../world.ts';
import { type Person, code, submit } from './bringing.ts';

const perAccount = 4;
let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50, perAccount, sessionCheckMs: 200 });
});
afterAll(() => world.stop());

describe('a history', () => {
  const lines = (text: string) =>
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { revision: number; type: string; hash: string; prev: string });

  it('comes in pages of NDJSON, a line per event, chained', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    await owner.put(`/api/cases/${caseId}/share`);
    await owner.post(`/api/cases/${caseId}/cancel`);
    const { text, headers } = await owner.get(`/api/cases/${caseId}/events`);
    expect(headers.get('content-type')).toContain('application/x-ndjson');
    const all = lines(text);
    expect(all.map(({ type }) => type)).toEqual(['CaseSubmitted', 'WatchLinkOpened', 'CaseCancelled']);
    expect(all.map(({ prev }) => prev)).toEqual(['', all[0]?.hash, all[1]?.hash]);
    expect(Object.keys(all[0] ?? {})).toEqual([
      'revision',
      'id',
      'type',
      'version',
      'at',
      'actor',
      'causation',
      'prev',
      'hash',
      'data',
      'correlation',
    ]);

    const page = await owner.get(`/api/cases/${caseId}/events?from=0&limit=2`);
    expect(lines(page.text)).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
    const rest = await owner.get(next.slice(world.url.length));
    expect(lines(rest.text).map(({ revision }) => revision)).toEqual([2]);
    expect(rest.headers.get('link')).toBeNull();
    expect((await owner.get(`/api/cases/${caseId}/events?from=-1`)).status).toBe(422);
    expect(code(await owner.get(`/api/cases/${caseId}/events`, { accept: 'image/png' }))).toEqual([
      406,
      'NOT_ACCEPTABLE',
    ]);
  });

  it('follows live as an event stream and resumes after the last id', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    const follow = async (until: number, headers: Record<string, string> = {}) => {
      const stop = new AbortController();
      const reply = await fetch(`${world.url}/api/cases/${caseId}/events`, {
        headers: { accept: 'text/event-stream', cookie: owner.cookieHeader(), ...headers },
        signal: stop.signal,
      });
      let text = '';
      const decoder = new TextDecoder();
      for await (const chunk of reply.body ?? []) {
        text += decoder.decode(chunk, { stream: true });
        if (text.includes(`id: ${until}\n`) && text.endsWith('\n\n')) break;
      }
      stop.abort();
      return [...text.matchAll(/^id: (\d+)$/gm)].map(([, id]) => Number(id));
    };
    const following = follow(2);
    await owner.put(`/api/cases/${caseId}/share`);
    await owner.post(`/api/cases/${caseId}/cancel`);
    expect(await following).toEqual([0, 1, 2]);
    expect(await follow(2, { 'last-event-id': '0' })).toEqual([1, 2]);
  });
});

describe('an event stream', () => {
  const opened = (owner: Person, caseId: string) =>
    fetch(`${world.url}/api/cases/${caseId}/events`, {
      headers: { accept: 'text/event-stream', cookie: owner.cookieHeader() },
      signal: AbortSignal.timeout(240_000),
    });
  const endOf = async (reply: Response): Promise<string> => {
    let text = '';
    for await (const chunk of reply.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk;
    return text;
  };

  it('is refused beyond so many of one account, and taken again when one is closed', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    const replies = await Promise.all(Array.from({ length: perAccount }, () => opened(owner, caseId)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    const refused = await opened(owner, caseId);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await refused.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    await replies[0]?.body?.cancel();
    await expect.poll(async () => (await opened(owner, caseId)).status).toBe(200);
    for (const { body } of replies.slice(1)) await body?.cancel();
  });

  it('ends for auditors when an invitation is taken back: whose still holds asks again', async () => {
    const [owner, auditor] = [await proven(world), await proven(world)];
    const { caseId } = await submit(owner);
    await owner.post(`/api/cases/${caseId}/auditors`, { email: auditor.email });
    const ended = endOf(await opened(auditor, caseId));
    await owner.del(`/api/cases/${caseId}/auditors`, { email: auditor.email });
    expect(await ended).toContain('id: 2');
    expect((await opened(auditor, caseId)).status).toBe(404);
  });

  it('ends with its session, at once where that is ended here', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    const ended = endOf(await opened(owner, caseId));
    await owner.post('/api/logout');
    expect(await ended).toContain('id: 0');
  });

  it('ends with its session however busy it is, where another process ended that', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    const ended = endOf(await opened(owner, caseId));
    await world.database.pool.query('delete from session where account_id = $1', [owner.accountId]);
    let over = false;
    void ended.then(() => (over = true));
    let head = 0;
    const more = async () => {
      await world.appendAll(`case-${caseId}`, [{ type: 'RunStarted', data: { runId: `r${head}`, at } }], head++);
      return over;
    };
    await expect.poll(more, { interval: 20 }).toBe(true);
  });
});
