import type { CaseEvent, CaseEventOf } from '../../shared/events/case.ts';
import type { Clock, Needs, SpokenWords } from '../../server/panel/engine/runCase.ts';
import { runCase } from '../../server/panel/engine/runCase.ts';
import { configuredProviders } from '../../server/panel/engine/configuredProviders.ts';
import { type ModelProviderId, ofEachProvider } from '../../shared/events/providers.ts';
import type { PromptContext } from '../../server/panel/protocol/phases/common/promptContext.ts';
import type { TurnKind } from '../../server/panel/protocol/state/turn.ts';
import type { Ask } from '../../server/panel/providers/modelClient.ts';
import { systemClock } from '../../server/panel/engine/setup.ts';
import { marked } from '../fakes/answered.ts';
import type { Play } from '../fakes/providers/play.ts';
import { fakeProviders } from '../fakes/providers/server.ts';
import { caseId } from './controls.ts';
import { answerFact, facts, panelNeeds, put, submit } from './panelCase.ts';
import { scripted } from '../../server/panel/protocol/phases/scriptedAnswerTo.ts';

/** `nth`: the how-manieth question of this turn it is. */
export type Told = { readonly provider: string; readonly kind: TurnKind; readonly nth: number };
/** What the fake does other than answer as the scripted seat does. */
type Mood = (told: Told) => Partial<Play> | undefined;
export type WireCase = {
  readonly mood?: Mood;
  readonly over?: Partial<Needs>;
  readonly answer?: (promptContext: PromptContext, provider: string) => unknown;
  /** The case; one in direct mode where it says no other. What it is asked in another mode is answered. */
  readonly submitted?: Partial<CaseEventOf<'CaseSubmitted'>['data']>;
  readonly providers?: readonly ModelProviderId[];
  readonly clock?: Clock;
  /** Told of every question as it arrives. */
  readonly onAsked?: (told: Told) => void;
};

/** A whole case with the real SDKs against fakes that speak the real wire formats; answers are the scripted seats'. */
export const wireCase = async ({
  mood = () => undefined,
  over = {},
  answer = scripted,
  submitted = {},
  providers = ['openai', 'anthropic', 'google'],
  clock = systemClock,
  onAsked = () => undefined,
}: WireCase = {}) => {
  const answers = new Map<string, { json: string; told: Told }>();
  let asked = 0;
  const fake = await fakeProviders(({ body }) => {
    const id = /\[answer:(\d+)\]/.exec(JSON.stringify(body))?.[1] ?? '';
    const known = answers.get(id);
    if (!known) throw new Error('asked for an answer that nobody prepared');
    onAsked(known.told);
    return { text: known.json, ...mood(known.told) };
  });
  const access = (name: ModelProviderId) =>
    providers.includes(name) ? { apiKey: 'key', baseUrl: fake.urls[name], models: ['model-1', 'model-2'] } : undefined;
  const real = await configuredProviders(ofEachProvider(access), { pace: 0, sleep: systemClock.sleep });
  const seen = new Map<string, number>();
  const { needs, kept, clock: virtual } = panelNeeds();
  virtual.stop();
  const answering = real.map((one) => ({
    ...one,
    client: (ask: Ask) => {
      const promptContext = ask.about as PromptContext;
      const key = `${promptContext.kind}/${promptContext.seat.seatId}/${promptContext.crux?.cruxId ?? promptContext.optionId ?? ''}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const id = String(asked++);
      answers.set(id, {
        json: JSON.stringify(answer(promptContext, one.provider)),
        told: { provider: one.provider, kind: promptContext.kind, nth },
      });
      return one.client(marked(ask, `[answer:${id}]`));
    },
  }));
  const deltas: SpokenWords[] = [];
  submit(kept, { mode: 'direct', ...submitted });
  const used = {
    ...needs,
    providers: answering,
    clock,
    publishDelta: (_: unknown, words: SpokenWords) => deltas.push(words),
    ...over,
  };
  const run = () => runCase(caseId, used, new AbortController().signal);
  try {
    let end = await run();
    if (end.how === 'waiting') {
      put(kept, answerFact(clock.now()));
      end = await run();
    }
    const events: readonly CaseEvent[] = facts(kept);
    return { end, events, recorded: facts(kept), deltas, requests: fake.requests };
  } finally {
    await fake.close();
  }
};
