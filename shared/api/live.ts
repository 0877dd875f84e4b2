import type { Debate, Seen } from '../views/debate/types.ts';

/**
 * The socket's contract. One socket watches one case, or an account's cases; the handshake says which, and is asked again at
 * every reconnect, so that `after` is always the last revision the client has applied.
 *
 * The client drops revisions it has, applies the next one, and reconnects on a gap. Facts arrive in pages (`evs`, to be
 * acknowledged: the next page comes after) until `live` says the head is reached, then one by one (`ev`).
 */
export type WatchAuth = {
  readonly case: string;
  /** Last revision applied; -1 for none. */
  readonly after: number;
  /**
   * With `after` -1: begin so many events before the head instead of at the start. What the earlier ones come to is said by
   * `snapshot`; they themselves come by `back`.
   */
  readonly tail?: number;
};
/** The signed-in account's own room: something changed in its list of cases. */
export type AccountAuth = { readonly account: true };
export type LiveAuth = WatchAuth | AccountAuth;

/**
 * Words being spoken, not yet a fact: `[key, panel, seatId, offset, text]`. `offset` counts UTF-16 units from the start of the
 * utterance: append where it equals the length held, cut back to it where it is smaller, wait for a keyframe where it is
 * larger. `key` is that of the transcript entry that will stand in its place (`endedBy` in `spoken.ts`).
 */
export type Delta = readonly [key: string, panel: number, seatId: string, offset: number, text: string];
export type Frame = {
  /** A keyframe holds the whole text of every utterance under way; what it does not name is over. */
  readonly key: boolean;
  readonly words: readonly Delta[];
};

export type GoneReason =
  /** No such case, or not for you: the same answer. */
  | 'not-found'
  /** The owner closed the watch link. */
  | 'closed'
  /** There is no session, or it has ended. */
  | 'signed-out'
  /** This account or address holds as many connections as it may. */
  | 'too-many';

export type CaseChange = {
  readonly case_id: string;
  /** The fact that changed it. */
  readonly type: string;
  readonly revision: number;
  /** Send it back as `Witan-Position`, and the list that is read holds this change. */
  readonly position: string;
};

export type ServerToClient = {
  /**
   * The case as it is at `revision`, without transcript and marks: events up to there add lines to the transcript, later ones are folded.
   * Comes first where the history does not begin at revision 0, and once more when the blind ballots are open, with what was held back
   * of earlier events until then.
   */
  snapshot: (debate: Debate) => void;
  evs: (page: readonly Seen[], acknowledge: () => void) => void;
  ev: (event: Seen) => void;
  fr: (frame: Frame) => void;
  /** `as`: whose eyes the facts are meant for. */
  live: (state: { readonly head: number; readonly as: 'owner' | 'auditor' | 'watcher' }) => void;
  /**
   * Comes right before the server disconnects for good. A transport that closes without it (the server restarts, or the
   * viewer read too slowly) is to be opened again, which socket.io-client does by itself.
   */
  gone: (reason: GoneReason) => void;
  changed: (change: CaseChange) => void;
};

/**
 * The same by plain HTTP, for networks where a WebSocket does not pass: `GET /api/cases/{id}/watch`, asked again after `head`.
 * `snapshot` as over the socket, only where the events do not begin at revision 0.
 */
export type WatchPage = {
  readonly as: 'owner' | 'auditor' | 'watcher';
  readonly head: number;
  readonly snapshot: Debate | null;
  readonly events: readonly Seen[];
};

export type ClientToServer = {
  /** Up to 200 events before `revision`, oldest first; empty at the beginning. */
  back: (revision: number, reply: (page: readonly Seen[]) => void) => void;
};
