import { expect, it } from 'vitest';

import { requireClient } from '../../../server/wiring/builtClient.ts';
import { listen } from '../../../server/wiring/web.ts';

it('a server that is starting lives, and says of everything else that it is not ready yet', async () => {
  const { server, port } = await listen({ port: 0, host: '127.0.0.1' });
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  expect(await (await get('/health/live')).json()).toEqual({ status: 'ok', service: 'witan' });
  for (const path of ['/', '/health/ready', '/api/whoami']) {
    const reply = await get(path);
    expect([reply.status, reply.headers.get('content-type'), reply.headers.get('retry-after')]).toEqual([
      503,
      'application/problem+json',
      '1',
    ]);
    expect(reply.headers.get('refresh'), 'a page that was opened meanwhile loads by itself').toBe('1');
    expect(await reply.json()).toMatchObject({ status: 503, code: 'NOT_READY' });
  }
  server.closeAllConnections();
  server.close();
});

it('a server without a built client does not start, and says what makes it', () => {
  expect(() => requireClient('/nowhere')).toThrow(
    '/nowhere: expected the built client, found none. `npm run build` makes it.',
  );
});
