/**
 * What the client (6.2.1) throws when no node of a cluster answers, or none is leader. It keeps the promise in places where nobody
 * awaits it; the calls that need it are told by themselves and repeated.
 */
export const isFailedDiscovery = (reason: unknown): boolean =>
  reason instanceof Error && /^Failed to discover after \d+ attempts\.$/.test(reason.message);

type Log = { readonly warn: (about: object, line: string) => void };

/** A cluster without a leader does not end the process; any other rejection that nobody awaits does, as Node would. */
export function surviveFailedDiscovery(log: Log): void {
  process.on('unhandledRejection', (reason) => {
    if (!isFailedDiscovery(reason)) throw reason;
    log.warn({}, 'no node of the event store answers as its leader');
  });
}
