import { z } from 'zod';

import { published } from '../../../shared/api/define.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';
import { route } from './route.ts';

const Health = z.object({ status: z.literal('ok'), service: z.literal('witan') }).register(published, { id: 'Health' });
const Ready = z
  .object({
    status: z.literal('ready'),
    parts: z.record(z.string(), z.boolean()),
    parked_streams: z
      .int()
      .meta({ description: 'Streams that a read model could not take; they are tried again at every start.' }),
  })
  .register(published, { id: 'Readiness' });

/** Each part by name and whether it answers. */
export type Readiness = {
  readonly parts: Readonly<Record<string, boolean>>;
  readonly parkedStreams: number;
  /** Sentences about parts of which there is more to say than that they do not answer. */
  readonly notes?: Readonly<Record<string, string | null>>;
};

export const healthRoutes = ({ ready }: { readonly ready: () => Readiness }) => {
  const health = (path: '/health' | '/health/live', operationId: string, summary: string) =>
    route({
      method: 'get',
      path,
      operationId,
      tag: 'operations',
      summary,
      auth: 'none',
      problems: ['method-not-allowed'],
      replies: { 200: { description: 'The process answers.', schema: Health } },
      handle: async () => ({ status: 200, body: { status: 'ok' as const, service: 'witan' as const } }),
    });
  return [
    health('/health', 'getHealth', 'Whether the service is there'),
    health('/health/live', 'getLiveness', 'Whether the process answers, for operators'),
    route({
      method: 'get',
      path: '/health/ready',
      operationId: 'getReadiness',
      tag: 'operations',
      summary: 'Whether every part answers, for operators',
      auth: 'none',
      problems: ['not-ready', 'method-not-allowed'],
      replies: { 200: { description: 'Every part answers.', schema: Ready } },
      async handle() {
        const found = ready();
        const { parts, parkedStreams } = found;
        const wrong = wrongIn(found);
        if (wrong.length > 0)
          throw new Refusal('not-ready', wrong.join(' '), [], { headers: { 'Retry-After': '5' }, parts: { ...parts } });
        return { status: 200, body: { status: 'ready' as const, parts: { ...parts }, parked_streams: parkedStreams } };
      },
    }),
  ];
};

/** What keeps the process from being ready, in sentences; none when nothing does. */
const wrongIn = ({ parts, notes = {} }: Readiness): readonly string[] => {
  const down = Object.keys(parts).filter((name) => !parts[name]);
  const silent = down.filter((name) => !notes[name]);
  return [
    ...(silent.length > 0 ? [`Not answering: ${silent.join(', ')}.`] : []),
    ...down.flatMap((name) => notes[name] ?? []),
  ];
};
