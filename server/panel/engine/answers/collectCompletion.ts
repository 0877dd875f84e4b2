import { type Ask, type Usage, type ModelClient, ModelFailure } from '../../providers/modelClient.ts';

/** No turn needs more: a runaway answer is cut off before it fills the memory. */
const maxAnswerLength = 400_000;

export type Completion = {
  readonly text: string;
  readonly reason: 'complete' | 'length' | 'refused';
  readonly usage: Usage | null;
  readonly model: string | null;
  readonly citations: readonly { readonly url: string; readonly title: string; readonly quote: string }[];
  /** Pages that the provider's search found. */
  readonly sources: readonly { readonly url: string; readonly title: string }[];
};

/**
 * Listens to a model to the end of its answer. Stops at once when the signal aborts, also when the client ignores it. `onWork` is
 * told once, at the first sign that the model is at work.
 */
export const collectCompletion = async (
  client: ModelClient,
  ask: Ask,
  onText: (delta: string) => void,
  onWork: () => void = () => undefined,
): Promise<Completion> => {
  const parts = client(ask)[Symbol.asyncIterator]();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new ModelFailure('aborted', 'the call was given up'));
  ask.signal.addEventListener('abort', leave, { once: true });
  gone.catch(() => undefined);
  let text = '';
  const citations: { url: string; title: string; quote: string }[] = [];
  const sources: { url: string; title: string }[] = [];
  let works = false;
  try {
    if (ask.signal.aborted) leave();
    for (;;) {
      const { done, value } = await Promise.race([parts.next(), gone]);
      if (done) throw new ModelFailure('cut', 'the answer stopped before its end');
      if (!works) onWork();
      works = true;
      if (value.type === 'text') {
        text += value.delta;
        if (text.length > maxAnswerLength)
          throw new ModelFailure('cut', `the answer is longer than ${maxAnswerLength} characters`);
        onText(value.delta);
      } else if (value.type === 'citation') citations.push(value);
      else if (value.type === 'source') sources.push(value);
      else if (value.type === 'end')
        return { text, reason: value.reason, usage: value.usage, model: value.model, citations, sources };
    }
  } finally {
    ask.signal.removeEventListener('abort', leave);
    void Promise.resolve(parts.return?.()).catch(() => undefined);
  }
};
