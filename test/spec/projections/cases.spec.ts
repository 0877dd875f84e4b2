import { describe, expect, it } from 'vitest';

import { besideRow, compact, rowOf } from '../../../projections/cases/caseRow.ts';
import { asJson, foldRows } from '../../../projections/projector/foldRows.ts';
import { modes } from '../../../shared/events/case.ts';
import { evolveDebate, foldDebate, noDebate } from '../../../shared/views/debate/debate.ts';
import { caseId } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { history, seen } from '../../support/histories.ts';
import { english, rehearsal } from '../../support/stories.ts';

describe('the row of a case', () => {
  it('comes to the same from the compact fold as from the whole one, after every event', () => {
    for (const story of [english, rehearsal]) {
      let [whole, small] = [noDebate, noDebate];
      for (const event of seen(history(story))) {
        whole = evolveDebate(whole, event);
        small = compact(evolveDebate(small, event));
        const { fold: _, ...row } = rowOf(caseId, whole);
        const { fold, ...same } = rowOf(caseId, small);
        expect({ type: event.type, ...same }).toEqual({ type: event.type, ...row });
        expect(asJson([fold]).length).toBeLessThan(20_000);
      }
      expect(small.drafts[0]?.headline).toBe(story.headline);
    }
  });

  it('comes to the same however many events come at once', () => {
    for (const story of [english, rehearsal]) {
      const events = seen(history(story));
      const folded = (most: number) => {
        let debate = noDebate;
        for (let from = 0; from < events.length; from += most)
          debate = compact(foldDebate(events.slice(from, from + most), debate));
        return debate;
      };
      expect(folded(7)).toEqual(folded(1));
      expect(folded(events.length)).toEqual(folded(1));
    }
  });

  it('comes to the same without what is not read for it, in every mode', async () => {
    const types = new Set<string>();
    for (const mode of modes) {
      const { events } = await playCase(mode);
      let [whole, small] = [noDebate, noDebate];
      for (const event of seen(events)) {
        types.add(event.type);
        const isBeside = (besideRow as readonly string[]).includes(event.type);
        whole = evolveDebate(whole, event);
        small = compact(evolveDebate(small, isBeside ? { ...event, data: null } : event));
        expect({ type: event.type, ...rowOf(caseId, small) }).toEqual({
          type: event.type,
          ...{ ...rowOf(caseId, whole), fold: compact(whole) },
        });
      }
    }
    expect(besideRow.filter((type) => !types.has(type))).toEqual([]);
  });

  it('has no probabilities before ballots are open, then one round after another of the whole case', () => {
    const standings = history(english).reduce<(string[] | null)[]>((found, event, i, events) => {
      if (event.type !== 'BallotsPooled' && event.type !== 'BallotsRevealed') return found;
      const { probabilities } = rowOf(caseId, foldDebate(seen(events.slice(0, i + 1))));
      return [...found, probabilities && probabilities.rounds.map(({ round }) => round)];
    }, []);
    expect(standings).toEqual([null, ['blind'], ['blind'], ['blind', 'revised']]);
    const { probabilities } = rowOf(caseId, foldDebate(seen(history(english))));
    expect(probabilities?.options.map(({ title }) => title)).toEqual(english.options);
    expect(probabilities?.rounds[1]?.p['B']).toBeCloseTo(0.57);
  });

  it('is JSON that PostgreSQL takes, whatever people and models write', () => {
    expect(JSON.parse(asJson([{ title: 'a\0b\ud800c 🦉 \\u0000' }]))).toEqual([
      { title: 'a\uFFFDb\uFFFDc 🦉 \\u0000' },
    ]);
  });
});

describe('rows that are folds', () => {
  const event = (stream: string, n: number) => ({ stream, type: 'Noted', data: n }) as never as Noted;
  type Noted = Parameters<typeof foldRows<{ readonly type: string; readonly data: number }, number[]>>[0][number];

  it('are loaded once and saved once, and each stream goes its own way', async () => {
    const asked: string[][] = [];
    const saved: Record<string, number[]>[] = [];
    await foldRows<{ readonly type: string; readonly data: number }, number[]>(
      [event('a', 1), event('b', 2), event('other', 3), event('a', 4)],
      ({ stream }) => (stream === 'other' ? null : stream),
      {
        load: (keys) => {
          asked.push([...keys]);
          return Promise.resolve(new Map([['b', [0]]]));
        },
        fold: (state = [], own) => [...state, ...own.map(({ data }) => data)],
        save: (states) => Promise.resolve(saved.push(Object.fromEntries(states))),
      },
    );
    expect(asked).toEqual([['a', 'b']]);
    expect(saved).toEqual([{ a: [1, 4], b: [0, 2] }]);
  });
});
