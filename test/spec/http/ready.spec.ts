import { expect, it } from 'vitest';

import { healthRoutes } from '../../../server/platform/http/healthRoutes.ts';

it('names every part where one does not answer, so that the page on the status can', async () => {
  const parts = { postgres: false, live: true };
  const route = healthRoutes({ ready: () => ({ parts, parkedStreams: 0 }) }).find(
    ({ path }) => path === '/health/ready',
  );
  await expect(route?.handle({} as never)).rejects.toMatchObject({ code: 'not-ready', extra: { parts } });
});
