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
    if (phaseRules[material.phase].speaks === null) yield { type: 'text', delta: json };
    else
      for (const delta of json.match(/\S*\s*/gu) ?? []) {
        if (delta === '' || signal.aborted) continue;
        yield { type: 'text', delta };
        await pause(msPerPiece);
      }
    yield {
      type: 'end',
      reason: 'complete',
      usage: { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 },
      model: 'script',
    };
  },
});
