import type { Clock } from '../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import {
  type Ask,
  type ConfiguredProvider,
  type Part,
  ModelFailure,
} from '../../server/panel/providers/modelClient.ts';
import type { TurnKind } from '../../server/panel/protocol/state/turn.ts';
import { modelled } from './modelled.ts';

export type Asked = {
  readonly provider: string;
  readonly kind: TurnKind;
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
export const inMemoryProviders = (clock: Clock, mood: (asked: Asked) => Mood = () => 'fine', seconds = 4) => {
  const calls: Asked[] = [];
  const configured = (provider: 'openai' | 'anthropic' | 'google'): ConfiguredProvider => ({
    provider,
    models: [`${provider}-1`, `${provider}-2`],
    searches: true,
    async *client(ask: Ask): AsyncGenerator<Part> {
      const promptContext = ask.about as PromptContext;
      const subject = promptContext.crux?.cruxId ?? promptContext.optionId ?? promptContext.dissent?.dissentId ?? null;
      const about = { provider, kind: promptContext.kind, seatId: promptContext.seat.seatId, subject };
      const nth =
        calls.filter((one) => one.kind === about.kind && one.seatId === about.seatId && one.subject === subject)
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
      yield { type: 'working' };
      await clock.sleep((is === 'slow' ? 70 : seconds) * 1000, ask.signal);
      if (ask.signal.aborted) throw new ModelFailure('aborted', 'given up');
      const json = JSON.stringify(modelled(promptContext));
      if (is === 'rate_limited') throw new ModelFailure('rate_limited', '429: slow down', 2000, { unserved: true });
      if (is === 'overloaded') throw new ModelFailure('overloaded', '529: overloaded', null, { unserved: true });
      if (is === 'rejected') throw new ModelFailure('rejected', '400: bad request', null, { unserved: true });
      if (is === 'refuse') return yield end('refused');
      if (is === 'huge') for (let i = 0; i < 100; i++) yield { type: 'text', delta: 'x'.repeat(100_000) };
      if (is === 'garbage') yield { type: 'text', delta: 'I would rather not use JSON.' };
      else if (is === 'wrong') yield { type: 'text', delta: '{"verdict":"yes"}' };
      else if (is !== 'empty')
        yield { type: 'text', delta: is === 'fine' || is === 'slow' ? json : json.slice(0, json.length / 2) };
      if (is === 'drop') throw new ModelFailure('cut', 'the socket closed');
      return yield end(is === 'length' ? 'length' : 'complete');
    },
  });
  return { calls, providers: (['openai', 'anthropic', 'google'] as const).map(configured) };
};
