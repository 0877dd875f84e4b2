import { type Ask, type Usage, type Voice, VoiceFailure } from '../providers/voice.ts';

/** Nobody writes this much in one turn: a runaway answer is cut off before it fills the memory. */
export const longestAnswer = 400_000;

export type Heard = {
  readonly text: string;
  readonly reason: 'complete' | 'length' | 'refused';
  readonly usage: Usage | null;
  readonly model: string | null;
  readonly citations: readonly { readonly url: string; readonly title: string; readonly quote: string }[];
};

/** Listens to a voice to its end. Stops at once when the signal aborts, also when the voice does not care. */
export const hear = async (voice: Voice, ask: Ask, onText: (delta: string) => void): Promise<Heard> => {
  const parts = voice(ask)[Symbol.asyncIterator]();
  const { promise: gone, reject } = Promise.withResolvers<never>();
  const leave = () => reject(new VoiceFailure('aborted', 'the call was given up'));
  ask.signal.addEventListener('abort', leave, { once: true });
  gone.catch(() => undefined);
  let text = '';
  const citations: { url: string; title: string; quote: string }[] = [];
  try {
    if (ask.signal.aborted) leave();
    for (;;) {
      const { done, value } = await Promise.race([parts.next(), gone]);
      if (done) throw new VoiceFailure('cut', 'the answer stopped before its end');
      if (value.type === 'text') {
        text += value.delta;
        if (text.length > longestAnswer)
          throw new VoiceFailure('cut', `the answer is longer than ${longestAnswer} characters`);
        onText(value.delta);
      } else if (value.type === 'citation') citations.push(value);
      else return { text, reason: value.reason, usage: value.usage, model: value.model, citations };
    }
  } finally {
    ask.signal.removeEventListener('abort', leave);
    void Promise.resolve(parts.return?.()).catch(() => undefined);
  }
};
