import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { deletedCases } from '../../../../server/cases/list/caseEraser.ts';
import { reportFormats } from '../../../../shared/api/cases/reportFormats.ts';
import type { CaseEventOf } from '../../../../shared/events/case.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { clarificationAsked, gatePassed, reportIssued } from '../../../support/controls.ts';
import { agent, newEmail, password } from '../agent.ts';
import { type World, prove, proven, startWorld } from '../world.ts';
import { type Person, code, q1, submit } from './bringing.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
});
afterAll(() => world.stop());

describe('a case', () => {
  let owner: Person;
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
    const replies = async (who: Person, id: string) =>
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
