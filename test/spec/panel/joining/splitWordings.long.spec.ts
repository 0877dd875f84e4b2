import { describe, expect, it } from 'vitest';

import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { sum } from '../../../../shared/kernel/numbers.ts';
import { inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { facts, ofType, panelNeeds, submit, runToEnd } from '../../../support/panelCase.ts';

type Json = Record<string, unknown>;
type Wordings = readonly [string, string];
const other = 'Open a branch in Graz';
const nothing = 'Do nothing for now';
const shares = { ours: [0.28, 0.25], other: 0.35 } as const;

/** Framers put one option in the given words, each in one of them; all seats give to its wordings together more than to the other option. */
const played = async (wordings: Wordings) => {
  const phase = panelNeeds();
  const fake = inMemoryProviders(phase.clock);
  const isOurs = (title: string) => wordings.includes(title);
  const framed = (m: PromptContext, answer: Json & { options: Json[] }) => {
    const [first] = answer.options;
    const titles = [wordings[m.seat.seatId.endsWith('1') ? 0 : 1], other, nothing];
    const origins = ['user', 'user', 'status_quo'];
    return { ...answer, options: titles.map((title, i) => ({ ...first, title, description: '', origin: origins[i] })) };
  };
  const voted = (m: PromptContext, answer: Json) => {
    const options = m.frame?.options ?? [];
    const ours = options.filter(({ title }) => isOurs(title)).map(({ optionId }) => optionId);
    const parts = ours.length < 2 ? [sum([...shares.ours])] : shares.ours;
    const rest = options.filter(({ title }) => !isOurs(title) && title !== other).length;
    return {
      ...answer,
      change: { kind: 'none', evidenceIds: [], note: '' },
      p: options.map(({ optionId, title }) => ({
        option: optionId,
        probability: isOurs(title)
          ? parts[ours.indexOf(optionId)]
          : title === other
            ? shares.other
            : (1 - shares.other - sum([...shares.ours])) / rest,
      })),
    };
  };
  const said = (m: PromptContext, json: string): string => {
    const at = m.entries.flatMap(({ text }, i) => (isOurs(text) ? [i + 1] : []));
    if (m.kind === 'match_frames') return JSON.stringify({ groups: [{ members: at, opposite: [] }] });
    if (m.kind === 'frame') return JSON.stringify(framed(m, JSON.parse(json) as Json & { options: Json[] }));
    return m.kind === 'ballot' || m.kind === 'revise' ? JSON.stringify(voted(m, JSON.parse(json) as Json)) : json;
  };
  const providers = fake.providers.map((one): ConfiguredProvider => ({
    ...one,
    async *client(ask) {
      for await (const part of one.client(ask))
        yield part.type === 'text' ? { ...part, delta: said(ask.about as PromptContext, part.delta) } : part;
    },
  }));
  submit(phase.kept, { mode: 'default', q1: 'What should we do next year? We have 62,000 a year and a small team.' });
  const needs = { ...phase.needs, providers };
  await runToEnd({ ...phase, needs });
  const events = facts(phase.kept);
  const options = ofType(events, 'CaseFramed')[0]?.frame.options ?? [];
  const pool = ofType(events, 'BallotsPooled').at(-1)?.pool;
  return {
    titles: options.map(({ title }) => title).filter((title) => isOurs(title)),
    winner: options.find(({ optionId }) => optionId === pool?.winner)?.title ?? '',
    first: Math.max(...Object.values(pool?.p ?? {})),
  };
};

describe('the winning choice', () => {
  it.each<Wordings>([
    ['Buy Kessler GmbH', 'Acquire Kessler'],
    ['Buy Kessler for €2 million', 'Buy Kessler'],
    ['Move HQ to London', 'Relocate the headquarters to London'],
    ['Open in the UK', 'Open in Britain'],
    ['Migrate to AWS', 'Move to Amazon Web Services'],
    ['IPO', 'Go public'],
  ])('is the same however its wording is split: %s, %s', async (...wordings) => {
    const split = await played(wordings);
    expect(split.titles.toSorted()).toEqual(wordings.toSorted());
    expect(wordings).toContain(split.winner);
    expect(split.first).toBeCloseTo(0.53, 2);
  });
  it('is another one where the two give different numbers', async () =>
    expect((await played(['Buy Kessler for €2 million', 'Buy Kessler for €3 million'])).winner).toBe(other));
});
