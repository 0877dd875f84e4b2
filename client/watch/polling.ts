import type { WatchPage } from '../../shared/api/live.ts';

export type Ask = (query: { readonly after: number } | { readonly before: number }) => Promise<WatchPage>;
type Needs = {
  readonly ask: Ask;
  readonly after: () => number;
  readonly receive: (page: WatchPage) => void;
  /** Says whether to go on asking: a network comes back, a closed link does not. */
  readonly failed: (error: unknown) => boolean;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
};

/** The socket's chance to be there first. */
const patience = 1000;
const every = 1500;

/** Asks for what is new, page after page and then again and again, until the returned function is called. */
export function startPolling({ ask, after, receive, failed, wait }: Needs): () => void {
  let stopped = false;
  const run = async () => {
    await wait(patience);
    while (!stopped) {
      try {
        const page = await ask({ after: after() });
        if (stopped) return;
        receive(page);
        if (after() < page.head && page.events.length > 0) continue;
      } catch (error) {
        if (stopped || !failed(error)) return;
      }
      await wait(every);
    }
  };
  void run();
  return () => (stopped = true);
}
