import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';

import { caseStream } from '../../../shared/events/case.ts';
import { chainHash } from '../../../shared/kernel/chain.ts';
import { sha256 } from '../../../shared/kernel/hash.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { exampleCaseId } from '../../../shared/views/example.ts';
import { wordsIn } from '../../../shared/words/readingTime.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import { breaker } from '../../../server/panel/providers/circuitBreaker.ts';
import type { ConfiguredProvider } from '../../../server/panel/providers/modelClient.ts';
import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import { caseStore } from '../../fakes/caseStore.ts';
import { virtualClock } from '../../fakes/virtualClock.ts';
import { answerOf } from './answers.ts';
import { exampleStart, note, pages, q1 } from './case.ts';

const makers = ['openai', 'anthropic', 'google'] as const;
/** In the place of a model's name on every seat. */
const model = 'written in advance';

/**
 * The example's history, made by the panel's own protocol from the texts of this folder: a provider that answers what is written
 * there, after as long as it takes to write it, on a clock of its own. The same every time.
 */
export async function exampleHistory(): Promise<readonly Recorded<CaseEvent>[]> {
  const kept = caseStore();
  const clock = virtualClock(exampleStart);
  let nonces = 0;
  const stream = caseStream(exampleCaseId);
  const submitted: CaseEvent = {
    type: 'CaseSubmitted',
    data: {
      caseId: exampleCaseId,
      accountId: 'example',
      email: 'ruth@bakery.example',
      mode: 'direct',
      q1,
      answers: {},
      example: note,
      at: exampleStart,
    },
  };
  const first = { ...submitted, id: idOf(stream, 'submitted'), actor: 'account', correlation: exampleCaseId, causation: null };
  kept.put(stream, [first], -1);

  const provider = (name: (typeof makers)[number]): ConfiguredProvider => ({
    provider: name,
    models: [model],
    searches: true,
    async *client(ask) {
      const asked = ask.about as PromptContext;
      const nth = ['researcher-1', 'researcher-2', 'researcher-3'].indexOf(asked.seat.seatId);
      const text = JSON.stringify(answerOf(asked, nth));
      yield { type: 'working' };
      await clock.sleep(secondsFor(asked.kind, text) * 1000, ask.signal);
      yield { type: 'text', delta: text };
      const usage = { input: 0, cached: 0, output: 0, reasoning: 0, searches: 0 };
      yield { type: 'end', reason: 'complete', usage, model: ask.model };
    },
  });
  const byUrl = new Map<string, string>(Object.values(pages).map(({ url, text }) => [url, text]));
  const end = await runCase(
    exampleCaseId,
    {
      store: kept.store,
      providers: makers.map(provider),
      breaker: breaker(),
      prices: { asOf: '2026-11-16', prices: makers.map((one) => ({ provider: one, model, input: 0, output: 0 })) },
      rules: { clarifyMs: 0, guided: {}, capUsd: { direct: 10, default: 25, deep: 60 } },
      concurrency: 8,
      publishDelta: () => undefined,
      clock,
      secret: 'the example has none',
      nonce: () => sha256(`${exampleCaseId}/nonce/${nonces++}`),
      resolveLink: async () => null,
      async fetchPage(url) {
        const text = byUrl.get(url);
        return text === undefined ? { error: 'no such page' } : { text, hash: sha256(text) };
      },
      openDocument: async () => ({ error: 'no documents here' }),
      log: { info: () => undefined, warn: (details) => console.error(details) },
    },
    new AbortController().signal,
  );
  clock.stop();
  const events = kept.events(stream) as unknown as readonly Recorded<CaseEvent>[];
  if (events.at(-1)?.type !== 'GatePassed') throw new Error(`the example ended ${JSON.stringify(end)}`);
  return chained(events);
}

/** As the codec would have written them. */
const chained = (events: readonly Recorded<CaseEvent>[]): readonly Recorded<CaseEvent>[] => {
  let prev = '';
  return events.map((event) => {
    const link = { ...event, prev };
    prev = chainHash(link, JSON.stringify(event.data));
    return { ...link, hash: prev };
  });
};

/** As long as it takes to say it at a walking pace, within what the protocol allows a turn of this kind. */
const secondsFor = (kind: PromptContext['kind'], text: string): number => {
  const spoken = wordsIn(text) / 5;
  const most: Partial<Record<PromptContext['kind'], number>> = { ballot: 24, revise: 20, research: 26, object: 16, chair: 14 };
  return Math.round(Math.max(3, Math.min(most[kind] ?? 9, spoken)) * 10) / 10;
};
