import type { SpanKind } from '@opentelemetry/api';

import { sha256 } from '../../../shared/kernel/hash.ts';

/** Something that happened to a case, told once it is over. Names, counts and codes; never words of people or of models. */
export type Span = {
  readonly caseId: string;
  readonly name: string;
  readonly kind: keyof typeof SpanKind;
  readonly fromMs: number;
  readonly toMs: number;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The code of what went wrong. */
  readonly failed?: string | undefined;
  /** The request that brought the case: everything else of it is below this span. */
  readonly isRoot?: boolean | undefined;
};

export type Tracing = { readonly span: (span: Span) => void; readonly close: () => Promise<void> };

/**
 * A case is one trace, whichever processes work on it: its ids are made from the case's id, so that nothing has to carry them and
 * who knows a case finds its trace.
 */
export const traceIdOf = (caseId: string): string => sha256(`trace/${caseId}`).slice(0, 32);
const rootIdOf = (caseId: string): string => sha256(`root/${caseId}`).slice(0, 16);

type Needs = { readonly endpoint: string; readonly version: string; readonly roles: readonly string[] };

/** Sends spans to a collector (OTLP over HTTP). The packages are loaded here, so that without a collector they cost nothing. */
export async function startTracing({ endpoint, version, roles }: Needs): Promise<Tracing> {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  let root: string | null = null;
  const random = new sdk.RandomIdGenerator();
  const provider = new sdk.TracerProvider({
    resource: resourceFromAttributes({
      'service.name': 'witan',
      'service.version': version,
      'service.instance.id': `${process.pid}`,
      'witan.roles': roles.join(','),
    }),
    idGenerator: {
      generateTraceId: () => (root === null ? random.generateTraceId() : traceIdOf(root)),
      generateSpanId: () => (root === null ? random.generateSpanId() : rootIdOf(root)),
    },
    // Exports that fail are dropped: a collector that is away must not hold anything up.
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces` }),
        scheduledDelayMillis: 1_000,
        exportTimeoutMillis: 5_000,
      }),
    ],
  });
  const tracer = provider.getTracer('witan', version);

  return {
    span({ caseId, name, kind, fromMs, toMs, attributes, failed, isRoot = false }) {
      const parent = api.trace.setSpanContext(api.ROOT_CONTEXT, {
        traceId: traceIdOf(caseId),
        spanId: rootIdOf(caseId),
        traceFlags: api.TraceFlags.SAMPLED,
        isRemote: true,
      });
      root = isRoot ? caseId : null;
      const span = tracer.startSpan(
        name,
        {
          kind: api.SpanKind[kind],
          startTime: new Date(fromMs),
          attributes: { 'witan.case.id': caseId, ...attributes },
        },
        isRoot ? api.ROOT_CONTEXT : parent,
      );
      root = null;
      if (failed !== undefined) {
        span.setAttribute('error.type', failed);
        span.setStatus({ code: api.SpanStatusCode.ERROR });
      }
      span.end(new Date(toMs));
    },
    close: () => provider.shutdown(),
  };
}
