import { expect, it } from 'vitest';

import { createTraces } from '../../../server/operators/tracing/traces.ts';
import { spanOfCall, spansOfBatch, tracedStore } from '../../../server/operators/tracing/spansOf.ts';
import type { Span } from '../../../server/operators/tracing/startTracing.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import { WrongRevision } from '../../../server/platform/store/store.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { caseSubmitted } from '../../support/controls.ts';

const provenance = { actor: 'a', correlation: 'c', causation: null };
const submitted = (caseId: string) => ({ ...caseSubmitted({ caseId }), ...provenance, id: crypto.randomUUID() });

it('without a collector store and jobs are the very same, and nothing else is there', async () => {
  const lifecycle = { started: () => undefined } as never;
  const traces = await createTraces({ traces: undefined, roles: new Set(['web']) }, { version: '0', lifecycle });
  const [store, handlers] = [memoryStore(), { panel: async () => {} }];
  expect(traces.storeOf(store)).toBe(store);
  expect(traces.handlers(handlers)).toBe(handlers);
  expect(Object.keys(traces)).toEqual(['storeOf', 'handlers']);
});

it('a write to a case is told with what it was, and with the name of what refused it', async () => {
  const spans: Span[] = [];
  const store = tracedStore(
    memoryStore(),
    (span) => void spans.push(span),
    () => 7,
  );
  await store.append(caseStream('one'), [submitted('one')], -1);
  await expect(store.append(caseStream('one'), [submitted('one')], -1)).rejects.toThrow(WrongRevision);
  expect(spans.map(({ caseId, failed, attributes }) => [caseId, failed, attributes['witan.event.types']])).toEqual([
    ['one', undefined, 'CaseSubmitted'],
    ['one', 'WrongRevision', 'CaseSubmitted'],
  ]);
});

it('a call is told by the conventions for generative AI', () => {
  const spans: Span[] = [];
  const usage = { input: 100, cached: 40, cacheWrite: 0, output: 20, reasoning: 5, searches: 0 };
  const tell = spanOfCall(
    (span) => void spans.push(span),
    () => 5_000,
  );
  const call = { caseId: 'one', kind: 'ballot', ms: 3_000, provider: 'openai', model: 'gpt', usage, usd: 0.5 } as const;
  tell({ ...call, outcome: 'timeout' } as never);
  expect(spans).toMatchObject([
    {
      ...{ name: 'chat gpt', kind: 'CLIENT', fromMs: 2_000, toMs: 5_000, failed: 'timeout' },
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': 'openai',
        'gen_ai.request.model': 'gpt',
        'gen_ai.usage.input_tokens': 100,
        'gen_ai.usage.output_tokens': 20,
      },
    },
  ]);
});

it('a read model that catches up is not told of event by event', () => {
  const spans: Span[] = [];
  const tell = spansOfBatch(
    (span) => void spans.push(span),
    () => 9,
  );
  const event = { stream: 'case-one', type: 'CaseSubmitted' } as never;
  tell(
    'cases',
    Array.from({ length: 51 }, () => event),
    1,
  );
  expect(spans).toEqual([]);
  tell('cases', [event, { stream: 'account-one', type: 'AccountRegistered' } as never], 1);
  expect(spans.map(({ name }) => name)).toEqual(['project cases']);
});
