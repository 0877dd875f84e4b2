import { describe, expect, it } from 'vitest';

import { slowProviders } from '../../../../bench/panel/wire/scenarios.ts';
import { measure, type Question, scoreOf, table } from '../../../../server/cli/modelCommands/measure.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { scripted } from '../../../../server/panel/protocol/phases/scriptedAnswerTo.ts';
import { breaker } from '../../../../server/panel/providers/circuitBreaker.ts';
import type { Ask } from '../../../../server/panel/providers/modelClient.ts';
import { defaultPrices } from '../../../../server/panel/providers/table.ts';

const questions: readonly Question[] = [
  { question: 'Should the shop in Leeds open on Sundays?', options: ['Open on Sundays', 'Stay closed'], truth: 0 },
  { question: 'Should the shop in York move?', options: ['Move to the station', 'Stay where it is'], truth: 1 },
];

/** Alone, Anthropic's model is right, OpenAI's is not, and Google's says nothing that could be read. */
const alone: Readonly<Record<string, (truth: number) => unknown>> = {
  anthropic: (truth) => ({ reason: 'Base rates.', p: truth === 0 ? [0.8, 0.2] : [0.2, 0.8] }),
  openai: (truth) => ({ reason: 'A hunch.', p: truth === 0 ? [0.3, 0.7] : [0.7, 0.3] }),
  google: () => undefined,
};
const answer = (ask: Ask, provider: string): unknown => {
  if (ask.about !== null) return scripted(ask.about as PromptContext);
  const truth = questions.findIndex(({ question }) => ask.turns[0]?.text.includes(question));
  return alone[provider]?.(questions[truth]?.truth ?? 0);
};

describe('what panel, single models and self-consistency are measured by', () => {
  it('is the same questions at equal cost, with nobody searching the web', async () => {
    const searched: boolean[] = [];
    const { providers, clock, stop } = await slowProviders({
      name: 'measure',
      answer: (ask, provider) => {
        searched.push(ask.search);
        return answer(ask, provider);
      },
    });
    let nonces = 0;
    const scores = await measure(
      questions,
      {
        ...{ providers, clock, breaker: breaker(), prices: defaultPrices, concurrency: 16, secret: 'secret' },
        rules: { clarifyMs: 1, guided: {}, capUsd: { direct: 10, default: 25, deep: 60 } },
        nonce: () => `nonce-${nonces++}`,
        log: { info: () => undefined, warn: () => undefined },
      },
      () => undefined,
    );
    stop();
    expect(searched).not.toContain(true);
    const byWay = new Map(scores.map((score) => [score.way, score]));
    expect([...byWay.keys()]).toEqual([
      'panel',
      ...['anthropic/claude-opus-5-5 alone', 'google/gemini-4-argon alone', 'openai/gpt-6.1-sol alone'],
      'anthropic/claude-opus-5-5, self-consistency',
    ]);
    const [panel, best, silent, wrong, often] = scores;
    expect(panel?.answered).toBe(1);
    expect(best).toMatchObject({ answered: 1, accuracy: 1 });
    expect(best?.brier).toBeCloseTo(0.08);
    expect(wrong).toMatchObject({ answered: 1, accuracy: 0 });
    expect(silent).toMatchObject({ answered: 0, accuracy: 0, brier: 0.5 });
    // What cannot be read was paid for all the same.
    expect(silent?.usd).toBeGreaterThan(0);
    expect(often).toMatchObject({ answered: 1, accuracy: 1 });
    // As many answers as the panel's money buys: one more would be beyond it.
    expect(often?.usd).toBeLessThanOrEqual(panel?.usd ?? 0);
    expect(often?.usd).toBeGreaterThan((panel?.usd ?? 0) - 2 * (best?.usd ?? 0));
    for (const line of table(scores).slice(1))
      expect(line).toMatch(/\d\.\d{3} +\d\.\d{3} +\d\.\d{3} +\d+\.\d{3} +\d+ +\d+ %$/u);
  });

  it('holds a price that is not known to be unknown', () => {
    const [question] = questions;
    if (!question) throw new Error('expected a question');
    expect(scoreOf('x', [{ question, p: [1, 0], usd: null, seconds: 1 }]).usd).toBeNull();
  });
});
