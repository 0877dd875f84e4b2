import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../../shared/events/case.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { entriesOf, mayHoldSame } from '../../../../server/panel/protocol/phases/matching/sameTexts.ts';
import type { ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { facts, ofType, panelNeeds, submit, runToEnd } from '../../../support/panelCase.ts';

type Json = Record<string, unknown>;
type Texts = { readonly [number: number]: string };

/** Plays a case whose framers and voters say things each in words of their own, and whose matching seat answers as `groups` says. */
const played = async (
  groups: (entries: readonly string[]) => { members: number[]; opposite: number[] }[],
  mood: (asked: Asked) => Mood = () => 'fine',
  q1 = 'Should we buy the bakery in Leeds or lease it? It costs 62,000 a year to lease. Demand grew by 4 percent. The owner wants to retire.',
  titles = framed,
) => {
  const phase = panelNeeds();
  const fake = inMemoryProviders(phase.clock, mood);
  const asked: string[][] = [];
  const providers = fake.providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask) {
      const m = ask.about as PromptContext;
      const entries = m.entries.map(({ text }) => text);
      if (entries.length > 0) asked.push(entries);
      for await (const part of one.client(ask))
        yield part.type === 'text' ? { ...part, delta: said(m, part.delta, () => groups(entries), titles) } : part;
    },
  }));
  submit(phase.kept, { mode: 'default', q1 });
  const needs = { ...phase.needs, providers };
  await runToEnd({ ...phase, needs });
  return { events: facts(phase.kept) as readonly CaseEvent[], asked, calls: fake.calls };
};

const nthOf = (seatId: string): number => Number(/\d+$/u.exec(seatId)?.[0] ?? 1);
const framed: Texts = { 1: 'Buy the bakery', 2: 'Acquire the bakery outright', 3: 'Do not buy the bakery' };
const turning: readonly string[] = ['Demand will hold', 'Demand will not hold', 'Customers keep buying as they do'];

const said = (m: PromptContext, json: string, groups: () => unknown, titles: Texts): string => {
  if (m.kind === 'match_frames' || m.kind === 'match_cruxes') return JSON.stringify({ groups: groups() });
  if (m.kind === 'frame') {
    const answer = JSON.parse(json) as Json & { options: Json[] };
    const [first, ...others] = answer.options;
    const title = titles[nthOf(m.seat.seatId)];
    return JSON.stringify({ ...answer, options: [{ ...first, title, origin: 'user' }, ...others] });
  }
  if (m.kind !== 'ballot') return json;
  return JSON.stringify({ ...(JSON.parse(json) as Json), topCrux: turning[nthOf(m.seat.seatId) % 3] });
};

const numberOf = (entries: readonly string[], text: string): number => entries.indexOf(text) + 1;
const options = (events: readonly CaseEvent[]) => ofType(events, 'CaseFramed')[0]?.frame.options ?? [];

describe('what a seat takes for the same', () => {
  it('becomes one option that says what was merged into it, and one crux in its polarity', async () => {
    const { events, asked } = await played((entries) => {
      const at = (...texts: string[]) => texts.map((text) => numberOf(entries, text)).filter((n) => n > 0);
      return [
        { members: at('Buy the bakery', 'Acquire the bakery outright', 'Do not buy the bakery'), opposite: [] },
        { members: at(...turning), opposite: at('Demand will not hold') },
      ].filter(({ members }) => members.length > 0);
    });
    expect(options(events).filter(({ title }) => /bakery/u.test(title))).toMatchObject([
      { title: 'Buy the bakery', merged: ['Acquire the bakery outright'] },
      { title: 'Do not buy the bakery' },
    ]);
    const [first] = ofType(events, 'CruxChosen');
    expect(ofType(events, 'CruxChosen')).toHaveLength(1);
    expect(turning).toContain(first?.proposition);
    expect(ofType(events, 'TextsGrouped').map(({ what }) => what)).toEqual(['options', 'criteria', 'cruxes']);
    expect(ofType(events, 'TextsGrouped')[0]?.keptApart).toEqual([
      { text: 'Do not buy the bakery', from: 'Buy the bakery', because: 'negation' },
    ]);
    expect(asked).toHaveLength(2);
  });

  it('stays two variants of one choice where a name may be all that they differ in', async () => {
    const names: Texts = { 1: 'Nach Siemens wechseln', 2: 'Nach Bosch wechseln', 3: 'Alles selbst bauen' };
    const { events } = await played(
      (entries) => [
        {
          members: [numberOf(entries, names[1] ?? ''), numberOf(entries, names[2] ?? '')].filter((n) => n > 0),
          opposite: [],
        },
      ],
      () => 'fine',
      'Sollen wir den Lieferanten wechseln? Er kostet uns 62.000 Euro im Jahr, und die Nachfrage wuchs um 4 Prozent.',
      names,
    );
    const two = options(events).filter(({ title }) => title.startsWith('Nach'));
    expect(two.map(({ title }) => title).toSorted()).toEqual(['Nach Bosch wechseln', 'Nach Siemens wechseln']);
    expect(new Set(two.map(({ bloc }) => bloc)).size).toBe(1);
    expect(two[0]?.bloc).toBeDefined();
    expect(ofType(events, 'TextsGrouped')[0]?.keptApart.map(({ because }) => because)).toEqual(['one_place']);
  });

  it('is paid as any call is, by one seat that casts no ballot', async () => {
    const { events } = await played(() => []);
    const calls = ofType(events, 'ModelCallIntended').filter(({ step }) => step.includes('/match_'));
    expect(calls.map(({ step }) => step)).toEqual(['0/match_frames/triage-1', '0/match_cruxes/triage-1']);
    const ended = ofType(events, 'ModelCallEnded').filter(({ step }) => step.includes('/match_'));
    expect(ended.map(({ usage }) => usage?.output)).toEqual([200, 200]);
  });

  it.each(['refuse', 'garbage', 'rejected'] as const)(
    'joins nothing but equal texts where the call fails: %s',
    async (how) => {
      const { events } = await played(
        () => [],
        ({ kind }) => (kind.startsWith('match_') ? how : 'fine'),
      );
      expect(options(events).filter(({ title }) => /bakery/u.test(title))).toHaveLength(3);
      expect(
        ofType(events, 'CruxChosen')
          .map(({ proposition }) => proposition)
          .toSorted(),
      ).toEqual(turning.toSorted());
      expect(ofType(events, 'GatePassed')).toHaveLength(1);
    },
  );

  it('is not asked of a model that hangs for longer than the exchange can spare', async () => {
    const { events } = await played(
      () => [],
      ({ kind }) => (kind === 'match_cruxes' ? 'hang' : 'fine'),
    );
    expect(ofType(events, 'CruxChosen').length).toBeGreaterThan(0);
    expect(ofType(events, 'UtteranceMade').filter(({ kind }) => kind === 'claim').length).toBeGreaterThan(0);
  });

  it('never joins options that the case lists beside each other', async () => {
    const { events } = await played(
      (entries) => [{ members: entries.map((_, i) => i + 1), opposite: [] }],
      () => 'fine',
      'Which is best? The options:\n- Rent the shop\n- Lease the shop\nThe owner wants to retire. Rent is low.',
    );
    const titles = options(events).map(({ title }) => title);
    expect(titles).toEqual(expect.arrayContaining(['Rent the shop', 'Lease the shop']));
  });
});

describe('whether anybody is asked what is the same', () => {
  const of = (...texts: readonly [string, string][]) =>
    entriesOf(
      'options',
      texts.map(([text, list]) => ({ text, list })),
    );
  it('depends on two that code cannot tell apart', () => {
    expect(mayHoldSame(of(['Buy it', '1'], ['Acquire it', '2']), 'en')).toBe(true);
    expect(mayHoldSame(of(['Buy it', '1'], ['Acquire it', '1']), 'en')).toBe(true);
    expect(mayHoldSame(of(['Buy 30 %', '1'], ['Buy 100 %', '1']), 'en')).toBe(false);
    expect(mayHoldSame(of(['Buy 30 %', '1'], ['Buy 100 %', '2']), 'en')).toBe(false);
    expect(mayHoldSame(of(['Buy it', '1'], ['buy it.', '2']), 'en')).toBe(false);
    expect(mayHoldSame(of(['Buy it', '1'], ['Do not buy it', '2']), 'en')).toBe(false);
    expect(
      mayHoldSame(
        entriesOf('cruxes', [
          { text: 'Demand holds', list: '1' },
          { text: 'Demand does not hold', list: '2' },
        ]),
        'en',
      ),
    ).toBe(true);
  });
});
