import type { Clock } from '../../server/panel/engine.ts';
import type { Material } from '../../server/panel/protocol/material.ts';
import { type Ask, type Panelist, type Part, VoiceFailure } from '../../server/panel/providers/voice.ts';
import { scripted } from '../../server/panel/rehearsal/answers.ts';
import type { Phase } from '../../server/panel/protocol/turn.ts';

export type Asked = {
  readonly provider: string;
  readonly phase: Phase;
  readonly seatId: string;
  readonly subject: string | null;
  readonly nth: number;
};
export type Mood =
  | 'fine'
  | 'hang'
  | 'rate_limited'
  | 'overloaded'
  | 'drop'
  | 'refuse'
  | 'garbage'
  | 'wrong'
  | 'empty'
  | 'length'
  | 'huge'
  | 'slow'
  | 'rejected';

/**
 * Three providers in memory that answer as the scripted seats do, after some seconds of a virtual clock, in whatever mood the test
 * wants. They count what they are asked: one entry is one paid call.
 */
export const fakeVoices = (clock: Clock, mood: (asked: Asked) => Mood = () => 'fine', seconds = 4) => {
  const calls: Asked[] = [];
  const panelist = (provider: 'openai' | 'anthropic' | 'google'): Panelist => ({
    provider,
    models: [`${provider}-1`, `${provider}-2`],
    searches: true,
    async *voice(ask: Ask): AsyncGenerator<Part> {
      const material = ask.about as Material;
      const subject = material.crux?.cruxId ?? material.optionId ?? material.dissent?.dissentId ?? null;
      const about = { provider, phase: material.phase, seatId: material.seat.seatId, subject };
      const nth =
        calls.filter((one) => one.phase === about.phase && one.seatId === about.seatId && one.subject === subject)
          .length + 1;
      const asked = { ...about, nth };
      calls.push(asked);
      const usage = { input: 1000, cached: 0, output: 200, reasoning: 0, searches: 0 };
      const end = (reason: 'complete' | 'length' | 'refused'): Part => ({
        type: 'end',
        reason,
        usage,
        model: ask.model,
      });
      const is = mood(asked);
      if (is === 'hang') await clock.sleep(3_600_000, ask.signal);
      await clock.sleep((is === 'slow' ? 70 : seconds) * 1000, ask.signal);
      if (ask.signal.aborted) throw new VoiceFailure('aborted', 'given up');
      const json = JSON.stringify(scripted(material));
      if (is === 'rate_limited') throw new VoiceFailure('rate_limited', '429: slow down', 2000);
      if (is === 'overloaded') throw new VoiceFailure('overloaded', '529: overloaded');
      if (is === 'rejected') throw new VoiceFailure('rejected', '401: bad key');
      if (is === 'refuse') return yield end('refused');
      if (is === 'huge') for (let i = 0; i < 100; i++) yield { type: 'text', delta: 'x'.repeat(100_000) };
      if (is === 'garbage') yield { type: 'text', delta: 'I would rather not use JSON.' };
      else if (is === 'wrong') yield { type: 'text', delta: '{"verdict":"yes"}' };
      else if (is !== 'empty')
        yield { type: 'text', delta: is === 'fine' || is === 'slow' ? json : json.slice(0, json.length / 2) };
      if (is === 'drop') throw new VoiceFailure('cut', 'the socket closed');
      return yield end(is === 'length' ? 'length' : 'complete');
    },
  });
  return { calls, panelists: (['openai', 'anthropic', 'google'] as const).map(panelist) };
};
