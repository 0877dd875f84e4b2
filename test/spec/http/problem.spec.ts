import { once } from 'node:events';

import Koa from 'koa';
import { pino } from 'pino';
import { describe, expect, it } from 'vitest';

import { renderProblems } from '../../../server/platform/http/problem.ts';
import { OutcomeUnknown } from '../../../server/platform/store/errors.ts';
import { NoAnswer } from '../../../server/platform/store/esdb/failures.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';

/** What a caller gets when a handler throws `error`. */
async function replyTo(
  error: Error,
): Promise<{ status: number; retryAfter: string | null; problem: Record<string, unknown> }> {
  const app = new Koa();
  app.silent = true;
  app.use(renderProblems({ siteUrl: 'https://witan.example', log: pino({ level: 'silent' }) }));
  app.use(() => {
    throw error;
  });
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    const { port } = server.address() as { port: number };
    const response = await fetch(`http://127.0.0.1:${port}/`);
    const problem = (await response.json()) as Record<string, unknown>;
    return { status: response.status, retryAfter: response.headers.get('retry-after'), problem };
  } finally {
    server.close();
  }
}

describe('a problem', () => {
  it('is what a refusal says, with its fields', async () => {
    const reply = await replyTo(new Refusal('invalid-input', 'Wrong.', [{ pointer: '/q1', detail: 'Expected text.' }]));
    expect(reply).toMatchObject({
      status: 422,
      problem: {
        type: 'https://witan.example/problems/invalid-input',
        code: 'INVALID_INPUT',
        errors: [{ pointer: '/q1', detail: 'Expected text.' }],
      },
    });
  });

  it('hides what it does not know, under an id', async () => {
    const { status, problem } = await replyTo(new Error('password=hunter2'));
    expect(status).toBe(500);
    expect(problem['request_id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.stringify(problem)).not.toContain('hunter2');
  });

  it.each([new OutcomeUnknown('timed out'), new NoAnswer('not reached')])(
    'is worth repeating when the record is out of reach (%s)',
    async (error) =>
      expect(await replyTo(error)).toMatchObject({ status: 503, retryAfter: '5', problem: { code: 'NOT_READY' } }),
  );
});
