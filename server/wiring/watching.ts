import { once } from 'node:events';
import { createServer } from 'node:http';

import type { Logger } from 'pino';

import { models } from '../../projections/models.ts';
import { createMetrics } from '../operators/metrics/metrics.ts';
import { projectionLag } from '../operators/metrics/projectionLag.ts';
import { serveMetrics } from '../operators/metrics/serveMetrics.ts';
import { statusOf } from '../operators/statusOf.ts';
import type { Config } from '../platform/config/config.ts';
import { withConfigError } from '../platform/config/configurationError.ts';
import type { Lifecycle } from '../platform/lifecycle.ts';
import type { Data } from './stores/data.ts';

/** What operators read of this process, and through it of the installation. */
export async function createWatching(
  { host, metrics: { token, port } }: Pick<Config, 'host' | 'metrics'>,
  { controlPool }: Pick<Data, 'controlPool'>,
  lifecycle: Lifecycle,
  log: Logger,
) {
  const metrics = createMetrics();
  const lag = projectionLag(models, () => performance.now());
  metrics.read({
    async status() {
      const status = await statusOf(controlPool);
      lag.models(status.models);
      return status;
    },
    lagOf: (model) => lag.of(model),
  });
  const serve = serveMetrics({ metrics, token, log });
  if (port !== undefined) {
    const server = createServer((request, response) => void serve(request, response));
    await withConfigError('METRICS_PORT', 'a port that is free (0: any)', async () => {
      server.listen(port, host);
      await once(server, 'listening');
    });
    lifecycle.started('metrics', async () => {
      server.close();
      server.closeAllConnections();
    });
  }
  return { metrics, lag, serve };
}
