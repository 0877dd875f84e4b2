import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/**
 * Counts what a server answers. The returned function resolves once all requests that are under way at that moment are answered or gone,
 * or after `ms`. Streams without an end are not waited for.
 */
export function requestsUnderWay(server: Server): (ms: number) => Promise<void> {
  const responses = new Set<ServerResponse>();
  server.on('request', (_, response: ServerResponse) => {
    responses.add(response);
    response.once('close', () => responses.delete(response));
  });
  return async (ms) => {
    const answered = [...responses].filter((response) => !isEndless(response)).map((one) => once(one, 'close'));
    await Promise.race([Promise.all(answered), new Promise<void>((resolve) => setTimeout(resolve, ms).unref())]);
  };
}

/** A reply that goes on for as long as its reader stays. */
export const isEndless = (response: Pick<ServerResponse, 'getHeader'>): boolean =>
  String(response.getHeader('content-type')).startsWith('text/event-stream');
