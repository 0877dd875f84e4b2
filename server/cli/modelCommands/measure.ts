import { z } from 'zod';

import type { CaseEvent } from '../../../shared/events/case.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { mean, sum } from '../../../shared/kernel/numbers.ts';
import { runCase } from '../../panel/engine/runCase.ts';
import type { Needs } from '../../panel/engine/needs.ts';
import { collectCompletion } from '../../panel/engine/answers/collectCompletion.ts';
import { jsonIn } from '../../panel/engine/answers/jsonAnswer.ts';
import { Invalid } from '../../panel/protocol/phases/common/turnKind.ts';
import { comparable } from '../../panel/protocol/text/text.ts';
import type { ConfiguredProvider } from '../../panel/providers/modelClient.ts';
import { costOf } from '../../panel/providers/prices.ts';
import { memoryStore } from '../../platform/store/memory.ts';
import { brier, ece, isRight, type Verdict } from './scores.ts';

/** A question whose answer is known: its options, and which of them was right (its place, from 0). */
export const Question = z.strictObject({
  question: z.string().min(1).max(20_000),
  options: z.array(z.string().min(1)).min(2).max(6),
  truth: z.int().min(0),
});
export type Question = z.infer<typeof Question>;

/** One way of answering, over all questions that it answered. */
export type Score = {
  readonly way: string;
  readonly answered: number;
  readonly accuracy: number;
  readonly brier: number;
  readonly ece: number;
  /** Of one question, USD; null where a price is not known. */
  readonly usd: number | null;
  readonly seconds: number;
};

/** Null: it gave no answer that could be read. What it cost counts all the same. */
type Tried = { readonly p: readonly number[] | null; readonly usd: number | null; readonly seconds: number };
type Answer = Tried & { readonly question: Question };

/** What a measurement needs of a panel; store and documents are its own. */
export type MeasureNeeds = Omit<Needs, 'store' | 'openDocument' | 'fetchPage' | 'resolveLink' | 'publishDelta'>;

/** More samples than this tell nothing new of one model. */
const mostSamples = 40;

/**
 * The same questions answered by a panel, by each model alone, and by the best of those asked as often as the panel's money allows, its
 * answers averaged (self-consistency). Nobody searches the web, where the answers to resolved questions stand.
 */
export const measure = async (questions: readonly Question[], needs: MeasureNeeds, say: (line: string) => void) => {
  const silent = needs.providers.map((one) => ({ ...one, searches: false }));
  const panel: Answer[] = [];
  const alone = new Map<string, Answer[]>();
  for (const [nth, question] of questions.entries()) {
    panel.push({ question, ...(await byPanel(question, nth, { ...needs, providers: silent })) });
    const one = await Promise.all(
      silent.flatMap((provider) =>
        provider.models.map(async (model) => ({
          name: nameOf(provider, model),
          tried: await byModel(question, provider, model, needs),
        })),
      ),
    );
    for (const { name, tried } of one) alone.set(name, [...(alone.get(name) ?? []), { question, ...tried }]);
    say(`question ${nth + 1} of ${questions.length}`);
  }
  const singles = [...alone].map(([name, tried]) => scoreOf(`${name} alone`, tried));
  const best = [...alone].toSorted((a, b) => scoreOf('', a[1]).brier - scoreOf('', b[1]).brier)[0]?.[0];
  const repeated = best === undefined ? [] : await byRepetition(questions, best, panel, silent, needs);
  return [
    scoreOf('panel', panel),
    ...singles.toSorted((a, b) => a.brier - b.brier),
    ...(best === undefined ? [] : [scoreOf(`${best}, self-consistency`, repeated)]),
  ];
};

const nameOf = ({ provider }: ConfiguredProvider, model: string) => `${provider}/${model}`;

/** A whole direct case; its pooled probabilities of the options that the question names. */
const byPanel = async ({ question, options }: Question, nth: number, needs: MeasureNeeds): Promise<Tried> => {
  const caseId = `measure-${nth}`;
  const store = memoryStore();
  const startedMs = Date.parse(needs.clock.now());
  const q1 = [question, 'The options are:', ...options.map((option, i) => `${i + 1}. ${option}`)].join('\n');
  const data = { caseId, accountId: 'measure', email: 'measure@localhost', mode: 'direct', q1, answers: {} } as const;
  const fact = { type: 'CaseSubmitted', data: { ...data, at: needs.clock.now() } } as const;
  await store.append(
    caseStream(caseId),
    [{ ...fact, id: needs.nonce(), actor: 'account', correlation: caseId, causation: null }],
    -1,
  );
  await runCase(
    caseId,
    {
      ...needs,
      store,
      publishDelta: () => undefined,
      openDocument: async () => ({ error: 'no documents' }),
      fetchPage: async () => ({ error: 'nobody searches' }),
      resolveLink: async () => null,
    },
    new AbortController().signal,
  );
  const history: CaseEvent[] = [];
  for await (const { type, data: found } of store.read(caseStream(caseId)))
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a stream `case-…` holds case events
    if (found) history.push({ type, data: found } as CaseEvent);
  const costs = history.flatMap((event) => (event.type === 'ModelCallEnded' ? [event.data.usd] : []));
  return {
    p: pooledOver(options, history),
    usd: sum(costs.map((usd) => usd ?? 0)),
    seconds: (Date.parse(needs.clock.now()) - startedMs) / 1000,
  };
};

const pooledOver = (options: readonly string[], history: readonly CaseEvent[]): number[] | null => {
  const pool = history.findLast((event) => event.type === 'BallotsPooled')?.data.pool;
  const frame = history.findLast((event) => event.type === 'CaseFramed')?.data.frame;
  if (!pool || !frame) return null;
  const p = options.map((option) => {
    const own = frame.options.find(({ title }) => comparable(title) === comparable(option));
    return own ? (pool.p[own.optionId] ?? 0) : 0;
  });
  return sum(p) > 0 ? p.map((value) => value / sum(p)) : null;
};

const Said = z.strictObject({ reason: z.string(), p: z.array(z.number()) });

const byModel = async (
  { question, options }: Question,
  { provider, client }: ConfiguredProvider,
  model: string,
  { clock, prices }: Pick<Needs, 'clock' | 'prices'>,
): Promise<Tried> => {
  const startedMs = Date.parse(clock.now());
  const seconds = () => (Date.parse(clock.now()) - startedMs) / 1000;
  try {
    const { text, usage } = await collectCompletion(
      client,
      {
        model,
        system: 'Answer with one JSON value of the given schema and nothing else.',
        shared: [],
        turns: [
          { role: 'user', text: [question, ...options.map((option, i) => `${i + 1}. ${option}`), asked].join('\n') },
        ],
        schema: { name: 'forecast', zod: Said },
        ...{ search: false, searches: 0, effort: 'medium', maxTokens: 16_000, cacheKey: null, keepsHour: false },
        ...{ user: null, signal: AbortSignal.timeout(300_000), about: null },
      },
      () => undefined,
    );
    const { usd } = costOf(prices, provider, model, usage, clock.now());
    const said = sharesIn(text);
    const isWhole = said.length === options.length && said.every((value) => value >= 0) && sum(said) > 0;
    return { p: isWhole ? said.map((value) => value / sum(said)) : null, usd, seconds: seconds() };
  } catch {
    return { p: null, usd: null, seconds: seconds() };
  }
};
/** None where the answer cannot be read: it was paid for all the same. */
const sharesIn = (text: string): readonly number[] => {
  try {
    return Said.safeParse(jsonIn(text)).data?.p ?? [];
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    return [];
  }
};
const asked =
  'reason: at most 100 words. p: the probability that each option, in this order, is right; they add up to 1.';

/** So many answers of one model to each question as the panel's answer to it paid for. */
const byRepetition = async (
  questions: readonly Question[],
  best: string,
  panel: readonly Answer[],
  providers: readonly ConfiguredProvider[],
  needs: MeasureNeeds,
): Promise<Answer[]> => {
  const one = providers.flatMap((provider) => provider.models.map((model) => ({ provider, model })));
  const chosen = one.find(({ provider, model }) => nameOf(provider, model) === best);
  const all: Answer[] = [];
  for (const [nth, question] of questions.entries()) {
    const budget = panel[nth]?.usd ?? null;
    const samples: Tried[] = [];
    while (chosen && samples.length < mostSamples) {
      const costs = samples.map(({ usd }) => usd ?? 0);
      // Another may cost as much as the dearest so far.
      if (budget !== null && samples.length > 0 && sum(costs) + Math.max(...costs) > budget) break;
      samples.push(await byModel(question, chosen.provider, chosen.model, needs));
    }
    all.push({ question, ...averaged(samples, question.options.length) });
  }
  return all;
};

const averaged = (samples: readonly Tried[], options: number): Tried => {
  const given = samples.flatMap(({ p }) => (p === null ? [] : [p]));
  return {
    p: given.length === 0 ? null : Array.from({ length: options }, (_, k) => mean(given.map((p) => p[k] ?? 0))),
    usd: samples.some(({ usd }) => usd === null) ? null : sum(samples.map(({ usd }) => usd ?? 0)),
    seconds: sum(samples.map(({ seconds }) => seconds)),
  };
};

/** A question without an answer is not right, and counts as if all its options had been called equally likely: silence must not pay. */
export const scoreOf = (way: string, tried: readonly Answer[]): Score => {
  const verdicts = tried.map(({ p, question: { options, truth } }): Verdict => ({
    p: p ?? options.map(() => 1),
    truth,
  }));
  const given = tried.map(({ p }) => (p === null ? 0 : 1));
  return {
    way,
    answered: mean(given),
    accuracy: mean(verdicts.map((verdict, i) => isRight(verdict) * (given[i] ?? 0))),
    brier: mean(verdicts.map(brier)),
    ece: ece(verdicts),
    usd: tried.some(({ usd }) => usd === null) ? null : mean(tried.map(({ usd }) => usd ?? 0)),
    seconds: mean(tried.map(({ seconds }) => seconds)),
  };
};

/** A line for each way of answering, the panel first. */
export const table = (scores: readonly Score[]): string[] => [
  `${'way'.padEnd(48)} accuracy  Brier    ECE     USD   seconds  answered`,
  ...scores.map(
    ({ way, accuracy, brier: loss, ece: gap, usd, seconds, answered }) =>
      `${way.padEnd(48)} ${accuracy.toFixed(3).padStart(8)}  ${loss.toFixed(3)}  ${gap.toFixed(3)}  ${(usd === null ? '?' : usd.toFixed(3)).padStart(6)}  ${seconds.toFixed(0).padStart(7)}  ${(100 * answered).toFixed(0).padStart(6)} %`,
  ),
];
