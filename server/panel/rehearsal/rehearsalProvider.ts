import { readingMs, wordsIn } from '../../../shared/words/readingTime.ts';
import type { ConfiguredProvider, Part } from '../providers/modelClient.ts';
import { speakingTurns } from './speakingTurns.ts';

/** What a scripted seat says to what it was told, which field of it viewers hear, if any, and in which case. */
export type ScriptedSeat = (about: unknown) => {
  readonly answer: unknown;
  readonly speaks: string | null;
  readonly title: string;
};

export type RehearsalNeeds = {
  /** How fast scripted seats speak: 1 as people read, 10 ten times as fast; 0 as fast as they can. */
  readonly pace: number;
  readonly sleep: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** However much there is to say, the deadlines of direct mode hold for scripted seats too: the rest is said at once. */
const longestMs = 24_000;
/** What comes with the spoken words is read once they are final: the next seat waits for it, but not for ever. */
const leastMs = 15_000;
const msOfThought = 1500;

/**
 * The seats of an installation without a model. They speak through the same port as the others, one after the other in each case and
 * no faster than people read, and always say what they are.
 */
export const rehearsalProvider = ({ pace, sleep }: RehearsalNeeds, seat: ScriptedSeat): ConfiguredProvider => {
  const turnIn = speakingTurns();
  return {
    provider: 'rehearsal',
    models: ['script'],
    searches: false,
    takesTurns: true,
    async *client({ about, user, signal }): AsyncGenerator<Part> {
      const { answer, speaks, title } = seat(about);
      const json = JSON.stringify(answer);
      const pause = (ms: number) => (pace > 0 ? sleep(ms / pace, signal) : Promise.resolve());
      yield { type: 'working' };
      await pause(msOfThought);
      const fields = speaks === null ? [] : spokenFields(json, speaks);
      const turn = fields.length > 0 ? turnIn(`${user}/${title}`, signal) : null;
      try {
        await turn?.begins;
        let at = 0;
        let spokenMs = 0;
        for (const { start, end } of fields) {
          yield { type: 'text', delta: json.slice(at, start) };
          at = end;
          let ms = 0;
          for (const delta of wordByWord(json.slice(start, end))) {
            if (signal.aborted) return;
            yield { type: 'text', delta };
            ms += readingMs(wordsIn(delta));
            if (ms <= longestMs) await pause(readingMs(wordsIn(delta)));
          }
          spokenMs += ms;
        }
        yield { type: 'text', delta: json.slice(at) };
        if (turn) await pause(Math.max(0, Math.min(readingMs(wordsIn(json.slice(at))), leastMs - spokenMs)));
      } finally {
        turn?.end();
      }
      if (signal.aborted) return;
      yield {
        type: 'end',
        reason: 'complete',
        usage: { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 },
        model: 'script',
      };
    },
  };
};

/** Where the texts of this field are in an answer. */
const spokenFields = (json: string, field: string) =>
  [...json.matchAll(new RegExp(`(?<="${field}":")(?:[^"\\\\]|\\\\.)*`, 'gu'))].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
  }));

/** A text word by word, in any script. */
const wordByWord = (text: string): string[] => {
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segmenter.segment(text))
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  return pieces;
};
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
