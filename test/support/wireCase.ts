import type { CaseEvent } from '../../shared/events/case.ts';
import type { Clock, Needs, SpokenWords } from '../../server/panel/engine.ts';
import { runCase } from '../../server/panel/engine.ts';
import { panelistsFrom, type ProviderName } from '../../server/panel/panelists.ts';
import type { Material } from '../../server/panel/protocol/material.ts';
import type { Phase } from '../../server/panel/protocol/turn.ts';
import type { Ask } from '../../server/panel/providers/voice.ts';
import { scripted } from '../../server/panel/rehearsal/answers.ts';
import { systemClock } from '../../server/panel/setup.ts';
import type { Play } from '../fakes/providers/play.ts';
import { fakeProviders } from '../fakes/providers/server.ts';
import { caseId } from './controls.ts';
import { facts, panelNeeds, submit } from './panelCase.ts';

/** `nth`: the how-manieth question of this turn it is. */
export type Told = { readonly provider: string; readonly phase: Phase; readonly nth: number };
/** What the fake does other than answer as the scripted seat does. */
export type Mood = (told: Told) => Partial<Play> | undefined;
export type WireCase = {
  readonly mood?: Mood;
  readonly over?: Partial<Needs>;
  readonly answer?: (material: Material) => unknown;
  readonly providers?: readonly ProviderName[];
  readonly clock?: Clock;
  /** Told of every question as it arrives. */
  readonly onAsked?: (told: Told) => void;
};

/** A whole direct case with the real SDKs against fakes that speak the real wire formats; answers are the scripted seats'. */
export const wireCase = async ({
  mood = () => undefined,
  over = {},
  answer = scripted,
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
  const access = (name: ProviderName) =>
    providers.includes(name) ? { apiKey: 'key', baseUrl: fake.urls[name], models: ['model-1', 'model-2'] } : undefined;
  const real = panelistsFrom(
    { openai: access('openai'), anthropic: access('anthropic'), google: access('google'), local: access('local') },
    { pace: 0, sleep: systemClock.sleep },
  );
  const seen = new Map<string, number>();
  const { needs, kept, clock: virtual } = panelNeeds();
  virtual.stop();
  const panelists = real.map((one) => ({
    ...one,
    voice: (ask: Ask) => {
      const material = ask.about as Material;
      const key = `${material.phase}/${material.seat.seatId}/${material.crux?.cruxId ?? material.optionId ?? ''}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const id = String(asked++);
      answers.set(id, {
        json: JSON.stringify(answer(material)),
        told: { provider: one.provider, phase: material.phase, nth },
      });
      return one.voice({ ...ask, system: `${ask.system}\n[answer:${id}]` });
    },
  }));
  const whispers: SpokenWords[] = [];
  submit(kept, { mode: 'direct' });
  try {
    const end = await runCase(
      caseId,
      { ...needs, panelists, clock, whisper: (_case, words) => whispers.push(words), ...over },
      new AbortController().signal,
    );
    const events: readonly CaseEvent[] = facts(kept);
    return { end, events, recorded: facts(kept), whispers, requests: fake.requests };
  } finally {
    await fake.close();
  }
};
