import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Logger } from 'pino';

import { sha256 } from '../../../shared/kernel/hash.ts';
import type { Metrics } from './metrics.ts';

type Needs = {
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** `METRICS_TOKEN`; without one only this machine is answered. */
  readonly token: string | undefined;
  readonly log: Logger;
};

/** `GET /metrics`: anyone who may not read them finds nothing there. */
export const serveMetrics =
  ({ metrics, token, log }: Needs) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const isAsked = request.url === '/metrics' && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked || !mayRead(request, token)) {
      response.writeHead(404, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end('Not found\n');
      return;
    }
    try {
      const text = await metrics.text();
      response
        .writeHead(200, { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' })
        .end(request.method === 'HEAD' ? undefined : text);
    } catch (error) {
      log.error({ err: error }, 'the metrics could not be read');
      response.writeHead(500).end();
    }
  };

/** A proxy on this machine connects from it too, and says for whom. */
const mayRead = ({ headers, socket }: IncomingMessage, token: string | undefined): boolean => {
  if (token !== undefined) return isSame(headers.authorization ?? '', `Bearer ${token}`);
  const { 'x-forwarded-for': forwardedFor, forwarded, via } = headers;
  const isForwarded = [forwardedFor, forwarded, via].some((header) => header !== undefined);
  return !isForwarded && loopback.test(socket.remoteAddress ?? '');
};
const loopback = /^(?:::ffff:)?127\.|^::1$/;

const isSame = (given: string, expected: string): boolean =>
  timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));
