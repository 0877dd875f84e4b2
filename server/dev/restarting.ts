export type Launched = {
  /** Where it listens, once it does; rejects when it ends before. */
  readonly port: Promise<number>;
  /** Resolves when it is gone. */
  readonly stop: () => Promise<void>;
};

/** One server at a time, replaced by a fresh one on request. */
export function restarting(launch: () => Launched) {
  let latest = Promise.resolve(launch());
  let waiting = false;
  return {
    /** Stops the server that runs and launches another. Until that is launched, what is asked for is the same restart: false. */
    restart(): boolean {
      if (waiting) return false;
      waiting = true;
      latest = latest.then(async (old) => {
        await old.stop();
        waiting = false;
        return launch();
      });
      return true;
    },

    /** Where the latest server listens; rejects when it ended before it did. */
    async port(): Promise<number> {
      for (;;) {
        const asked = latest;
        try {
          return await (
            await asked
          ).port;
        } catch (error) {
          if (asked === latest) throw error;
        }
      }
    },

    stop: async (): Promise<void> => (await latest).stop(),
  };
}
