/** How a call ends that is not answered: gRPC status, text, trailers. */
export type Refused = { readonly code: number; readonly text: string; readonly trailers?: Record<string, string> };

export type LiveReader = {
  /** Takes note of what the node says to it. */
  readonly heard: (bytes: Buffer) => void;
  readonly isLive: () => boolean;
  /** Pieces that were handed to the connection and that its other end has not taken. */
  waiting: number;
  readonly drop: (why: string) => void;
  readonly gone: () => void;
};
export type LiveReaders = {
  readonly watch: (end: (refused: Refused) => void) => LiveReader;
  /** Drops everybody who is live now, and then so many who are about to be. */
  readonly dropAll: (again: number) => void;
  /** How many were dropped. */
  readonly dropped: () => number;
};

/** The live buffer of the server: a reader that leaves more than that untaken is dropped. */
const buffer = 32;
export const isTooSlow = ({ isLive, waiting }: LiveReader): boolean => isLive() && waiting > buffer;

/** First byte of the message that says "caught up". */
const caughtUp = 0x42;

export function createLiveReaders(): LiveReaders {
  const readers = new Set<LiveReader>();
  let [dropped, toDrop] = [0, 0];
  return {
    watch(end) {
      const frames = frameReader();
      let live = false;
      const reader: LiveReader = {
        waiting: 0,
        isLive: () => live,
        heard(bytes) {
          if (!frames(bytes).includes(caughtUp)) return;
          if (toDrop > 0) {
            toDrop--;
            return reader.drop(
              'Consumer too slow to handle event while transitioning to live. Client resubscription required.',
            );
          }
          live = true;
        },
        drop(why) {
          readers.delete(reader);
          dropped++;
          end({ code: 10, text: `Operation timed out: ${why}` });
        },
        gone: () => readers.delete(reader),
      };
      readers.add(reader);
      return reader;
    },
    dropAll(again) {
      toDrop = again;
      for (const reader of readers)
        if (reader.isLive())
          reader.drop('Consumer too slow to handle event while live. Client resubscription required.');
    },
    dropped: () => dropped,
  };
}

/** First bytes of the messages that have come whole with each piece. */
function frameReader(): (bytes: Buffer) => number[] {
  let rest = Buffer.alloc(0);
  return (bytes) => {
    rest = Buffer.concat([rest, bytes]);
    const first: number[] = [];
    while (rest.length >= 5 && rest.length >= 5 + rest.readUInt32BE(1)) {
      const length = rest.readUInt32BE(1);
      if (length > 0) first.push(rest[5] ?? 0);
      rest = rest.subarray(5 + length);
    }
    return first;
  };
}
