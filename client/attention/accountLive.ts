import type { CaseChange } from '../../shared/api/live.ts';
import type { LiveSocket } from '../state/live.ts';

/** Tells of changes in the account's cases while somebody looks; after a gap it asks for a fresh list. */
export const followAccount = (
  socket: LiveSocket,
  { changed, back }: { changed: (change: CaseChange) => void; back: () => void },
): (() => void) => {
  let before = false;
  socket.on('changed', changed);
  socket.on('connect', () => {
    if (before) back();
    before = true;
  });
  socket.connect();
  return () => {
    socket.off();
    socket.disconnect();
  };
};
