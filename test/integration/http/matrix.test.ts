import fc from 'fast-check';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { accountStream } from '../../../server/accounts/accountDecider.ts';
import { createConnectionLimits } from '../../../server/live/connectionLimits.ts';
import { type Gateway, startGateway } from '../../../server/live/gateway.ts';
import { fromHome, ownOrigins } from '../../../server/platform/http/origin.ts';
import { at } from '../../support/controls.ts';
import { connect } from '../live/world.ts';
import { isWhole, portion } from '../../support/sampled.ts';
import { type Agent, agent } from './agent.ts';
import { type World, proven, startWorld } from './world.ts';

let world: World;
let owner: Awaited<ReturnType<typeof proven>>;
let gateway: Gateway;
let operations: readonly Operation[];
/** Shown by its link, and not. */
let shown: string;
let hidden: string;
/** Hidden too, and deleted in the end. */
let spare: string;
let actors: Readonly<Record<Actor, readonly [Agent, string]>>;

type Operation = { readonly method: string; readonly path: string; readonly id: string; readonly isSession: boolean };
type Actor = 'anonymous' | 'link' | 'other' | 'operator' | 'auditor' | 'owner';

/** Who gets as far as the route itself. Written by hand: a route of a case that is not here fails. */
const table = `
watchCase          link auditor owner
getReport          link auditor owner
getCase            auditor owner
getCaseEvents      auditor owner
getReportPdf       auditor owner
getReportWorkbook  auditor owner
getReportMarkdown  auditor owner
getReportDocx      auditor owner
getReportPptx      auditor owner
listCaseDocuments  auditor owner
getPassage         auditor owner
recordDecision     owner
recordOutcome      owner
askDissenter       owner
openWatchLink      owner
openReportLink     owner
closeReportLink    owner
closeWatchLink     owner
inviteAuditor      owner
letAuditorOpenDocuments owner
removeAuditor      owner
answerCase         owner
correctFrame       owner
cancelCase         owner
retryCase          owner
rerunCase          owner
askAgain           owner
getComparison      owner
renameCase         owner
archiveCase        owner
restoreCase        owner
deleteCase         owner
`;
/** As whom the live connection of a case takes them; those who are not here it sends away. */
const live: Partial<Record<Actor, string>> = { link: 'watcher', auditor: 'auditor', owner: 'owner' };

const allowed = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => line.split(/\s+/))
    .map(([id = '', ...who]) => [id, who] as const),
);

beforeAll(async () => {
  world = await startWorld({ limitScale: 10_000 });
  const [one, other, auditor] = [await proven(world), await proven(world), await proven(world)];
  owner = one;
  const operator = await proven(world);
  const stream = accountStream(operator.accountId);
  const role = { accountId: operator.accountId, operator: true, by: 'operator', at };
  const length = (await world.accountEvents(stream)).length;
  await world.appendAll(stream, [{ type: 'OperatorRoleChanged', data: role }], length - 1);
  const bring = async () => {
    const { body } = await owner.post('/intake', { email: owner.email, q1: 'Should we open a second bakery?' });
    const caseId = String(body['case_id']);
    const { status } = await owner.post(`/api/cases/${caseId}/auditors`, { email: auditor.email });
    if (status !== 204) throw new Error(`Expected 204, found ${status}.`);
    return caseId;
  };
  [shown, hidden, spare] = [await bring(), await bring(), await bring()];
  await append(shown, { type: 'WatchLinkOpened', data: { at } });
  actors = {
    anonymous: [agent(world.url), hidden],
    link: [agent(world.url), shown],
    other: [other, hidden],
    operator: [operator, hidden],
    auditor: [auditor, hidden],
    owner: [owner, hidden],
  };
  gateway = startGateway(world.server, {
    feeds: world.feeds,
    sessionOf: (request) => world.sessions.of(request),
    viewerOf: (accountId) => world.accounts.viewOf(accountId),
    openSessions: (ids) => world.sessions.open(ids),
    onSessionsEnded: (listener) => world.sessions.onEnded(listener),
    fromHome: ({ headers }) => fromHome(headers, ownOrigins(world.url)),
    connectionLimits: createConnectionLimits({ perAccount: 100, perAddress: 100 }),
    proxies: 0,
    log: pino({ level: 'silent' }),
  });
  const { body } = await agent(world.url).get('/.well-known/openapi.json');
  type Declared = { operationId: string; security?: readonly object[] };
  const { paths } = body as unknown as { paths: Record<string, Record<string, Declared>> };
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, security = [] }]) => ({
      ...{ method: method.toUpperCase(), path, id: operationId },
      isSession: security.length > 0,
    })),
  );
});
afterAll(async () => {
  await gateway.close();
  await world.stop();
});

const append = async (caseId: string, event: CaseEvent) => {
  const before = await Array.fromAsync(world.store.read(caseStream(caseId)));
  await world.appendAll(caseStream(caseId), [event], before.length - 1);
};
const isOfOperators = ({ path }: Operation) => path.startsWith('/api/operator/');
const isOfCase = ({ path }: Operation) => path.includes('{case_id}');
const call = (who: Agent, { method, path }: Operation, caseId: string) =>
  who.send(
    method,
    path.replace('{case_id}', caseId).replaceAll(/\{\w+\}/g, 'x'),
    method === 'GET' || method === 'HEAD' ? undefined : { unknown: true },
    { accept: 'application/json' },
  );

describe('who may call what', () => {
  it('is said in the table for every route of a case, and holds', async () => {
    const ofCases = operations.filter(isOfCase);
    expect(ofCases.map(({ id }) => id).toSorted()).toEqual([...allowed.keys()].toSorted());
    const found: string[] = [];
    const wanted: string[] = [];
    // Reading first: some of the others change who may read.
    for (const one of ofCases.toSorted((a, b) => (a.method === 'GET' ? 0 : 1) - (b.method === 'GET' ? 0 : 1)))
      for (const [name, [who, caseId]] of Object.entries(actors) as [Actor, readonly [Agent, string]][]) {
        const { status, body } = await call(who, one, one.id === 'deleteCase' && caseId === hidden ? spare : caseId);
        const isIn = status !== 401 && body['code'] !== 'CASE_NOT_FOUND';
        found.push(`${one.id} ${name} ${isIn}`);
        wanted.push(`${one.id} ${name} ${allowed.get(one.id)?.includes(name) ?? false}`);
      }
    expect(found).toEqual(wanted);
  });

  it('is the operator alone where the installation is looked after; for everybody else nothing is there', async () => {
    const all = operations.filter(isOfOperators);
    // A job that is not there is the same 404 for operators: test/integration/start/grant.long.test.ts has one that is.
    const isTold = ({ id }: Operation) => id !== 'retryJob';
    const ofOperators = all.filter(isTold);
    expect(ofOperators.length).toBe(all.length - 1);
    const found: string[] = [];
    for (const one of all)
      for (const [name, [who, caseId]] of Object.entries(actors) as [Actor, readonly [Agent, string]][]) {
        // Ids as they might be: what is refused for its shape alone is refused before anybody is asked for.
        const path = one.path.replace(/cases\/\{\w+\}/, `cases/${caseId}`).replace(/\{\w+\}/, crypto.randomUUID());
        const { status, body } = await call(who, { ...one, path }, caseId);
        if (status !== 401 && body['code'] !== 'NOT_FOUND') found.push(`${one.id} ${name}`);
      }
    expect(found).toEqual(ofOperators.map(({ id }) => `${id} operator`));
  });

  it('holds for live connections too', async () => {
    const taken: Partial<Record<Actor, string>> = {};
    for (const [name, [who, caseId]] of Object.entries(actors) as [Actor, readonly [Agent, string]][]) {
      const socket = connect(world.url, { case: caseId, after: -1 }, { headers: { cookie: who.cookieHeader() } });
      socket.on('evs', (_, acknowledge) => acknowledge());
      const as = await new Promise<string | null>((resolve) => {
        socket.once('live', (given) => resolve(given.as));
        socket.once('gone', () => resolve(null));
        socket.once('connect_error', () => resolve(null));
      });
      if (as !== null) taken[name] = as;
      socket.close();
    }
    expect(taken).toEqual(live);
  });

  it('is somebody who is signed in wherever the document asks for it', async () => {
    const asking = operations.filter((one) => one.isSession && !isOfCase(one));
    expect(asking.length).toBeGreaterThan(15);
    const found: [string, number][] = [];
    for (const one of asking) found.push([one.id, (await call(agent(world.url), one, hidden)).status]);
    expect(found.filter(([, status]) => status !== 401)).toEqual([]);
  });
});

it('answers no request with a fault of its own', { timeout: isWhole ? 3_600_000 : 300_000 }, async () => {
  const junk = fc.oneof(
    fc.json(),
    fc.string(),
    fc.constantFrom('', '{', '[]', 'null', '{"__proto__":{"a":1}}', '{"q1":"\\u0000"}', '{"email":"a@b.c","q1":"x"}'),
  );
  const part = fc.oneof(fc.string(), fc.constantFrom('..', '%00', '%ff', '\u0000', 'a'.repeat(300), '-1', 'x'));
  const request = fc.record({
    operation: fc.nat(),
    part,
    query: fc.dictionary(fc.string({ maxLength: 8 }), part, { maxKeys: 3 }),
    body: junk,
    signedIn: fc.boolean(),
    type: fc.constantFrom('application/json', 'application/json; charset=utf-7', 'text/plain', 'application/x'),
    key: fc.option(fc.constantFrom('k', 'x'.repeat(500), 'ü'), { nil: undefined }),
  });
  // Those that would end what the others need.
  const ending = new Set(['logOut', 'deleteAccount', 'endSession', 'signUp', 'logIn']);
  const open = operations.filter(({ id }) => !ending.has(id));
  const stranger = agent(world.url);
  const one = fc.asyncProperty(request, async ({ operation, part, query, body, signedIn, type, key }) => {
    const { method, path } = open[operation % open.length]!;
    const at = path.replaceAll('{case_id}', signedIn ? hidden : encodeURIComponent(part));
    const filled = at.replaceAll(/\{\w+\}/g, encodeURIComponent(part));
    const headers = { 'content-type': type, ...(key !== undefined && { 'idempotency-key': encodeURIComponent(key) }) };
    const { status, text } = await (signedIn ? owner : stranger).send(
      method,
      `${filled}?${new URLSearchParams(query)}`,
      method === 'GET' ? undefined : body,
      headers,
    );
    expect([`${method} ${path}`, status < 500, text]).toEqual([`${method} ${path}`, true, text]);
  });
  await fc.assert(one, { numRuns: portion(30_000, 400) });
});
