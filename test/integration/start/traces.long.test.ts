import { once } from 'node:events';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { traceIdOf } from '../../../server/operators/tracing/startTracing.ts';
import { type Fleet, startFleet } from '../../support/fleet.ts';
import { until } from '../../support/until.ts';
import { person } from '../http/agent.ts';

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly doubleValue?: number };
type Attribute = { readonly key: string; readonly value: Value };
type Span = {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: readonly Attribute[];
};
type Export = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly Span[] }[];
  }[];
};

/** A collector that keeps what it is sent: OTLP over HTTP, as JSON. */
const bodies: string[] = [];
let collector: Server;
let fleet: Fleet;
beforeEach(async () => {
  bodies.length = 0;
  collector = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/v1/traces') bodies.push(body);
      response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  fleet = await startFleet();
});
afterEach(async () => {
  await fleet.stop();
  collector.close();
});

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';
const roleOf = (attributes: readonly Attribute[]) =>
  attributes.find(({ key }) => key === 'witan.roles')?.value.stringValue;
const spans = () =>
  bodies
    .flatMap((body) => (JSON.parse(body) as Export).resourceSpans)
    .flatMap(({ resource, scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, roles: roleOf(resource.attributes) }))),
    );

it('a case is one trace from its request to its report, over all processes, and holds nobody’s words', async () => {
  const { port } = collector.address() as AddressInfo;
  const OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${port}`;
  const web = fleet.start('web', { OTEL_EXPORTER_OTLP_ENDPOINT });
  for (const roles of ['panel', 'projections', 'printer', 'mail']) fleet.start(roles, { OTEL_EXPORTER_OTLP_ENDPOINT });
  const me = await person(await web.listening());
  const brought = await me.post('/intake', { email: me.email, q1, mode: 'direct' });
  const caseId = String(brought.body['case_id']);
  const status = async () => String((await me.get(`/api/cases/${caseId}`)).body['status']);
  await until('the report', async () => (await status()) === 'delivered', web.said);

  const own = () => spans().filter(({ traceId }) => traceId === traceIdOf(caseId));
  const seen = () => new Set(own().map(({ name, roles }) => `${roles}: ${name}`));
  const wanted = [
    'web: POST /intake',
    'web: append',
    'web: send to viewers',
    'panel: job panel',
    'printer: job report',
    'panel: append',
    'projections: project cases',
  ];
  await until(
    'all kinds of spans',
    async () => wanted.every((one) => seen().has(one)),
    () => [...seen()].join('\n'),
  );

  const roots = own().filter(({ parentSpanId }) => !parentSpanId);
  expect(roots.map(({ name }) => name)).toEqual(['POST /intake']);
  for (const { parentSpanId } of own()) expect([undefined, '', roots[0]?.spanId]).toContain(parentSpanId);

  const calls = own().filter(({ name }) => name.startsWith('chat '));
  expect(calls.length).toBeGreaterThan(9);
  const attributes = new Map(calls[0]?.attributes.map(({ key, value }) => [key, value]));
  expect(attributes.get('gen_ai.operation.name')).toEqual({ stringValue: 'chat' });
  expect(attributes.get('gen_ai.provider.name')).toEqual({ stringValue: 'rehearsal' });
  expect(attributes.get('gen_ai.request.model')?.stringValue).toBeTruthy();
  expect(bodies.join('\n')).not.toMatch(/bakery|Leeds|franchise|example\.org/i);
});
