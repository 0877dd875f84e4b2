import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { CaseEvent, Mode } from '../../../shared/events/case.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { idOf } from '../../../shared/kernel/ids.ts';
import { type EventNode, startEventNode } from '../../../server/platform/eventstore-node/eventNode.ts';
import { runCase } from '../../../server/panel/engine/runCase.ts';
import { randomFrom } from '../../../shared/kernel/random.ts';
import { esdbStore } from '../../../server/platform/store/esdb/esdbStore.ts';
import { askedIn } from '../../fakes/answered.ts';
import { caseStore } from '../../fakes/caseStore.ts';
import { clockFrom } from '../../fakes/clockFrom.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { inMemoryProviders } from '../../fakes/inMemoryProviders.ts';
import { conclusion } from '../../support/conclusion.ts';
import { at, caseSubmitted } from '../../support/controls.ts';
import { ofType, panelNeeds } from '../../support/panelCase.ts';
import { isWhole, portion, sampled, seed } from '../../support/sampled.ts';

/**
 * Processes that are killed with SIGKILL while they run a case against the real event node, with the real SDKs and fakes that count
 * what is asked of them. Some cases die at points drawn by SEED; `npm run test:sweeps` kills around every append of a direct case,
 * every fifth of a default and every 25th of a deep one, and says what it found.
 */
/** Calls under way at once with each of three providers. */
const concurrency = 4;
/** The time of all processes: the run they are compared with has the same date. */
const clock = clockFrom(at);

let node: EventNode;
let dataDir: string;
let store: ReturnType<typeof esdbStore>;
let providers: Awaited<ReturnType<typeof fakeProviders>>;
const children = new Set<ChildProcess>();
/** Every question that reached a provider, in order: each one is paid for. */
const paid: { readonly caseId: string; readonly turn: string }[] = [];
/** Told of each question as it arrives, before it is answered. */
const listeners = new Map<string, () => void>();

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'witan-kill-'));
  node = await startEventNode({ dataDir });
  store = esdbStore({ url: node.url });
  providers = await fakeProviders(({ body }) => {
    const { caseId, turn, json } = askedIn(body);
    paid.push({ caseId, turn });
    listeners.get(caseId)?.();
    return { text: json, pieces: 3 };
  });
});
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await providers.close();
  await store.close();
  await node.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** `call`: when the n-th question of this process has reached its provider and is not answered yet. */
type Death = { readonly when: 'before' | 'after' | 'call'; readonly at: number };

/** Runs the case in a process of its own until it ends or dies. Answers how it ended; null when it was killed. */
const run = async (caseId: string, death?: Death): Promise<string | null> => {
  const file = join(import.meta.dirname, '../../fakes/panelProcess.ts');
  const origin = providers.urls.openai.replace('/openai/v1', '');
  const point = death && death.when !== 'call' ? [death.when, String(death.at)] : [];
  const child = spawn(process.execPath, [file, node.url, caseId, origin, clock.now(), ...point], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.add(child);
  let heard = 0;
  if (death?.when === 'call') listeners.set(caseId, () => void (heard++ === death.at && child.kill('SIGKILL')));
  let said = '';
  child.stdout.on('data', (text: Buffer) => (said += text.toString()));
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  children.delete(child);
  listeners.delete(caseId);
  return signal === 'SIGKILL' ? null : (/END (\w+)/.exec(said)?.[1] ?? 'without a word');
};

const submitted = async (caseId: string, mode: Mode): Promise<void> => {
  const stream = caseStream(caseId);
  const fact = caseSubmitted({ caseId, mode });
  const event = { ...fact, id: idOf(stream, 'submitted'), actor: 'test', correlation: caseId, causation: null };
  await store.append(stream, [event], -1);
};

const history = async (caseId: string): Promise<CaseEvent[]> => {
  const events: CaseEvent[] = [];
  for await (const event of store.read(caseStream(caseId))) events.push(event as unknown as CaseEvent);
  return events;
};

/** The same case, left alone: in memory, with the same answers. */
const uninterrupted = async (caseId: string, mode: Mode) => {
  const kept = caseStore();
  const stream = caseStream(caseId);
  const { needs, clock } = panelNeeds({ store: kept.store });
  const fact = caseSubmitted({ caseId, mode });
  kept.put(
    stream,
    [{ ...fact, id: idOf(stream, 'submitted'), actor: 'test', correlation: caseId, causation: null }],
    -1,
  );
  const { providers, calls } = inMemoryProviders(clock, () => 'fine', 0);
  const rules = { ...needs.rules, clarifyMs: 1 };
  const { signal } = new AbortController();
  let end = await runCase(caseId, { ...needs, providers, rules, concurrency }, signal);
  while (end.how === 'waiting') {
    await clock.sleep(Math.max(1, Date.parse(end.until) - Date.parse(clock.now())), signal);
    end = await runCase(caseId, { ...needs, providers, rules, concurrency }, signal);
  }
  clock.stop();
  return { events: kept.events(stream) as unknown as CaseEvent[], appends: kept.appends(), calls: calls.length };
};

/** How often each turn was asked of its provider, and how often the case's own evidence list says so. */
const counted = (caseId: string, events: readonly CaseEvent[]) => {
  const turnOf = (step: string) => step.split('/').slice(1, 3).join('/');
  const tally = (turns: readonly string[]) => {
    const times = new Map<string, number>();
    for (const turn of turns) times.set(turn, (times.get(turn) ?? 0) + 1);
    return times;
  };
  const asked = paid.filter((one) => one.caseId === caseId).map(({ turn }) => turn);
  const intended = tally(ofType(events, 'ModelCallIntended').map(({ step }) => turnOf(step)));
  const done = new Set<string>();
  const afterItsAnswer = events.flatMap(({ type, data }) => {
    if (type === 'ModelCallEnded' && data.outcome === 'ok') done.add(data.step);
    return type === 'ModelCallIntended' && done.has(data.step) ? [data.step] : [];
  });
  return {
    asked: asked.length,
    /** Questions that the evidence list knows nothing of. */
    beside: [...tally(asked)].filter(([turn, times]) => times > (intended.get(turn) ?? 0)),
    /** Turns that were asked again although their answer was recorded. */
    afterItsAnswer,
    unknown: ofType(events, 'ModelCallEnded').filter(({ outcome }) => outcome === 'unknown').length,
  };
};

/** Plays a case with these deaths, one process after the other, and holds it to what must be true of it. */
const survives = async (caseId: string, mode: Mode, deaths: readonly Death[]) => {
  await submitted(caseId, mode);
  let died = 0;
  for (const death of deaths) if ((await run(caseId, death)) === null) died++;
  expect([caseId, deaths, await run(caseId)]).toEqual([
    caseId,
    deaths,
    died < deaths.length ? expect.any(String) : 'concluded',
  ]);
  const events = await history(caseId);
  const last = events.at(-1)?.type;
  expect([caseId, deaths, last]).toEqual([caseId, deaths, 'GatePassed']);

  const { asked, beside, afterItsAnswer, unknown } = counted(caseId, events);
  expect([caseId, deaths, beside, afterItsAnswer]).toEqual([caseId, deaths, [], []]);
  const ended = ofType(events, 'ModelCallEnded');
  const ok = ended.filter(({ outcome }) => outcome === 'ok');
  expect(new Set(ok.map(({ step }) => step)).size).toBe(ok.length);
  expect(new Set(ended.map(({ callId }) => callId))).toEqual(
    new Set(ofType(events, 'ModelCallIntended').map(({ callId }) => callId)),
  );
  // At most what was under way is asked again.
  expect(unknown).toBeLessThanOrEqual(3 * concurrency * died);
  const keys = [
    ...ofType(events, 'UtteranceMade').map(({ utteranceId }) => utteranceId),
    ...ofType(events, 'BallotSealed').map(({ panel, round, seatId }) => `${panel}/${round}/${seatId}`),
    ...ofType(events, 'DissentFiled').map(({ dissentId }) => dissentId),
    ...ofType(events, 'EvidenceFound').map(({ evidenceId }) => evidenceId),
    ...ofType(events, 'PhaseEntered').map(({ panel, phase }) => `${panel}/${phase}`),
    ...events.flatMap(({ type }) => (type === 'GatePassed' || type === 'PanelSeated' ? [type] : [])),
  ];
  expect(new Set(keys).size).toBe(keys.length);
  const alone = await uninterrupted(caseId, mode);
  expect([caseId, deaths, conclusion(events)]).toEqual([caseId, deaths, conclusion(alone.events)]);
  return { died, unknown, asked, alone: alone.calls };
};

/** Several at a time, since a process mostly waits. */
const side = async <T>(items: readonly T[], width: number, play: (item: T, nth: number) => Promise<void>) => {
  let next = 0;
  const lane = async (): Promise<void> => {
    for (let nth = next++; nth < items.length; nth = next++)
      await play(items[nth] as T, nth).catch((error: unknown) => {
        // The other lanes begin nothing more.
        next = items.length;
        throw error;
      });
  };
  await Promise.all(Array.from({ length: width }, lane));
};

describe(`processes killed with SIGKILL (seed ${seed})`, () => {
  const longer = [
    ['default', 4, 1],
    ['deep', 2, 1],
  ] as const;
  it.each([['direct', 7, 2] as const, ...sampled('longer cases', longer, 1)])(
    '%s cases end as if nobody had died, and nothing recorded is paid for again',
    async (mode, all, everyday) => {
      const { appends, calls } = await uninterrupted(`measure-${mode}`, mode);
      const random = randomFrom(`${seed}/${mode}`);
      const below = (n: number) => Math.floor(random() * n);
      const plans = Array.from({ length: portion(all, everyday) }, (_, i): Death[] =>
        (i % 3 === 1 ? [0.3, 0.3] : [0.85]).map((part) => {
          const when = (['before', 'call', 'after'] as const)[below(3)] ?? 'after';
          return { when, at: below(part * (when === 'call' ? calls : appends)) };
        }),
      );
      let died = 0;
      await side(plans, 3, async (deaths, nth) => {
        const one = await survives(`${mode}-${nth}`, mode, deaths);
        died += one.died;
      });
      expect(died).toBe(plans.flat().length);
    },
  );

  it('two processes that run one case write one history, and only what was under way is asked twice', async () => {
    await submitted('shared', 'direct');
    const ends = await Promise.all([run('shared'), run('shared')]);
    expect(ends).toContain('concluded');
    expect(new Set(['concluded', 'superseded', ...ends]).size).toBe(2);
    const events = await history('shared');
    const { beside, afterItsAnswer, unknown } = counted('shared', events);
    expect([beside, afterItsAnswer]).toEqual([[], []]);
    expect(unknown).toBeLessThanOrEqual(3 * concurrency);
    expect(events.filter(({ type }) => type === 'GatePassed')).toHaveLength(1);
    expect(conclusion(events)).toEqual(conclusion((await uninterrupted('shared', 'direct')).events));
  });
});

describe.runIf(isWhole)('deaths around every append', () => {
  it.each([
    ['direct', 1],
    ['default', 5],
    ['deep', 25],
  ] as const)(
    'of a %s case, or around one of %i',
    async (mode, stride) => {
      const { appends } = await uninterrupted(`measure-${mode}`, mode);
      const points = Array.from({ length: Math.ceil(appends / stride) }, (_, i) => i * stride);
      const total = { died: 0, unknown: 0, asked: 0, alone: 0 };
      await side(points, 3, async (point, nth) => {
        const death = { when: nth % 2 === 0 ? 'after' : 'before', at: point } as const;
        const one = await survives(`sweep-${mode}-${point}`, mode, [death]);
        for (const key of Object.keys(total) as (keyof typeof total)[]) total[key] += one[key];
      });
      console.log(
        `${mode}: ${points.length} points of ${appends} appends, ${total.died} processes killed; ${total.asked} calls asked where cases left alone ask ${total.alone}; ${total.unknown} counted as unknown; 0 recorded calls repeated`,
      );
    },
    3_600_000,
  );
});
