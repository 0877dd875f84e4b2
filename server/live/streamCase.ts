import type { Frame, WatchAuth } from '../../shared/api/live.ts';
import type { CaseEvent } from '../../shared/events/case.ts';
import type { Recorded } from '../../shared/kernel/event.ts';
import type { Seen } from '../../shared/views/debate/debate.ts';
import { redact } from '../../shared/views/redact.ts';
import type { CaseFeed } from './caseFeed.ts';
import { audienceOf, maySee, type roleIn } from '../cases/access.ts';
import { sent, terminate, connectionOf } from './socketTransport.ts';
import { type ViewerSocket, caseRoom, leave } from './viewerSocket.ts';

type Showing = {
  readonly feed: CaseFeed;
  readonly role: NonNullable<ReturnType<typeof roleIn>>;
  /** What is being said at this moment. */
  readonly whole: () => Frame;
};

const page = 200;
/** Pages of older events that may be asked for before the first has come. */
const askedAhead = 8;

/** Streams a case to a viewer: its history in pages, and then the room in which new events arrive. */
export async function streamCase(
  socket: ViewerSocket,
  { after, tail }: WatchAuth,
  { feed, role, whole }: Showing,
): Promise<void> {
  const audience = audienceOf(role);
  const mayStay = () => maySee(feed.access(), socket.data.viewer, audience);
  const seen = (events: readonly Recorded<CaseEvent>[]) => events.map((event) => redact(event, audience, feed.known()));
  answerBack(socket, feed, seen, mayStay);

  let last = Number.isInteger(after) && after >= -1 ? after : -1;
  const openedAt = () => feed.known().openedAt;
  let isWhole = last < 0 ? openedAt() !== null : last >= (openedAt() ?? Infinity);
  if (last === -1 && tail !== undefined && Number.isInteger(tail) && tail > 0 && feed.head() >= tail) {
    const snapshot = feed.snapshot(audience);
    socket.emit('snapshot', snapshot);
    last = Math.max(-1, snapshot.revision - tail);
  }
  while (socket.connected) {
    const events = feed.after(last, page) ?? (await feed.read(last + 1, page));
    if (!mayStay()) return leave(socket, 'closed');
    // What was sent before the blind ballots were open lacks what was held back until then.
    if (!isWhole && openedAt() !== null) {
      socket.emit('snapshot', feed.snapshot(audience));
      isWhole = true;
    }
    // From here to the join nothing is awaited: what the feed takes in later reaches the room, what it has was just sent.
    if (events.length === 0) {
      void socket.join(caseRoom(feed.caseId, audience));
      socket.emit('live', { head: feed.head(), as: role });
      socket.emit('fr', whole());
      return;
    }
    await socket.timeout(20_000).emitWithAck('evs', seen(events));
    last = events.at(-1)?.revision ?? last;
  }
}

/** One page after the other, each when the one before has left: a slow reader delays nobody else. */
const answerBack = (
  socket: ViewerSocket,
  feed: CaseFeed,
  seen: (events: readonly Recorded<CaseEvent>[]) => Seen[],
  mayStay: () => boolean,
): void => {
  let asked = 0;
  let older = Promise.resolve();
  socket.on('back', (before, reply) => {
    if (typeof reply !== 'function' || !Number.isInteger(before) || before <= 0) return;
    if (!mayStay()) return leave(socket, 'closed');
    if (++asked > askedAhead) return terminate(connectionOf(socket.conn));
    const from = Math.max(0, before - page);
    older = older.then(async () => {
      const events = await feed.read(from, before - from).catch(() => null);
      if (events) reply(seen(events));
      else socket.conn.close(true);
      await sent(connectionOf(socket.conn));
      asked--;
    });
  });
};
