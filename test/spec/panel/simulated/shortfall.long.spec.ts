import { describe, expect, it } from 'vitest';

import { modes } from '../../../../shared/events/case.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { baseRateIn } from '../../../../server/panel/protocol/phases/research/baseRate.ts';
import { turnRules } from '../../../../server/panel/protocol/phases/index.ts';
import { plainFrameIn } from '../../../../server/panel/protocol/phases/framing/plainFrame.ts';
import { setbacks, setbacksIn } from '../../../../server/panel/rehearsal/setbacksIn.ts';
import { scripts } from '../../../../server/panel/rehearsal/spokenLines.ts';
import { plainSchema } from '../../../../server/panel/providers/answerSchema.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { languageOfText } from '../../../../server/panel/protocol/text/language.ts';
import { decisionsAbroad } from '../../../support/decisionsAbroad.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { at } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { type facts, ofType, rehearse } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

type Given = { criteria?: { weight: number }[]; stories?: object[] };

/** A case whose framers or red team answer as `change` makes of it; `first`: only the first time they are asked. */
const played = async (
  mode: 'direct' | 'default' | 'deep',
  kind: 'triage' | 'frame' | 'object',
  change: (given: Given) => object,
  first = false,
  seconds = 4,
) => {
  const clock = virtualClock(at);
  const asked = new Map<string, number>();
  const providers = inMemoryProviders(clock, () => 'fine', seconds).providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask: Ask) {
      const { kind: own, seat } = ask.about as PromptContext;
      const nth = (asked.get(`${own}/${seat.seatId}`) ?? 0) + 1;
      asked.set(`${own}/${seat.seatId}`, nth);
      for await (const part of one.client(ask))
        yield part.type === 'text' && own === kind && (!first || nth === 1)
          ? { type: 'text', delta: JSON.stringify({ ...change(JSON.parse(part.delta) as Given) }) }
          : part;
    },
  }));
  const told = await playCase(mode, () => 'fine', { providers, clock });
  clock.stop();
  const calls = [...asked].filter(([key]) => key.startsWith(`${kind}/`)).map(([, n]) => n);
  return { ...told, calls };
};
const rule = (events: ReturnType<typeof facts>, name: string) => {
  const found = ofType(events, 'GatePassed')[0]?.checks.find((check) => check.rule === name);
  return found && [found.ok, found.found.join(', ')];
};
const invalid = (events: ReturnType<typeof facts>, kind: string) =>
  ofType(events, 'ModelCallEnded').filter(({ step, outcome }) => outcome === 'invalid' && step.includes(`/${kind}/`));

const few = (given: Given) => ({ ...given, criteria: given.criteria?.slice(0, 3) });
const many = (given: Given) => ({
  ...given,
  criteria: Array.from({ length: 9 }, (_, i) => ({
    ...given.criteria?.[0],
    name: `criterion ${'abcdefghi'[i]}`,
    weight: i,
  })),
});
const four = (given: Given) => ({ ...given, stories: given.stories?.slice(0, 4) });
const repeated = (given: Given) => ({ ...given, stories: given.stories?.map((_, i, all) => all[i % 4]) });

describe('a framer who names too few criteria, or too many', () => {
  it('is asked once to repair it', async () => {
    for (const change of [few, many]) {
      const { events, calls } = await played('default', 'frame', change, true);
      expect(calls).toEqual([2, 2, 2]);
      expect(invalid(events, 'frame').map(({ problem }) => problem?.detail)).toEqual(
        Array.from({ length: 3 }, () => expect.stringMatching(/^criteria: expected 4 to 7, found [39]$/) as string),
      );
      expect(rule(events, 'criteria_count')).toEqual([true, '']);
    }
  });

  it('is taken at his word the second time, and the gate says how many there are', async () => {
    const { events, end } = await played('default', 'frame', few);
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'TurnLost')).toEqual([]);
    expect(ofType(events, 'CaseFramed')[0]?.frame.criteria).toHaveLength(3);
    expect(rule(events, 'criteria_count')).toEqual([false, '3']);
    expect(ofType(events, 'GatePassed')[0]?.verdict).toBe('publish_with_warning');
  });

  it('who insists on more keeps the seven that weigh most', async () => {
    const { events } = await played('default', 'frame', many);
    expect(ofType(events, 'FrameProposed')[0]?.frame.criteria.map(({ weight }) => weight)).toEqual([
      2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(rule(events, 'criteria_count')).toEqual([true, '']);
  });

  it('is not asked again where the second answer would come too late', async () => {
    // A direct case is framed by its first call.
    const fewer = (given: Given & { frame?: Given }) => ({ ...given, frame: given.frame && few(given.frame) });
    const { events, calls } = await played('direct', 'triage', fewer, false, 30);
    expect([calls, invalid(events, 'triage')]).toEqual([[1], []]);
    expect(ofType(events, 'CaseFramed')[0]?.proposedBy).toHaveLength(1);
  });
});

it('the schemas that providers get say how many are asked for', () => {
  const described = (kind: 'frame' | 'object', field: string) =>
    (plainSchema(turnRules[kind].schema)['properties'] as Record<string, { description?: string }>)[field]?.description;
  expect(described('frame', 'criteria')).toBe('4 to 7');
  expect(described('object', 'stories')).toBe('at least 5 that differ in their cause, at most 8');
});

describe('a frame that code alone could make', () => {
  it.each(Object.keys(scripts))('has four criteria in the language of the case: %s', async (language) => {
    const { criteria, assumption } = plainFrameIn(language);
    const english = plainFrameIn('en');
    expect(criteria.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
    const texts = [assumption, ...criteria.flatMap(({ name, why }) => [name, why])];
    expect(new Set(texts).size).toBe(9);
    const same = [english.assumption, ...english.criteria.flatMap(({ name, why }) => [name, why])];
    expect(texts.filter((text) => same.includes(text))).toEqual(language === 'en' ? texts : []);
  });

  it('is what a case goes on with when no framer answers', async () => {
    const mood = ({ kind }: { kind: string }): Mood => (kind === 'frame' ? 'garbage' : 'fine');
    const { events, end } = await playCase('default', mood);
    expect(end).toEqual({ how: 'concluded' });
    const frame = ofType(events, 'CaseFramed')[0]?.frame;
    expect(frame?.criteria.map(({ name }) => name)).toEqual(plainFrameIn('en').criteria.map(({ name }) => name));
    expect(frame?.assumptions).toContain(plainFrameIn('en').assumption);
  });
});

describe('what code has researchers look for', () => {
  it.each(sampled('plans', Object.keys(scripts), 2))('is in the language of the case: %s', async (language) => {
    const { events } = await rehearse('direct', {}, decisionsAbroad[language]);
    const queries = ofType(events, 'ResearchPlanned').flatMap(({ plans }) => plans.flatMap((plan) => plan.queries));
    const { options, criteria } = ofType(events, 'CaseFramed')[0]?.frame ?? { options: [], criteria: [] };
    expect(queries).toHaveLength(options.length * (criteria.length + 1));
    const ask = baseRateIn(language);
    expect(options.filter(({ title }) => !queries.includes(ask(title)))).toEqual([]);
    expect(ask('x').startsWith('base rate')).toBe(language === 'en');
  });
});

describe('a red team that tells too little', () => {
  it.each([
    ['fewer than five stories', four, 4],
    ['one story twice', repeated, 4],
  ])('is asked once to repair it: %s', async (_what, change, found) => {
    const { events, calls } = await played('default', 'object', change, true);
    expect(calls).toEqual([2, 2, 2]);
    expect(invalid(events, 'object').map(({ problem }) => problem?.detail)).toEqual(
      Array.from(
        { length: 3 },
        () => expect.stringContaining(`expected at least 5 different ones, found ${found}`) as string,
      ),
    );
    expect(rule(events, 'failure_stories')).toEqual([true, '']);
  });

  it('is heard with what it has, and the gate names the seat', async () => {
    const { events, end } = await played('direct', 'object', four);
    expect(end).toEqual({ how: 'concluded' });
    const [seat] = ofType(events, 'PanelSeated')[0]?.seats.filter(({ role }) => role === 'red_team') ?? [];
    const [told] = ofType(events, 'ObjectionRaised');
    const name = ofType(events, 'PanelSeated')[0]?.seats.find(({ seatId }) => seatId === told?.seatId)?.name;
    expect(seat).toBeDefined();
    expect(ofType(events, 'ObjectionRaised')).toHaveLength(4);
    expect(rule(events, 'failure_stories')).toEqual([false, `${name} 4`]);
  });

  it('that tells nothing is lost, as it was, and the gate says that nobody told any', async () => {
    const { events } = await playCase('direct', ({ kind }) => (kind === 'object' ? 'garbage' : 'fine'));
    expect(ofType(events, 'ObjectionRaised')).toEqual([]);
    expect(rule(events, 'failure_stories')).toEqual([false, '0']);
  });
});

describe('the red team of a rehearsal', () => {
  const stories = (events: ReturnType<typeof facts>) =>
    Map.groupBy(ofType(events, 'ObjectionRaised'), ({ seatId }) => seatId);

  const languages = ['en', ...Object.keys(decisionsAbroad)];
  const cases = languages.flatMap((language) => modes.map((mode) => [language, mode] as const));
  it.each(sampled('stories', cases, 4))(
    'tells five stories a seat, no two alike, in its language: %s, %s',
    async (language, mode) => {
      const { events } = await rehearse(mode, {}, decisionsAbroad[language]);
      const told = [...stories(events).values()];
      expect(told.map(({ length }) => length)).toEqual(Array.from({ length: mode === 'direct' ? 1 : 3 }, () => 5));
      const all = told.flat();
      expect(new Set(all.map(({ story }) => story)).size).toBe(all.length);
      expect(new Set(all.map(({ cause }) => cause)).size).toBe(all.length);
      for (const { cause, earlySign, mitigation } of all)
        expect([
          setbacksIn(language).causes.flat().includes(cause),
          setbacksIn(language).signs.includes(earlySign),
          setbacksIn(language).mitigations.includes(mitigation),
        ]).toEqual([true, true, true]);
    },
  );

  it('tells the same in the same case, and another side first in another', async () => {
    const sides = async (q1?: string) =>
      ofType((await rehearse('default', {}, q1)).events, 'ObjectionRaised').map(
        ({ seatId, cause }) => `${seatId} ${cause}`,
      );
    expect(await sides()).toEqual(await sides());
    const others = await Promise.all(
      ['Should we sell the van?', 'Should we hire Ada or Bob?', 'Move the office to Hull?'].map(sides),
    );
    expect(new Set([await sides(), ...others].map((told) => told[0])).size).toBeGreaterThan(1);
  });

  it.each(Object.keys(setbacks).filter((language) => language !== 'en'))('has lines of its own in %s', (language) => {
    const lines = (one = setbacks.en) => [...one.causes.flat(), ...one.signs, ...one.mitigations];
    const own = lines(setbacksIn(language));
    expect(new Set(own).size).toBe(25);
    expect(own.filter((line) => lines().includes(line))).toEqual([]);
    expect(languageOfText(own.join(' '))).toBe(language.replace('pt-PT', 'pt'));
  });
});
