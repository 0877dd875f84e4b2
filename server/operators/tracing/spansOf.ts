import { caseIdIn } from '../../../shared/events/case.ts';
import type { WitanEvent } from '../../../shared/events/catalogue.ts';
import { entriesOf } from '../../../shared/kernel/collections.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { codeOf } from '../../../shared/kernel/thrown.ts';
import type { Call } from '../../panel/engine/needs.ts';
import type { Replied } from '../../platform/http/accessLog.ts';
import type { JobHandler } from '../../platform/jobs/jobs.ts';
import type { Queue } from '../../platform/jobs/reactors.ts';
import type { Store } from '../../platform/store/store.ts';
import type { Span } from './startTracing.ts';

type Tell = (span: Span) => void;
type NowMs = () => number;

const nameOf = (error: unknown): string => codeOf(error) ?? (error instanceof Error ? error.name : 'error');

/** A request about a case, or the one that brought it. */
export const spanOfReply =
  (tell: Tell, nowMs: NowMs) =>
  ({ method, route, status, ms, problem }: Replied, caseId: string): void => {
    const toMs = nowMs();
    const attributes = { 'http.request.method': method, 'http.route': route, 'http.response.status_code': status };
    tell({
      ...{ caseId, name: `${method} ${route}`, kind: 'SERVER', fromMs: toMs - ms, toMs, attributes },
      failed: status >= 500 ? (problem ?? String(status)) : undefined,
      isRoot: route === '/intake' && status === 201,
    });
  };

/** The store, telling what is written to streams of cases. */
export const tracedStore = <E extends { readonly type: string }>(
  store: Store<E>,
  tell: Tell,
  nowMs: NowMs,
): Store<E> => ({
  ...store,
  async append(stream, events, expected) {
    const caseId = caseIdIn(stream);
    if (caseId === null) return store.append(stream, events, expected);
    const fromMs = nowMs();
    const types = [...new Set(events.map(({ type }) => type))].join(',');
    const told = (failed?: string) =>
      tell({
        ...{ caseId, name: 'append', kind: 'CLIENT', fromMs, toMs: nowMs(), failed },
        attributes: { 'db.system.name': 'eventstoredb', 'witan.events': events.length, 'witan.event.types': types },
      });
    try {
      const appended = await store.append(stream, events, expected);
      told();
      return appended;
    } catch (error) {
      told(nameOf(error));
      throw error;
    }
  },
});

export type Handlers = Readonly<Partial<Record<Queue, JobHandler>>>;
const ofCases: ReadonlySet<Queue> = new Set(['panel', 'report', 'review', 'follow-up'] as const);

/** Handlers of jobs, telling of those that are about a case. */
export function tracedHandlers(handlers: Handlers, tell: Tell, nowMs: NowMs): Handlers {
  const traced: Partial<Record<Queue, JobHandler>> = {};
  for (const [queue, handler] of entriesOf(handlers))
    traced[queue] = ofCases.has(queue) ? tracedHandler(queue, handler, tell, nowMs) : handler;
  return traced;
}

const tracedHandler =
  (queue: Queue, handler: JobHandler, tell: Tell, nowMs: NowMs): JobHandler =>
  async (data, signal) => {
    const fromMs = nowMs();
    const told = (failed?: string) =>
      tell({
        ...{ caseId: data.id, name: `job ${queue}`, kind: 'CONSUMER', fromMs, toMs: nowMs(), failed },
        attributes: { 'messaging.destination.name': queue, 'witan.woken.by': data.about },
      });
    try {
      const next = await handler(data, signal);
      told();
      return next;
    } catch (error) {
      told(nameOf(error));
      throw error;
    }
  };

/** A call to a model, by the conventions for generative AI; never what was asked or answered. */
export const spanOfCall =
  (tell: Tell, nowMs: NowMs) =>
  ({ caseId, kind, ms, provider, model, outcome, usage, usd }: Call): void => {
    const toMs = nowMs();
    tell({
      ...{ caseId, name: `chat ${model}`, kind: 'CLIENT', fromMs: toMs - ms, toMs },
      attributes: {
        'gen_ai.operation.name': 'chat',
        'gen_ai.provider.name': provider,
        'gen_ai.request.model': model,
        'witan.turn': kind,
        ...(usage && {
          'gen_ai.usage.input_tokens': usage.input,
          'gen_ai.usage.output_tokens': usage.output,
          'gen_ai.usage.cache_read.input_tokens': usage.cached,
        }),
        ...(usd !== null && { 'witan.usd': usd }),
      },
      failed: outcome === 'ok' ? undefined : outcome,
    });
  };

/** More than so many at once are a model that catches up, of which nobody wants a span for each event. */
const mostTold = 50;

/** Events that a read model has taken. */
export const spansOfBatch =
  (tell: Tell, nowMs: NowMs) =>
  (model: string, events: readonly Recorded<WitanEvent>[], fromMs: number): void => {
    if (events.length > mostTold) return;
    for (const { stream, type } of events) {
      const caseId = caseIdIn(stream);
      const attributes = { 'witan.model': model, 'witan.event.types': type };
      if (caseId !== null)
        tell({ caseId, name: `project ${model}`, kind: 'CONSUMER', fromMs, toMs: nowMs(), attributes });
    }
  };

/** An event that goes to the viewers of a case, from when it was written. */
export const spanOfViewers =
  (tell: Tell, nowMs: NowMs) =>
  (caseId: string, { type, at }: Recorded<WitanEvent>): void => {
    const toMs = nowMs();
    const attributes = { 'witan.event.types': type };
    tell({
      caseId,
      name: 'send to viewers',
      kind: 'PRODUCER',
      fromMs: Math.min(Date.parse(at), toMs),
      toMs,
      attributes,
    });
  };
