import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { WatchPage } from '../../../../shared/api/live.ts';
import type { CaseEvent } from '../../../../shared/events/case.ts';
import {
  clarificationAnswered,
  clarificationAsked,
  gatePassed,
  later,
  reportIssued,
} from '../../../support/controls.ts';
import { agent } from '../agent.ts';
import { type World, proven, startWorld } from '../world.ts';
import { type Person, code, submit } from './bringing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
});
afterAll(() => world.stop());

describe('a case whose watch link is open', () => {
  const told: readonly CaseEvent[] = [clarificationAsked(), clarificationAnswered('Ninety thousand, no more.')];
  const watch = async (who: Pick<Person, 'get'>, caseId: string, query = '') => {
    const reply = await who.get(`/api/cases/${caseId}/watch${query}`);
    return { ...reply, page: reply.body as unknown as WatchPage };
  };

  it('is watched over HTTP by anybody, and by nobody once it is closed', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    await world.appendAll(`case-${caseId}`, told, 0);
    const guest = agent(world.url);
    expect(code(await watch(guest, caseId))).toEqual([401, 'NOT_SIGNED_IN']);
    expect(code(await watch(await proven(world), caseId))).toEqual([404, 'CASE_NOT_FOUND']);
    expect((await owner.send('PUT', `/api/cases/${caseId}/share`)).status).toBe(200);
    const { page } = await watch(guest, caseId);
    expect([page.as, page.head, page.snapshot]).toEqual(['watcher', 3, null]);
    expect(page.events.map(({ revision }) => revision)).toEqual([0, 1, 2, 3]);
    expect(JSON.stringify(page)).not.toMatch(/Ninety thousand|second bakery/u);
    expect((await watch(guest, caseId, '?after=1')).page.events.map(({ revision }) => revision)).toEqual([2, 3]);
    expect((await watch(guest, caseId, '?after=3')).page.events).toEqual([]);
    expect((await watch(guest, caseId, '?before=2')).page.events.map(({ revision }) => revision)).toEqual([0, 1]);
    expect((await watch(owner, caseId)).page.as).toBe('owner');
    expect(JSON.stringify((await watch(owner, caseId)).page)).toContain('Ninety thousand');
    expect((await owner.send('DELETE', `/api/cases/${caseId}/share`)).status).toBe(200);
    expect(code(await watch(guest, caseId))).toEqual([401, 'NOT_SIGNED_IN']);
  });

  it('begins a long history near its head, with the case as it stands there', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    const many = Array.from({ length: 150 }, () => told).flat();
    await world.appendAll(`case-${caseId}`, many, 0);
    const { page } = await watch(owner, caseId);
    expect([page.head, page.snapshot?.revision]).toEqual([300, 300]);
    expect([page.events.length, page.events[0]?.revision, page.events.at(-1)?.revision]).toEqual([200, 101, 300]);
    const { page: older } = await watch(owner, caseId, '?before=101');
    expect([older.events[0]?.revision, older.events.at(-1)?.revision]).toEqual([0, 100]);
  });

  it('lets watchers read the report as it was made for them, and not the PDF', async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    await world.appendAll(`case-${caseId}`, [gatePassed(), reportIssued()], 0);
    await owner.send('PUT', `/api/cases/${caseId}/share`);
    const guest = agent(world.url);
    expect((await guest.get(`/api/cases/${caseId}/report`)).body).toEqual({ title: 'watched' });
    expect((await owner.get(`/api/cases/${caseId}/report`)).body).toEqual({ title: 'x' });
    expect(code(await guest.get(`/api/cases/${caseId}/report.pdf`))).toEqual([401, 'NOT_SIGNED_IN']);
  });
});

describe('a link to a report', () => {
  const delivered = async () => {
    const owner = await proven(world);
    const { caseId } = await submit(owner);
    await world.appendAll(`case-${caseId}`, [gatePassed(), reportIssued()], 0);
    return { owner, caseId };
  };
  const make = async (owner: Person, caseId: string, days = 7) => {
    const { status, body } = await owner.send('PUT', `/api/cases/${caseId}/report-link`, { days });
    expect(status).toBe(200);
    const url = String(body['url']);
    return { expires_at: body['expires_at'], secret: url.split('#link=')[1] ?? '' };
  };
  const read = (case_id: string, secret: string) =>
    agent(world.url).post('/api/report-links/read', { case_id, secret });

  it('opens the report for watchers to anybody, and nothing else of the case', async () => {
    const { owner, caseId } = await delivered();
    const { secret, expires_at } = await make(owner, caseId);
    expect((await read(caseId, secret)).body).toEqual({ title: 'watched' });
    const guest = agent(world.url);
    for (const path of ['', '/report', '/events', '/watch', '/report.pdf'])
      expect(code(await guest.get(`/api/cases/${caseId}${path}`))).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({ report_link: { expires_at } });
    // Its hash alone is kept.
    const kept = (await world.accountEvents(`case-${caseId}`)).map(({ data }) => data);
    expect(JSON.stringify(kept)).not.toContain(secret);
  });

  it('is read only so often from one address', async () => {
    const narrow = await startWorld({ limitScale: 1 / 20 });
    try {
      const tryOnce = () =>
        agent(narrow.url).post('/api/report-links/read', { case_id: 'a'.repeat(32), secret: 'b'.repeat(43) });
      for (let i = 0; i < 3; i++) expect(code(await tryOnce())).toEqual([404, 'REPORT_LINK_ENDED']);
      const refused = await tryOnce();
      expect(code(refused)).toEqual([429, 'TOO_MANY_REQUESTS']);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await narrow.stop();
    }
  });

  it('ends on its day, with a new one, and when its owner closes it, all answered alike', async () => {
    const { owner, caseId } = await delivered();
    const first = await make(owner, caseId);
    const second = await make(owner, caseId);
    const ended = [404, 'REPORT_LINK_ENDED'];
    expect(code(await read(caseId, first.secret))).toEqual(ended);
    expect((await read(caseId, second.secret)).status).toBe(200);
    world.setClock(() => later(8 * 24 * 3600));
    try {
      expect(code(await read(caseId, second.secret))).toEqual(ended);
    } finally {
      world.setClock();
    }
    expect((await owner.send('DELETE', `/api/cases/${caseId}/report-link`)).status).toBe(204);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({ report_link: null });
    const replies = [await read(caseId, second.secret), await read(caseId, 'x'), await read('a'.repeat(32), 'x')];
    expect(new Set(replies.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    for (const reply of replies) expect(code(reply)).toEqual(ended);
  });

  it('is made by the owner alone, and not before there is a report', async () => {
    const { owner, caseId } = await delivered();
    const stranger = await proven(world);
    const asked = await stranger.send('PUT', `/api/cases/${caseId}/report-link`, { days: 7 });
    expect(code(asked)).toEqual([404, 'CASE_NOT_FOUND']);
    const { caseId: running } = await submit(owner);
    const early = await owner.send('PUT', `/api/cases/${running}/report-link`, { days: 7 });
    expect(code(early)).toEqual([409, 'NOT_DELIVERED']);
  });
});
