import { describe, expect, it } from 'vitest';

import { type CaseEvent, type Mode, modes } from '../../../../shared/events/case.ts';
import type { Option } from '../../../../shared/events/panel/frame.ts';
import { sum } from '../../../../shared/kernel/numbers.ts';
import { foldDebate } from '../../../../shared/views/debate/debate.ts';
import { reportOf } from '../../../../shared/views/reportDocument/reportDocument.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { type Asked, inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { seen } from '../../../support/histories.ts';
import { facts, ofType, panelNeeds, submit, runToEnd } from '../../../support/panelCase.ts';
import { sampled } from '../../../support/sampled.ts';

type Json = Record<string, unknown>;
type Told = (m: PromptContext, answer: Json) => Json;

/** Plays a case whose seats answer as `told` changes what the fakes answer. */
const played = async (mode: Mode, q1: string, told: Told, mood: (asked: Asked) => Mood = () => 'fine') => {
  const stage = panelNeeds();
  const fake = inMemoryProviders(stage.clock, mood);
  const providers = fake.providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask) {
      for await (const part of one.client(ask))
        yield part.type === 'text'
          ? { ...part, delta: JSON.stringify(told(ask.about as PromptContext, JSON.parse(part.delta) as Json)) }
          : part;
    },
  }));
  submit(stage.kept, { mode, q1 });
  await runToEnd({ ...stage, needs: { ...stage.needs, providers } });
  return facts(stage.kept) as readonly CaseEvent[];
};

const matching = ['match_frames', 'match_write_ins', 'match_cruxes'];
/** The entries with these texts are said to be the same. */
const same = ({ entries }: PromptContext, ...texts: string[]) => {
  const members = [...entries.keys()].filter((i) => texts.includes(entries[i]?.text ?? '')).map((i) => i + 1);
  return { groups: members.length > 1 ? [{ members, opposite: [] }] : [] };
};

/** Frames the case by these options alone, beside doing nothing. */
const framing = (answer: Json, titles: readonly string[]): Json => {
  const options = [
    ...titles.map((title) => ({ title, description: '', origin: 'user' })),
    { title: 'Leave everything as it is', description: '', origin: 'status_quo' },
  ];
  return 'frame' in answer && answer['frame'] !== null
    ? { ...answer, frame: { ...(answer['frame'] as Json), options } }
    : { ...answer, options };
};

type Wanted = Readonly<Record<string, number>>;
/** Probabilities by what a title begins with; options of one beginning share its probability as unevenly as seats do. */
const voting = ({ frame, seat }: PromptContext, wanted: Wanted) => {
  const options = frame?.options ?? [];
  const uneven = /[13579]$/u.test(seat.seatId) ? [0.7, 0.3] : [0.4, 0.6];
  const given = options.map(({ title }) => {
    const start = Object.keys(wanted).find((one) => title.startsWith(one));
    if (start === undefined) return 0.01;
    const alike = options
      .map((one) => one.title)
      .filter((one) => one.startsWith(start))
      .toSorted();
    return (wanted[start] ?? 0) * (alike.length === 1 ? 1 : (uneven[alike.indexOf(title)] ?? 0));
  });
  return options.map(({ optionId }, i) => ({ option: optionId, probability: (given[i] ?? 0) / sum(given) }));
};

const wanted = { Acquire: 0.5, Stake: 0.38, Leave: 0.12 };
const lists = (titles: readonly string[]) =>
  `What shall we do about our rival?\n${titles.map((one) => `- ${one}`).join('\n')}`;
const once = ['Acquire the rival', 'Stake a minority in the rival'];
const twice = ['Acquire the rival', 'Acquire the rival outright', 'Stake a minority in the rival'];

const cloned = (
  mode: Mode,
  titles: readonly string[],
  isSaidSame: boolean,
  how: (asked: Asked) => Mood = () => 'fine',
) =>
  played(
    mode,
    lists(titles),
    (m, answer) => {
      if (matching.includes(m.kind))
        return isSaidSame ? same(m, 'Acquire the rival', 'Acquire the rival outright') : { groups: [] };
      if (m.kind === 'frame' || m.kind === 'triage') return framing(answer, titles);
      return 'p' in answer ? { ...answer, p: voting(m, wanted), cruxBelief: null, topCrux: '', writeIn: null } : answer;
    },
    how,
  );

const optionsIn = (events: readonly CaseEvent[]): readonly Option[] =>
  ofType(events, 'CaseFramed').at(-1)?.frame.options ?? [];
const lastPool = (events: readonly CaseEvent[]) =>
  ofType(events, 'BallotsPooled').findLast(({ panel }) => panel === 0)?.pool;
const titleIn = (events: readonly CaseEvent[], optionId = '') =>
  optionsIn(events).find((option) => option.optionId === optionId)?.title ?? '';

describe.each(sampled('modes of variants', modes, 1))('an option that is listed twice, in %s mode', (mode) => {
  it('changes nothing about which choice wins, nor by how much', async () => {
    const [plain, split] = [await cloned(mode, once, true), await cloned(mode, twice, true)];
    const [before, after] = [lastPool(plain), lastPool(split)];
    expect(titleIn(plain, before?.winner)).toBe('Acquire the rival');
    expect(titleIn(split, after?.winner)).toMatch(/^Acquire/u);
    expect(after?.margin).toBeCloseTo(before?.margin ?? Number.NaN, 2);
    expect(after?.strength).toBe(before?.strength);
    const variants = optionsIn(split).filter(({ title }) => title.startsWith('Acquire'));
    expect(variants.map(({ title }) => title).toSorted()).toEqual(['Acquire the rival', 'Acquire the rival outright']);
    expect(new Set(variants.map(({ bloc }) => bloc)).size).toBe(1);
    expect(variants[0]?.bloc).toBeDefined();
    // What the choice has is given to one of its variants: the winner is the most probable of all options.
    const shares = Object.entries(after?.p ?? {}).toSorted(([, a], [, b]) => b - a);
    expect(shares[0]?.[0]).toBe(after?.winner);
    expect(ofType(split, 'DissentFiled').every(({ optionId }) => titleIn(split, optionId).startsWith('Stake'))).toBe(
      true,
    );
  });

  it('splits its votes where nobody can say that it is the same', async () => {
    const events = await cloned(mode, twice, false);
    expect(titleIn(events, lastPool(events)?.winner)).toMatch(/^Stake/u);
    expect(optionsIn(events).every(({ bloc }) => bloc === undefined)).toBe(true);
  });
});

describe('options that differ in a number', () => {
  it('are no variants of one choice, whatever a seat says', async () => {
    const shares = ['Acquire 30 % of the rival', 'Acquire 100 % of the rival', 'Stake nothing'];
    const events = await played('default', lists(shares), (m, answer) => {
      if (matching.includes(m.kind)) return { groups: [{ members: m.entries.map((_, i) => i + 1), opposite: [] }] };
      return m.kind === 'frame' ? framing(answer, shares) : answer;
    });
    expect(optionsIn(events).flatMap(({ title, bloc }) => (bloc === undefined ? [] : [title]))).not.toContain(
      'Acquire 30 % of the rival',
    );
  });
});

describe('options that seats write in', () => {
  const writing = (how: (asked: Asked) => Mood, texts: readonly string[], groups: (m: PromptContext) => unknown) =>
    played(
      'default',
      lists(once),
      (m, answer) => {
        if (m.kind === 'frame') return framing(answer, once);
        if (m.kind === 'match_write_ins') return { groups: groups(m) };
        if (matching.includes(m.kind)) return { groups: [] };
        if (m.kind !== 'ballot') return answer;
        const text = texts[Number(/\d+$/u.exec(m.seat.seatId)?.[0] ?? 0) % 7] ?? null;
        return { ...answer, writeIn: text };
      },
      how,
    );
  const texts = ['Take the rival over', 'Purchase the rival'];

  it('join the others as one where a seat takes them for the same, and say what was merged', async () => {
    const events = await writing(
      () => 'fine',
      texts,
      (m) => same(m, ...texts).groups,
    );
    const [added, ...more] = ofType(events, 'OptionAdded');
    expect(more).toEqual([]);
    expect(new Set([added?.option.title, ...(added?.option.merged ?? [])])).toEqual(new Set(texts));
    expect(ofType(events, 'ModelCallIntended').map(({ step }) => step)).toContain('0/match_write_ins/triage-1');
    expect(Object.keys(lastPool(events)?.p ?? {})).toContain(added?.option.optionId);
  });

  it('stay out where they are an option that is on the ballot already', async () => {
    const events = await writing(
      () => 'fine',
      texts,
      (m) => same(m, 'Acquire the rival', ...texts).groups,
    );
    expect(ofType(events, 'TextsGrouped').at(-1)?.groups[0]?.texts).toHaveLength(3);
    expect(ofType(events, 'OptionAdded')).toEqual([]);
  });

  it.each(['refuse', 'hang'] as const)('count by their words alone where nobody answers: %s', async (how) => {
    const events = await writing(
      ({ kind }) => (kind === 'match_write_ins' ? how : 'fine'),
      texts,
      () => [],
    );
    expect(ofType(events, 'OptionAdded').every(({ option }) => option.merged === undefined)).toBe(true);
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
  });

  it('are not asked about where nobody of another provider wrote one in', async () => {
    const events = await writing(
      () => 'fine',
      [],
      () => [],
    );
    expect(ofType(events, 'ModelCallIntended').filter(({ step }) => step.includes('match_write_ins'))).toEqual([]);
  });
});

describe('panels of a deep run that name one option in words of their own', () => {
  const titles = ['Acquire the rival', 'Take the competitor over', 'Buy our competition'];
  const criteria = ['Cost', 'Speed', 'Trust', 'Reach'];
  const deep = (isSaidSame: boolean, named: readonly string[] = titles) =>
    played('deep', 'What shall we do about them? We have to say by June.', (m, answer) => {
      const panel = Number(/^p?(\d)/u.exec(m.seat.seatId)?.[1] ?? 0);
      if (matching.includes(m.kind)) return isSaidSame ? same(m, ...titles) : { groups: [] };
      if (m.kind === 'frame') {
        const own = criteria.map((_, i) => criteria[(i + panel) % 4] ?? '');
        return {
          ...framing(answer, [named[panel % 3] ?? '', 'Stake a minority in it']),
          criteria: own.map((name) => ({ name, why: name, weight: 0.25, direction: 'more' })),
        };
      }
      if (!('p' in answer)) return answer;
      const names = new Map((m.frame?.criteria ?? []).map(({ criterionId, name }) => [criterionId, name]));
      const rows = answer['scores'] as { criterion: string; scores: { option: string }[] }[];
      const scores = rows.map(({ criterion, scores: row }) => ({
        criterion,
        scores: row.map((one) => ({ ...one, score: 10 * (1 + criteria.indexOf(names.get(criterion) ?? '')) })),
      }));
      return { ...answer, scores, writeIn: null };
    });

  it('vote on it as one in the reconciliation, which says what it was called', async () => {
    const [apart, together] = [await deep(false), await deep(true)];
    const ours = (events: readonly CaseEvent[]) =>
      optionsIn(events).filter(({ title, merged = [] }) => [title, ...merged].some((one) => titles.includes(one)));
    expect(ours(apart).length).toBeGreaterThan(1);
    expect(ours(together)).toHaveLength(1);
    const [one] = ours(together);
    expect(new Set([one?.title, ...(one?.merged ?? [])])).toEqual(new Set(titles));
    const report = reportOf(foldDebate(seen(together)));
    expect(report?.options.filter(({ title }) => titles.includes(title)).map(({ merged }) => merged)).toEqual([
      one?.merged,
    ]);
    const known = report?.options.map(({ optionId }) => optionId);
    for (const { optionId } of report?.preMortem ?? []) expect(known).toContain(optionId);
  });

  it('are scored by criteria of one name, however each of them numbered it', async () => {
    const events = await deep(
      true,
      titles.map(() => 'Acquire the rival'),
    );
    const pool = ofType(events, 'PanelsReconciled')[0]?.after;
    const named = ofType(events, 'CaseFramed').at(-1)?.frame.criteria ?? [];
    expect(pool?.matrix[pool.winner]).toEqual(
      Object.fromEntries(
        named.map(({ criterionId, name }) => [criterionId, { median: 10 * (1 + criteria.indexOf(name)), spread: 0 }]),
      ),
    );
    expect(named).toHaveLength(4);
  });
});
