import type { Material } from '../protocol/material.ts';
import type { Panelist, Part } from '../providers/voice.ts';
import { phaseRules } from '../protocol/phases/index.ts';
import { scripted } from './answers.ts';

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
export const rehearsalPanelist = ({ pace, sleep }: RehearsalNeeds): Panelist => ({
  provider: 'rehearsal',
  models: ['script'],
  searches: false,
  async *voice({ about, signal }): AsyncGenerator<Part> {
    const material = about as Material;
    const json = JSON.stringify(scripted(material));
    const pause = (ms: number) => (pace > 0 ? sleep(ms / pace, signal) : Promise.resolve());
    await pause(msOfThought);
    const pieces = phaseRules[material.phase].speaks === null ? [json] : (json.match(/\S+\s*/gu) ?? [json]);
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
