import type { CaseEvent, Mode } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { configuredProviders } from '../../../server/panel/engine/configuredProviders.ts';
import { type Needs, runCase } from '../../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import { type Breaker, breaker } from '../../../server/panel/providers/circuitBreaker.ts';
import type { Ask } from '../../../server/panel/providers/modelClient.ts';
import { defaultPrices } from '../../../server/panel/providers/table.ts';
import { marked } from '../../../test/fakes/answered.ts';
import { caseStore } from '../../../test/fakes/caseStore.ts';
import { inProcessFetch, inProcessUrls } from '../../../test/fakes/providers/inProcess.ts';
import { linkedBy } from '../../../test/fakes/providers/google.ts';
import type { Play, Request } from '../../../test/fakes/providers/play.ts';
import { thinkingModel } from '../../../test/fakes/providers/thinkingModel.ts';
import { virtualClock } from '../../../test/fakes/virtualClock.ts';
import { caseSubmitted, decisionText } from '../../../test/support/controls.ts';
import { filledIn } from '../../../test/support/filledIn.ts';
import { fetchedPage, filesWereRead, resultsFor, searchedAnswer } from '../../../test/support/foundOnTheWeb.ts';
import { dataRoom } from './dataRoom.ts';
import { answerFact } from '../../../test/support/panelCase.ts';

export type Scenario = {
  readonly name: string;
  readonly mode: Mode;
  readonly cases: number;
  readonly atOnce: number;
  readonly slower?: number;
  /** Characters of the case, over a short one. */
  readonly chars?: number;
  /** Documents that come with the case, by their pages. */
  readonly documents?: readonly number[];
  /** When the first case is brought, ISO: prices change by date. */
  readonly start?: string;
  /** What a provider does instead of answering. */
  readonly fault?: (request: Request) => Play['fault'];
  /** How it answers, other than at once and in the form that was asked for. */
  readonly plays?: (request: Request) => Partial<Play>;
  /** The case in other words. */
  readonly q1?: string;
  readonly fetchPage?: Needs['fetchPage'];
  /** Whether one search of Anthropic in twenty fails. */
  readonly searchesFail?: boolean;
  /** Told of what an operator would read in the log. */
  readonly warned?: (about: object) => void;
  /** What seats answer; researchers that really search where it is not said. */
  readonly answer?: (m: PromptContext, provider: string) => unknown;
};

type Said = { readonly text: string } & Pick<Play, 'searches' | 'sources' | 'searchFault'>;

export type Played = {
  readonly events: readonly Recorded<CaseEvent>[];
  readonly seconds: number;
};

export const usualDay = '2026-11-22';
const usualStart = `${usualDay}T09:00:00.000Z`;

type Slow = Pick<Scenario, 'name' | 'slower' | 'fault' | 'plays' | 'start' | 'searchesFail'> & {
  readonly answer: (ask: Ask, provider: string) => unknown;
  /** 0..1: how long it thinks, and whether too long; by its name where it is not said. */
  readonly random?: () => number;
};

/** The real SDKs against strict, slow fakes in virtual time. Until `stop` this process's `fetch` is theirs. */
export const slowProviders = async ({
  name,
  slower = 1,
  start = usualStart,
  fault,
  plays,
  searchesFail = false,
  answer,
  random = randomFrom(name),
}: Slow) => {
  const clock = virtualClock(start, async () => {
    do for (let i = 0; i < 12; i++) await new Promise((resolve) => setImmediate(resolve));
    while (await filesWereRead());
  });
  const nowMs = () => Date.parse(clock.now());
  const never = new AbortController().signal;
  const model = thinkingModel({ random, nowMs, sleep: (ms) => clock.sleep(ms, never), slower });
  const answers = new Map<string, Said>();
  const { fetch } = globalThis;
  globalThis.fetch = inProcessFetch((request) => {
    const id = /\[answer:(\d+)\]/u.exec(JSON.stringify(request.body))?.[1] ?? '';
    const { text = '', searches = 0, ...search } = answers.get(id) ?? {};
    const played = { ...model(request, text, searches), ...search, ...plays?.(request) };
    const failing = fault?.(request);
    return failing ? { ...played, fault: failing } : played;
  });
  const access = (provider: 'openai' | 'anthropic' | 'google') => ({ apiKey: 'key', baseUrl: inProcessUrls[provider] });
  let asked = 0;
  let searched = 0;
  const real = await configuredProviders(
    { openai: access('openai'), anthropic: access('anthropic'), google: access('google'), local: undefined },
    { pace: 0, sleep: clock.sleep },
  );
  const providers = real.map((one) => ({
    ...one,
    client: (ask: Ask) => {
      const id = String(asked++);
      const promptContext = ask.about as PromptContext | null;
      const found = ask.search && promptContext ? resultsFor(promptContext) : [];
      const said = answer(ask, one.provider);
      answers.set(id, {
        text: JSON.stringify(promptContext ? filledIn(promptContext.kind, said) : said),
        ...(ask.search
          ? { searches: ask.searches, sources: found.map((url) => ({ url, title: 'A page' })) }
          : { searches: 0 }),
        ...(searchesFail &&
          ask.search &&
          one.provider === 'anthropic' &&
          searched++ % 20 === 19 && { searchFault: 'unavailable' }),
      });
      return one.client(marked(ask, `[answer:${id}]`));
    },
  }));
  const stop = () => {
    clock.stop();
    globalThis.fetch = fetch;
  };
  return { providers, clock, stop };
};

/** Plays cases on such providers; answers are the scripted seats'. */
export const play = async ({
  name,
  mode,
  cases,
  atOnce,
  slower,
  chars = 0,
  documents = [],
  start,
  fault,
  plays,
  q1 = decisionText,
  fetchPage = fetchedPage,
  searchesFail = false,
  warned = () => undefined,
  answer = searchedAnswer,
}: Scenario) => {
  const room = dataRoom(documents);
  const { providers, clock, stop } = await slowProviders({
    name,
    ...(slower !== undefined && { slower }),
    ...(start !== undefined && { start }),
    ...(fault && { fault }),
    ...(plays && { plays }),
    searchesFail,
    answer: (ask, provider) => answer(ask.about as PromptContext, provider),
  });
  const nowMs = () => Date.parse(clock.now());
  const never = new AbortController().signal;
  const rests = { count: 0 };
  const shared = counting(breaker(), rests);
  const one = async (n: number): Promise<Played> => {
    const kept = caseStore();
    const caseId = `case${n}`;
    const stream = `case-${caseId}`;
    const facts = () => kept.events(stream) as readonly Recorded<CaseEvent>[];
    const put = (fact: CaseEvent) =>
      kept.put(
        stream,
        [{ ...fact, id: `put-${facts().length}`, actor: 'account', correlation: caseId, causation: null }],
        facts().length - 1,
      );
    const long =
      chars > 0 ? `\n\n${'Figures of the last year, month by month, as the books show them. '.repeat(chars / 66)}` : '';
    const submitted = caseSubmitted({ mode, caseId, q1: `${q1}${long}` });
    put({ ...submitted, data: { ...submitted.data, at: clock.now() } });
    for (const document of room.added(clock.now())) put(document);
    let nonces = 0;
    const needs: Needs = {
      store: kept.store,
      providers,
      breaker: shared,
      prices: defaultPrices,
      rules: { clarifyMs: 3_600_000, guided: {}, capUsd: { direct: 10, default: 25, deep: 60 } },
      concurrency: 16,
      publishDelta: () => undefined,
      clock,
      secret: 'secret',
      nonce: () => `nonce-${n}-${nonces++}`,
      resolveLink: async (url) => linkedBy(url),
      fetchPage,
      openDocument: async (_caseId, documentId, _tokens, place) => room.opened(documentId, place),
      log: { info: () => undefined, warn: warned },
    };
    const from = nowMs();
    let end = await runCase(caseId, needs, never);
    if (end.how === 'waiting') {
      put(answerFact(clock.now()));
      end = await runCase(caseId, needs, never);
    }
    return { events: facts(), seconds: (nowMs() - from) / 1000 };
  };
  const played: Played[] = [];
  for (let n = 0; n < cases; n += atOnce)
    played.push(...(await Promise.all(Array.from({ length: Math.min(atOnce, cases - n) }, (_, i) => one(n + i)))));
  stop();
  return { played, rests: rests.count };
};

/** A breaker that tells how often it made a provider rest. */
const counting = (inner: Breaker, rests: { count: number }): Breaker => ({
  ...inner,
  report(provider, model, seen, nowMs) {
    const before = inner.waitFor(provider, model, nowMs);
    inner.report(provider, model, seen, nowMs);
    if (before === 0 && inner.waitFor(provider, model, nowMs) > 0) rests.count++;
  },
});
