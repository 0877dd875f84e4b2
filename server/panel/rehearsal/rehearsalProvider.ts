import type { ConfiguredProvider, Part } from '../providers/modelClient.ts';

/** What a scripted seat says to what it was told, and whether it is spoken to viewers. */
export type ScriptedSeat = (about: unknown) => { readonly answer: unknown; readonly spoken: boolean };

export type RehearsalNeeds = {
  /** How fast scripted seats speak: 1 as people read, 10 ten times as fast; 0 as fast as they can. */
  readonly pace: number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** About 400 words a minute: a brisk reader follows. */
const msPerPiece = 150;
/** However much there is to say, the deadlines of direct mode hold for scripted seats too. */
const longestSpeechMs = 5000;
const msOfThought = 1500;

/** The seats of an installation without a model. They speak through the same port as the others, and always say what they are. */
export const rehearsalProvider = ({ pace, sleep }: RehearsalNeeds, seat: ScriptedSeat): ConfiguredProvider => ({
  provider: 'rehearsal',
  models: ['script'],
  searches: false,
  async *client({ about, signal }): AsyncGenerator<Part> {
    const { answer, spoken } = seat(about);
    const json = JSON.stringify(answer);
    const pause = (ms: number) => (pace > 0 ? sleep(ms / pace, signal) : Promise.resolve());
    await pause(msOfThought);
    const pieces = !spoken ? [json] : (json.match(/\S+\s*/gu) ?? [json]);
    const beat = Math.min(msPerPiece, longestSpeechMs / pieces.length);
    for (const delta of pieces) {
      if (signal.aborted) return;
      yield { type: 'text', delta };
      if (pieces.length > 1) await pause(beat);
    }
    yield {
      type: 'end',
      reason: 'complete',
      usage: { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 },
      model: 'script',
    };
  },
});
