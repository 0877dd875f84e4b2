import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { limits } from '../../../shared/api/limits.ts';
import { planOffers } from '../../../shared/api/accounts/plans.ts';
import type { CalibrationReply } from '../../../shared/api/cases/afterwards.ts';
import { deletedCases } from '../../../server/cases/list/caseEraser.ts';
import { reportFormats } from '../../../shared/api/cases/reportFormats.ts';
import type { WatchPage } from '../../../shared/api/live.ts';
import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { playCase } from '../../support/fakeCase.ts';
import {
  at,
  caseSubmitted,
  clarificationAnswered,
  clarificationAsked,
  gatePassed,
  later,
  reportIssued,
} from '../../support/controls.ts';
import { agent, newEmail, password, person } from './agent.ts';
import { type World, prove, proven, startWorld } from './world.ts';

const perAccount = 4;
let world: World;
let me: Awaited<ReturnType<typeof person>>;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50, perAccount, sessionCheckMs: 200 });
  me = await proven(world);
});
afterAll(() => world.stop());

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead?';
const submit = async (who = me, more: object = {}, key?: string) => {
  const reply = await who.post(
    '/intake',
    { email: who.email, q1, mode: '', ...more },
    key ? { 'idempotency-key': key } : {},
  );
  return { ...reply, caseId: reply.body['case_id'] as unknown as string };
};
const code = ({ status, body }: { status: number; body: Record<string, never> }) => [status, body['code']];

describe('an intake', () => {
  it('takes all three modes, q1 alone or with guided answers', async () => {
    const all = Object.fromEntries(Array.from({ length: 25 }, (_, i) => [`q${i + 2}`, `answer ${i + 2}`]));
    const replies = [
      await submit(me),
      await submit(me, { mode: 'direct', q7: 'nothing changes', q8: '  ' }),
      await submit(me, { mode: 'deep', ...all }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    for (const { body, caseId, headers } of replies) {
      expect(body).toEqual({ case_id: caseId, status: 'queued', watch_url: `${world.url}/watch?case=${caseId}` });
      expect(caseId).toMatch(/^[a-z2-7]{32}$/);
      expect(headers.get('witan-position')).toMatch(/^\d+$/);
    }
    const [, direct, deep] = await Promise.all(replies.map(({ caseId }) => world.accountEvents(`case-${caseId}`)));
    expect(direct?.[0]?.data).toMatchObject({ mode: 'direct', answers: { q7: 'nothing changes' }, email: me.email });
    expect(deep?.[0]?.data).toMatchObject({ mode: 'deep', q1, answers: all });
  });

  it('makes one case of fifty parallel posts with one key', async () => {
    const replies = await Promise.all(Array.from({ length: 50 }, () => submit(me, {}, 'key-1')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ caseId }) => caseId)).size).toBe(1);
    expect(await world.accountEvents(`case-${replies[0]?.caseId}`)).toHaveLength(1);
  });

  it('makes one case of different posts with one key at once, and refuses the others by name', async () => {
    const texts = ['Should we lease a van?', 'Should we buy a van?', 'Should we hire a courier?'];
    const replies = await Promise.all(
      Array.from({ length: 12 }, async (_, i) => ({ i: i % 3, ...(await submit(me, { q1: texts[i % 3] }, 'key-1b')) })),
    );
    const taken = replies.filter(({ status }) => status === 201);
    expect(new Set(taken.map(({ caseId }) => caseId)).size).toBe(1);
    const winners = new Set(taken.map(({ i }) => i));
    expect(winners.size).toBe(1);
    for (const reply of replies.filter(({ i }) => !winners.has(i)))
      expect(code(reply)).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    expect(taken).toHaveLength(4);
    const [submitted, ...more] = await world.accountEvents(`case-${taken[0]?.caseId}`);
    expect([submitted?.data, more]).toMatchObject([{ q1: texts[[...winners][0] ?? 0] }, []]);
  });

  it('refuses a key that was used for something else, and keeps keys apart by account', async () => {
    const first = await submit(me, {}, 'key-2');
    expect(code(await submit(me, { q1: 'Another decision altogether?' }, 'key-2'))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ]);
    expect((await submit(await proven(world), {}, 'key-2')).caseId).not.toBe(first.caseId);
  });

  it('needs a session, the Terms and the account’s own address', async () => {
    expect(code(await agent(world.url).post('/intake', { email: me.email, q1 }))).toEqual([401, 'NOT_SIGNED_IN']);
    const fresh = agent(world.url);
    const email = newEmail();
    await fresh.post('/api/signup', { email, password });
    const refused = await fresh.post('/intake', { email, q1 });
    expect([code(refused), refused.body['onboard_url']]).toEqual([[403, 'TERMS_NOT_ACCEPTED'], `${world.url}/onboard`]);
    expect(code(await me.post('/intake', { email, q1 }))).toEqual([403, 'NOT_YOUR_EMAIL']);
    expect((await me.post('/intake', { email: ` ${me.email.toUpperCase()}`, q1 })).status).toBe(201);
  });

  it('names what is wrong, and takes no more than it says', async () => {
    const wrong = await me.post('/intake', {
      email: me.email,
      q1: '',
      mode: 'quick',
      q27: 'x',
      q3: 'x'.repeat(10_001),
    });
    expect(wrong.status).toBe(422);
    expect((wrong.body['errors'] as unknown as { pointer: string }[]).map(({ pointer }) => pointer)).toEqual([
      '/q1',
      '/mode',
      '/q3',
      '/q27',
    ]);
    const wordless = await me.post('/intake', { email: me.email, q1: '🏠 ❓ 🚗' });
    expect([code(wordless), wordless.body['errors']]).toEqual([
      [422, 'INVALID_INPUT'],
      [{ pointer: '/q1', detail: 'Describe the decision in words: this text has no letter and no digit.' }],
    ]);
    expect((await me.post('/intake', { email: me.email, q1: 'é'.repeat(limits.q1) })).status).toBe(201);
    expect(code(await me.post('/intake', { email: me.email, q1: 'x'.repeat(limits.body) }))).toEqual([
      413,
      'TOO_LARGE',
    ]);
    // A body that is taken, whose case would be a little more than one event may hold.
    const full = Object.fromEntries(Array.from({ length: 17 }, (_, i) => [`q${i + 2}`, 'क'.repeat(10_000)]));
    full['q19'] = 'x'.repeat(6000);
    const frame = Buffer.byteLength(JSON.stringify({ email: me.email, q1, mode: '', ...full, q20: '' }));
    const rest = 'x'.repeat(limits.body - frame);
    expect(code(await submit(me, { ...full, q20: rest }))).toEqual([413, 'TOO_LARGE']);
  });

  it('counts exactly against the plan, also in parallel', async () => {
    const other = await proven(world);
    const included = planOffers.trial.cases ?? 0;
    const replies = await Promise.all(Array.from({ length: included + 5 }, () => submit(other)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(included);
    const refused = replies.filter(({ status }) => status !== 201);
    expect(refused.map((reply) => code(reply))).toEqual(Array.from({ length: 5 }, () => [402, 'QUOTA_REACHED']));
    expect((await other.get('/api/my-cases')).body['usage']).toMatchObject({ used: included, included });
  });

  it('asks for a plan when the trial is over', async () => {
    const other = await proven(world);
    world.setClock(() => later(31 * 24 * 3600));
    try {
      expect(code(await submit(other))).toEqual([402, 'TRIAL_ENDED']);
      expect((await other.get('/api/whoami')).body).toMatchObject({ trial: { days_left: 0 } });
    } finally {
      world.setClock();
    }
  });
});

describe('a case', () => {
  let owner: typeof me;
  beforeAll(async () => {
    owner = await proven(world);
  });

  it('is in the list as soon as it was accepted', async () => {
    for (let i = 0; i < 3; i++) {
      const { caseId } = await submit(owner);
      const { body } = await owner.get('/api/my-cases');
      const rows = body['cases'] as unknown as { case_id: string; watch_url: string }[];
      expect(rows.map(({ case_id }) => case_id)).toContain(caseId);
    }
    expect((await owner.get('/api/my-cases?status=odd')).status).toBe(422);
    expect((await owner.get('/api/my-cases?q=%00')).status).toBe(422);
  });

  it('is shown to its owner and its auditors, and does not exist for anybody else', async () => {
    const { caseId } = await submit(owner);
    const [stranger, auditor] = [await proven(world), await proven(world)];
    const invited = agent(world.url);
    const unknownYet = newEmail();
    expect((await owner.post(`/api/cases/${caseId}/auditors`, { email: auditor.email })).status).toBe(204);
    expect(code(await owner.post(`/api/cases/${caseId}/auditors`, { email: unknownYet }))).toEqual([
      402,
      'NOT_IN_PLAN',
    ]);
    expect((await auditor.get(`/api/cases/${caseId}`)).body).toMatchObject({ role: 'auditor', q1 });
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({ role: 'owner', auditors: [auditor.email] });

    const { caseId: second } = await submit(owner);
    expect((await owner.post(`/api/cases/${second}/auditors`, { email: unknownYet })).status).toBe(204);
    await invited.post('/api/signup', { email: unknownYet, password });
    // Anybody can sign up with an invited address: it is proven by a link that was sent there.
    expect((await invited.get(`/api/cases/${second}`)).status).toBe(404);
    await prove(invited, unknownYet);
    expect((await invited.get(`/api/cases/${second}`)).status).toBe(200);

    expect((await owner.del(`/api/cases/${second}/auditors`, { email: unknownYet })).status).toBe(204);
    expect((await invited.get(`/api/cases/${second}`)).status).toBe(404);
    expect((await owner.get(`/api/cases/${second}`)).body).toMatchObject({ auditors: [] });

    const calls = accessCalls(world.routes);
    const replies = async (who: typeof me, id: string) =>
      Promise.all(calls.map(([method, path, body]) => who.send(method, path.replace(':case_id', id), body)));
    const foreign = await replies(stranger, caseId);
    const absent = await replies(owner, 'a'.repeat(32));
    for (const reply of [...foreign, ...absent]) expect(code(reply)).toEqual([404, 'CASE_NOT_FOUND']);
    expect(foreign.map(({ body }) => body)).toEqual(absent.map(({ body }) => body));
    // An auditor reads; it does not act.
    const notThere = [
      ['report', 'REPORT_NOT_READY'],
      ['documents', 'DOCUMENTS_CLOSED'],
    ] as const;
    const byAuditor = await replies(auditor, caseId);
    expect(byAuditor.map(({ body }) => body['code'])).toEqual(
      calls.map(([, path, , auth]) =>
        auth === 'owner' ? 'CASE_NOT_FOUND' : notThere.find(([part]) => path.includes(part))?.[1],
      ),
    );
    for (const reply of await replies({ ...owner, ...agent(world.url) }, caseId))
      expect(code(reply)).toEqual([401, 'NOT_SIGNED_IN']);
    expect((await owner.get(`/api/cases/..%2f${caseId}`)).status).toBe(404);
  });

  it('and an account are closed without a session', async () => {
    const closed = world.routes.filter(({ auth }) => auth !== 'none');
    expect(closed.length).toBeGreaterThan(15);
    for (const { method, path } of closed) {
      const body = method === 'get' ? undefined : {};
      expect(code(await agent(world.url).send(method.toUpperCase(), path.replaceAll(/:\w+/g, 'x'), body))).toEqual([
        401,
        'NOT_SIGNED_IN',
      ]);
    }
  });

  it('has the name its owner gives it, and goes to the archive and back', async () => {
    const keeper = await proven(world);
    const { caseId } = await submit(keeper);
    const view = async () => (await keeper.get(`/api/cases/${caseId}`)).body;
    const rename = (name: string) => keeper.put(`/api/cases/${caseId}/name`, { name });
    for (const name of [' The lease ', 'The lease', '']) expect((await rename(name)).status).toBe(204);
    expect((await rename('x'.repeat(201))).status).toBe(422);
    expect(await view()).toMatchObject({ title: q1, archived: false });
    expect((await rename('The lease')).status).toBe(204);
    expect((await keeper.put(`/api/cases/${caseId}/archive`)).status).toBe(204);
    expect((await keeper.put(`/api/cases/${caseId}/archive`)).status).toBe(204);
    expect(await view()).toMatchObject({ title: 'The lease', archived: true });
    expect((await keeper.del(`/api/cases/${caseId}/archive`)).status).toBe(204);
    expect(await view()).toMatchObject({ archived: false });
    const types = (await world.accountEvents(`case-${caseId}`)).map(({ type }) => type);
    expect(types.slice(1)).toEqual(['CaseRenamed', 'CaseRenamed', 'CaseRenamed', 'CaseArchived', 'CaseRestored']);
  });

  it('is deleted for good, stopped first where it runs, and counts on', async () => {
    const keeper = await proven(world);
    const { caseId } = await submit(keeper);
    await keeper.put(`/api/cases/${caseId}/share`);
    expect((await keeper.del(`/api/cases/${caseId}`)).status).toBe(204);
    expect(code(await keeper.get(`/api/cases/${caseId}`))).toEqual([404, 'CASE_NOT_FOUND']);
    expect(code(await keeper.del(`/api/cases/${caseId}`))).toEqual([404, 'CASE_NOT_FOUND']);
    const types = (await world.accountEvents(`case-${caseId}`)).map(({ type }) => type);
    expect(types.slice(1)).toEqual(['WatchLinkOpened', 'WatchLinkClosed', 'CaseCancelled', 'CaseErased']);
    const { pool } = world.database;
    const counted = await deletedCases(pool, keeper.accountId, '2020-01-01T00:00:00.000Z', false);
    expect(counted).toEqual([caseId]);
    expect(await deletedCases(pool, keeper.accountId, '2100-01-01T00:00:00.000Z', false)).toEqual([]);
  });

  it('takes the answers it asked for', async () => {
    const { caseId } = await submit(owner);
    const answer = (body: object) => owner.post(`/api/cases/${caseId}/answers`, body);
    expect(code(await answer({ text: 'early' }))).toEqual([409, 'NOTHING_ASKED']);
    await world.appendAll(`case-${caseId}`, [clarificationAsked()], 0);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({
      status: 'needs_answers',
      questions: [{ question_id: 'q-1' }],
    });
    expect(code(await answer({ answers: [{ question_id: 'q-9', text: 'x' }] }))).toEqual([422, 'INVALID_ANSWERS']);
    expect((await answer({})).status).toBe(422);
    expect((await answer({ text: 'حوالي تسعين ألفًا' })).status).toBe(202);
    const events = await world.accountEvents(`case-${caseId}`);
    expect(events.at(-1)).toMatchObject({
      type: 'ClarificationAnswered',
      data: { answers: [{ questionId: null, text: 'حوالي تسعين ألفًا' }] },
    });
  });

  it('takes a corrected frame while it waits for answers, and no other', async () => {
    const [asker, stranger] = [await proven(world), await proven(world)];
    const { caseId } = await submit(asker);
    const frame = { options: ['Lease', 'Wait'], criteria: ['Cost'], deadline: 'May', fixed: ['14 staff'] };
    const correct = (body: object, who = asker) => who.put(`/api/cases/${caseId}/frame`, body);
    expect(code(await correct(frame))).toEqual([409, 'NOTHING_ASKED']);
    const shown = { options: ['Lease', 'Do nothing'], criteria: ['Rent'], deadline: null, fixed: [] };
    await world.appendAll(`case-${caseId}`, [clarificationAsked({ frame: shown })], 0);
    expect((await asker.get(`/api/cases/${caseId}`)).body).toMatchObject({ frame: { ...shown, corrected: false } });
    expect((await correct({ ...frame, options: ['one'] })).status).toBe(422);
    expect(code(await correct(frame, stranger))).toEqual([404, 'CASE_NOT_FOUND']);
    expect((await correct(frame)).status).toBe(202);
    expect((await correct(frame)).status).toBe(202);
    expect((await asker.get(`/api/cases/${caseId}`)).body).toMatchObject({
      status: 'needs_answers',
      frame: { ...frame, corrected: true },
    });
    const events = await world.accountEvents(`case-${caseId}`);
    expect(events.filter(({ type }) => type === 'FrameCorrected')).toMatchObject([{ data: { frame } }]);
  });

  it('is cancelled once, shared and closed', async () => {
    const { caseId } = await submit(owner);
    expect((await owner.put(`/api/cases/${caseId}/share`)).body).toMatchObject({ shared: true });
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({ shared: true });
    expect((await owner.del(`/api/cases/${caseId}/share`)).body).toMatchObject({ shared: false });
    expect((await owner.post(`/api/cases/${caseId}/cancel`)).status).toBe(202);
    expect((await owner.post(`/api/cases/${caseId}/cancel`, { reason: 'again' })).status).toBe(202);
    expect(code(await owner.post(`/api/cases/${caseId}/retry`))).toEqual([409, 'NOT_FAILED']);
    const types = (await world.accountEvents(`case-${caseId}`)).map(({ type }) => type);
    expect(types).toEqual(['CaseSubmitted', 'WatchLinkOpened', 'WatchLinkClosed', 'CaseCancelled']);
  });

  it('is asked again with one thing changed as a case of its own that is linked to the first', async () => {
    const asker = await proven(world);
    const { caseId } = await submit(asker, { mode: 'direct' });
    const change = { kind: 'fact', now: 'The rent falls to 40,000.' };
    const ask = (about: object, key = 'once') =>
      asker.post(`/api/cases/${caseId}/again`, { change: about }, { 'idempotency-key': key });
    expect(code(await ask(change))).toEqual([409, 'NOT_DELIVERED']);
    const { events } = await playCase('direct');
    await world.appendAll(`case-${caseId}`, [...events.slice(1), reportIssued()], 0);
    expect(code(await ask({ kind: 'weight', criterion_id: 'none', now: 0.5 }))).toEqual([422, 'INVALID_INPUT']);
    const first = await ask(change);
    expect(first.status).toBe(201);
    expect((await ask(change)).body).toEqual(first.body);
    expect(code(await ask({ ...change, now: 'It rises.' }))).toEqual([422, 'IDEMPOTENCY_KEY_REUSED']);
    const again = first.body['case_id'] as unknown as string;
    const [fresh] = await world.accountEvents(`case-${again}`);
    expect(fresh?.data).toMatchObject({ again: { of: caseId, change }, mode: 'direct', q1 });

    expect((await asker.get(`/api/cases/${again}/comparison`)).status).toBe(404);
    await world.appendAll(`case-${again}`, [...events.slice(1), reportIssued()], 0);
    const { body } = await asker.get(`/api/cases/${again}/comparison`);
    expect(body).toMatchObject({ of: caseId, change, moved: [], evidence_added: [], rehearsal: false });
    const [option] = body['options'] as unknown as { p: { before: number; after: number } }[];
    expect(option?.p.before).toBeGreaterThan(0);
    expect(option?.p.after).toBe(option?.p.before);
    // Each of the two leads to the other.
    const linksOf = async (id: string) => (await asker.get(`/api/cases/${id}`)).body['again'];
    expect(await linksOf(caseId)).toEqual({
      of: null,
      case_ids: [again],
      changes: [{ case_id: again, submitted_at: expect.any(String), change }],
    });
    expect(await linksOf(again)).toEqual({ of: caseId, case_ids: [], changes: [] });
    expect((await asker.get(`/api/cases/${caseId}/comparison`)).status).toBe(404);

    // Asked again itself, it takes along what was stated before.
    const later = { kind: 'fact', now: 'The landlord pays for the oven.' };
    const third = await asker.post(`/api/cases/${again}/again`, { change: later }, { 'idempotency-key': 'later' });
    expect(third.status).toBe(201);
    const [last] = await world.accountEvents(`case-${third.body['case_id'] as unknown as string}`);
    expect(last?.data).toMatchObject({ again: { of: again, change: later, stated: [change.now] } });
  });

  it('runs again free of charge when only one provider could be heard, once', async () => {
    const { caseId } = await submit(owner);
    expect(code(await owner.post(`/api/cases/${caseId}/rerun`))).toEqual([409, 'NOT_DELIVERED']);
    const { events } = await playCase('direct', ({ provider }) => (provider === 'google' ? 'fine' : 'rejected'));
    await world.appendAll(`case-${caseId}`, [...events.slice(1), reportIssued()], 0);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({
      quorum: 'single_source',
      rerun: { offered: true, case_id: null, of: null },
    });
    const first = await owner.post(`/api/cases/${caseId}/rerun`);
    expect(first.status).toBe(201);
    const { case_id: again, watch_url } = first.body as unknown as { case_id: string; watch_url: string };
    expect(watch_url).toBe(`${world.url}/watch?case=${again}`);
    expect((await owner.post(`/api/cases/${caseId}/rerun`)).body).toEqual(first.body);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({ rerun: { offered: false, case_id: again } });
    const [old, fresh] = await Promise.all([caseId, again].map((id) => world.accountEvents(`case-${id}`)));
    expect(old?.[0]?.type).toBe('CaseSubmitted');
    const { q1, mode, answers } = (old as unknown as CaseEventOf<'CaseSubmitted'>[])[0]!.data;
    expect(fresh).toHaveLength(1);
    expect(fresh?.[0]).toMatchObject({ type: 'CaseSubmitted', data: { q1, mode, answers, rerunOf: caseId } });
    expect(old?.filter(({ type }) => type === 'RerunTaken')).toHaveLength(1);
  });

  it('has a report once it was issued', async () => {
    const { caseId } = await submit(owner);
    expect(code(await owner.get(`/api/cases/${caseId}/report`))).toEqual([404, 'REPORT_NOT_READY']);
    await world.appendAll(`case-${caseId}`, [gatePassed(), reportIssued()], 0);
    expect((await owner.get(`/api/cases/${caseId}`)).body).toMatchObject({
      status: 'delivered',
      pdf_links: [{ href: `${world.url}/api/cases/${caseId}/report.pdf`, bytes: 13, filename: 'recommendation.pdf' }],
    });
    expect((await owner.get(`/api/cases/${caseId}/report`)).body).toEqual({ title: 'x' });
    const { headers, text } = await owner.get(`/api/cases/${caseId}/report.pdf`);
    expect(text).toMatch(/^%PDF/);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Caf_ _plan_ _6.4m.pdf"; filename*=UTF-8''Caf%C3%A9%20%22plan%22%20%C2%A36.4m.pdf`,
    );
    const workbook = await owner.get(`/api/cases/${caseId}/report.xlsx`);
    expect(workbook.headers.get('content-type')).toMatch(/spreadsheetml\.sheet$/);
    expect(workbook.headers.get('content-disposition')).toMatch(/^attachment; filename="Caf_ _plan_ _6\.4m\.xlsx"/);
    for (const [format, type] of Object.entries(reportFormats)) {
      const file = await owner.get(`/api/cases/${caseId}/report.${format}`);
      expect(file.text).toBe(`report as ${format}`);
      expect(file.headers.get('content-type')).toBe(type);
      expect(file.headers.get('content-security-policy')).toContain('sandbox');
      expect(file.headers.get('content-disposition')).toMatch(new RegExp(`%20%C2%A36\\.4m\\.${format}$`, 'u'));
    }
  });
});

describe('a case whose watch link is open', () => {
  const told: readonly CaseEvent[] = [clarificationAsked(), clarificationAnswered('Ninety thousand, no more.')];
  const watch = async (who: Pick<typeof me, 'get'>, caseId: string, query = '') => {
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
  const make = async (owner: typeof me, caseId: string, days = 7) => {
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

it('shows how good the forecasts were once ten outcomes are on record', async () => {
  const owner = await proven(world);
  const turnedOut = async (i: number) => {
    const caseId = `forecast-${i}-${owner.accountId}`;
    const forecast = { by: '2027-03-01', success: 0.7, tripwires: [] };
    const facts: CaseEvent[] = [
      caseSubmitted({ caseId, accountId: owner.accountId }),
      gatePassed(),
      reportIssued(),
      { type: 'DecisionRecorded', data: { optionId: 'A', text: '', forecast, at } },
      { type: 'OutcomeRecorded', data: { happened: i < 7 ? 'good' : 'bad', text: '', at } },
    ];
    await world.appendAll(`case-${caseId}`, facts, -1);
  };
  for (let i = 0; i < 9; i++) await turnedOut(i);
  const told = async () => (await owner.get('/api/calibration')).body as unknown as CalibrationReply;
  await expect.poll(async () => (await told()).recorded).toBe(9);
  expect(await told()).toEqual({ recorded: 9, needed: 10, calibration: null });
  await turnedOut(9);
  await expect.poll(async () => (await told()).recorded).toBe(10);
  const { calibration } = await told();
  expect(calibration).toMatchObject({ count: 10, reliability: [{ from: 0.7, count: 10 }] });
  expect(calibration?.brier).toBeCloseTo(0.21);
  expect(calibration?.reliability[0]?.happened).toBeCloseTo(0.7);
});

it('tells the owner and the auditors what was decided and how it turned out', async () => {
  const owner = await proven(world);
  const auditor = await proven(world);
  const caseId = `turned-out-${owner.accountId}`;
  const facts: CaseEvent[] = [
    caseSubmitted({ caseId, accountId: owner.accountId }),
    gatePassed(),
    reportIssued(),
    { type: 'AuditorInvited', data: { email: auditor.email, accountId: auditor.accountId, at } },
  ];
  await world.appendAll(`case-${caseId}`, facts, -1);
  const url = `/api/cases/${caseId}`;
  expect((await owner.get(url)).body).toMatchObject({ decision: null, outcome: null });
  const told = { happened: 'bad', text: 'Two shops by June.' };
  expect(code(await owner.put(`${url}/outcome`, told))).toEqual([409, 'DECISION_MISSING']);
  for (const text of ['Two shop.', 'Two shops.'])
    expect((await owner.put(`${url}/decision`, { option_id: null, text })).status).toBe(204);
  for (const happened of ['bad', 'mixed'])
    expect((await owner.put(`${url}/outcome`, { happened, text: 'Two shops by June.' })).status).toBe(204);
  for (const reader of [owner, auditor])
    expect((await reader.get(url)).body['outcome']).toEqual({
      happened: 'mixed',
      text: 'Two shops by June.',
      tripwires: [],
      at: expect.any(String),
    });
  // In hindsight nothing is decided.
  expect(code(await owner.put(`${url}/decision`, { option_id: null, text: '' }))).toEqual([409, 'DECISION_LOCKED']);
  const { decision, outcome } = (await owner.get(url)).body;
  expect(decision).toMatchObject({ text: 'Two shops.' });
  expect(String(decision?.['at']) <= String(outcome?.['at'])).toBe(true);
  const crossed = { ...told, tripwires: [{ tripwire: 0, crossed: true }] };
  expect(code(await owner.put(`${url}/outcome`, crossed))).toEqual([422, 'INVALID_INPUT']);
  expect(code(await owner.put(`${url}/outcome`, { happened: 'splendid', text: '' }))).toEqual([422, 'INVALID_INPUT']);
});

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
  const opened = (owner: Awaited<ReturnType<typeof person>>, caseId: string) =>
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

it('is documented where it is served', async () => {
  const { body } = await agent(world.url).get('/.well-known/openapi.json');
  expect(body).toMatchObject({ openapi: '3.1.0', servers: [{ url: world.url }] });
});

/** A good request to every route of a case; a route that is new here has to say what one is. */
function accessCalls(routes: World['routes']) {
  const bodies: Record<string, object | undefined> = {
    getCase: undefined,
    getCaseEvents: undefined,
    watchCase: undefined,
    listCaseDocuments: undefined,
    getPassage: undefined,
    getReport: undefined,
    getReportPdf: undefined,
    getReportWorkbook: undefined,
    getReportMarkdown: undefined,
    getReportDocx: undefined,
    getReportPptx: undefined,
    answerCase: { text: 'yes' },
    openReportLink: { days: 7 },
    closeReportLink: undefined,
    correctFrame: { options: ['a', 'b'], criteria: ['c'], deadline: null, fixed: [] },
    cancelCase: {},
    retryCase: undefined,
    rerunCase: undefined,
    askAgain: { change: { kind: 'fact', now: 'The rent falls.' } },
    getComparison: undefined,
    renameCase: { name: 'The lease' },
    archiveCase: undefined,
    restoreCase: undefined,
    deleteCase: undefined,
    openWatchLink: undefined,
    closeWatchLink: undefined,
    letAuditorOpenDocuments: { email: newEmail(), open: true },
    inviteAuditor: { email: 'somebody@example.org' },
    removeAuditor: { email: 'somebody@example.org' },
    recordDecision: { option_id: null, text: '' },
    recordOutcome: { happened: 'good', text: '' },
    askDissenter: { dissent_id: 'd', question: 'why?' },
  };
  const ofCases = routes.filter(({ path }) => path.includes(':case_id'));
  expect(ofCases.map(({ operationId }) => operationId)).toEqual(expect.arrayContaining(Object.keys(bodies)));
  return ofCases.map(({ method, path, operationId, auth }) => {
    if (!(operationId in bodies)) throw new Error(`Expected to be told a request to ${operationId}.`);
    const asked = operationId === 'getPassage' ? `${path.replace(':document_id', 'a'.repeat(32))}?at=p.1` : path;
    return [method.toUpperCase(), asked, bodies[operationId], auth] as const;
  });
}
