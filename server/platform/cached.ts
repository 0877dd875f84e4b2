import { setTimeout as sleep } from 'node:timers/promises';

type Limits<T> = {
  /** How long an answer counts, in milliseconds. */
  readonly keptMs: number;
  /** How long a new answer is waited for where there is an older one, or one for meanwhile, in milliseconds. */
  readonly patienceMs?: number;
  /** What is answered as long as there is none and the first takes longer than that. */
  readonly meanwhile?: T;
  /** Answers that are not final: they are given and not kept. */
  readonly isKept?: (answer: T) => boolean;
  readonly now?: () => number;
  readonly wait?: (ms: number) => Promise<unknown>;
};

/**
 * The answer to a question that is asked often and changes rarely. All who ask at once share one question. While nothing new comes,
 * because it fails or takes too long, the last answer counts; where there is none the failure does, or what was named for meanwhile.
 */
export function cached<T>(ask: () => Promise<T>, limits: Limits<T>): () => Promise<T> {
  const { keptMs, patienceMs = 1000, meanwhile, isKept = () => true, now = () => performance.now() } = limits;
  const { wait = (ms: number) => sleep(ms, null, { ref: false }) } = limits;
  let last: { readonly answer: T; readonly at: number } | null = null;
  let asking: Promise<T> | null = null;

  const renew = async (): Promise<T> => {
    try {
      const answer = await ask();
      last = isKept(answer) ? { answer, at: now() } : null;
      return answer;
    } finally {
      asking = null;
    }
  };
  return async () => {
    const before = last;
    if (before && now() - before.at < keptMs) return before.answer;
    asking ??= renew();
    if (!before)
      return meanwhile === undefined ? asking : Promise.race([asking, wait(patienceMs).then(() => meanwhile)]);
    const old = () => before.answer;
    return Promise.race([asking.catch(old), wait(patienceMs).then(old)]);
  };
}
