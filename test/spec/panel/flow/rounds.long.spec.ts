import { describe, expect, it } from 'vitest';

import type { CaseEvent, Mode } from '../../../../shared/events/case.ts';
import type { Needs } from '../../../../server/panel/engine/runCase.ts';
import { runCase } from '../../../../server/panel/engine/runCase.ts';
import { roundOfItem } from '../../../../server/panel/protocol/evidence/evidenceList.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import { Crash } from '../../../fakes/caseStore.ts';
import { type Asked, type Mood, inMemoryProviders } from '../../../fakes/inMemoryProviders.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { at, caseId } from '../../../support/controls.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { factOn, fetchedPage, searchedAnswer, searching } from '../../../support/foundOnTheWeb.ts';
import { answerFact, facts, ofType, panelNeeds, put, submit } from '../../../support/panelCase.ts';

type Over = {
  readonly seconds?: number;
  readonly answer?: (m: PromptContext) => unknown;
  readonly mood?: (asked: Asked) => Mood;
  readonly needs?: Partial<Needs>;
};

const research = async (
  mode: Mode,
  { seconds = 4, answer = searchedAnswer, mood = () => 'fine', needs = {} }: Over = {},
) => {
  const clock = virtualClock(at);
  const providers = inMemoryProviders(clock, mood, seconds).providers.map((one) => searching(one, answer));
  const played = await playCase(mode, () => 'fine', { providers, clock, fetchPage: fetchedPage, ...needs });
  clock.stop();
  const taken = ofType(played.events, 'ModelCallEnded').filter(({ outcome }) => outcome === 'ok');
  const kinds = Map.groupBy(taken, ({ step }) => step.split('/')[1] ?? '');
  return { ...played, steps: (kind: string) => (kinds.get(kind) ?? []).map(({ step }) => step) };
};

const checked = (events: readonly CaseEvent[]) => {
  const verdicts = new Map(ofType(events, 'EvidenceVerified').map((one) => [one.evidenceId, one.status]));
  return ofType(events, 'EvidenceFound').map((item) => ({ ...item, status: verdicts.get(item.evidenceId) }));
};

describe('research in rounds', () => {
  it('reads what was found, says what is missing and searches for that; each quote is checked', async () => {
    const { end, events, steps } = await research('default');
    expect(end).toEqual({ how: 'concluded' });
    const later = (seat: string) =>
      [...steps('extract'), ...steps('search_more')].filter((step) => step.includes(seat));
    // The first seat of each provider searches again, for what the second found missing too.
    for (const seat of ['researcher-1', 'researcher-2', 'researcher-3'])
      expect(later(seat).toSorted()).toEqual([`0/extract/${seat}/1`, `0/extract/${seat}/2`, `0/search_more/${seat}/2`]);
    for (const seat of ['researcher-4', 'researcher-5', 'researcher-6'])
      expect(later(seat)).toEqual([`0/extract/${seat}/1`]);
    const items = checked(events);
    expect(new Set(items.map(roundOfItem))).toEqual(new Set([1, 2]));
    const read = items.filter(({ evidenceId }) => Number(evidenceId.slice(2)) > 10_000);
    expect(read.length).toBeGreaterThan(12);
    expect(items.filter(({ status }) => status === 'verified').length).toBeGreaterThanOrEqual(0.8 * items.length);
    expect(new Set(items.map(({ evidenceId }) => evidenceId)).size).toBe(items.length);
    expect(items.filter(({ unlisted }) => unlisted)).toEqual([]);
  });

  it('searches once for each thing that seats of one provider found missing, after all of them have read', async () => {
    const sought: (readonly string[])[] = [];
    const answer = (m: PromptContext): unknown => {
      if (m.kind === 'search_more') sought.push(m.queries);
      const said = searchedAnswer(m);
      const own = m.seat.seatId;
      const missing = ['The rent of next year', `What ${own} lacks`, 'the rent of next year'];
      return m.kind === 'extract' ? { ...(said as object), missing } : said;
    };
    await research('default', { answer });
    expect(new Set(sought.map((queries) => queries.toSorted().join('; ')))).toEqual(
      new Set(
        [1, 2, 3].map((n) =>
          ['the rent of next year', `What researcher-${n} lacks`, `What researcher-${n + 3} lacks`]
            .toSorted()
            .join('; '),
        ),
      ),
    );
  });

  it('searches no further once there is more than seats can be shown', async () => {
    const answer = (m: PromptContext): unknown => {
      const said = searchedAnswer(m) as { items: { quote: string }[] };
      if (m.kind !== 'research') return said;
      const [first] = said.items;
      return { ...said, items: Array.from({ length: 8 }, (_, i) => ({ ...first, claim: `Claim ${i}` })) };
    };
    const { events, steps } = await research('default', { answer });
    expect(ofType(events, 'EvidenceFound').length).toBeGreaterThanOrEqual(60);
    expect(steps('search_more')).toEqual([]);
  });

  it('takes place in each panel of deep mode, and not in direct mode', async () => {
    const deep = await research('deep');
    expect(new Set(deep.steps('extract').map((step) => step.split('/')[0]))).toEqual(new Set(['1', '2', '3']));
    const direct = await research('direct');
    expect(direct.end).toEqual({ how: 'concluded' });
    expect(direct.steps('research')).toHaveLength(3);
    expect([...direct.steps('extract'), ...direct.steps('search_more')]).toEqual([]);
  });

  it('takes nothing from a page that it was not shown, and verifies no quote that its page does not hold', async () => {
    const elsewhere = 'https://elsewhere.example/rumour';
    const lying = (m: PromptContext): unknown => {
      if (m.kind !== 'extract') return searchedAnswer(m);
      const said = searchedAnswer(m) as { items: { url: string; quote: string }[]; missing: string[] };
      return {
        ...said,
        items: said.items.map((one, i) =>
          i === 0
            ? { ...one, url: elsewhere, quote: factOn(elsewhere) }
            : { ...one, quote: 'Rents in Leeds will halve by next spring.' },
        ),
      };
    };
    const { events } = await research('default', { answer: lying });
    const items = checked(events);
    expect(items.filter(({ url }) => url === elsewhere)).toEqual([]);
    const invented = items.filter(({ quote }) => quote.startsWith('Rents in Leeds will halve'));
    expect(invented.length).toBeGreaterThan(3);
    expect(new Set(invented.map(({ status }) => status))).toEqual(new Set(['unverifiable']));
  });

  it.each(['direct', 'default'] as const)('is checked by the providers that are left, in %s mode', async (mode) => {
    const { events: usual } = await research(mode);
    const seats = ofType(usual, 'PanelSeated').flatMap((seated) => seated.seats);
    const providerOf = (id: string | null) => seats.find(({ seatId }) => seatId === id)?.provider;
    const gone = providerOf('verifier-1');
    const { events } = await research(mode, { mood: ({ provider }) => (provider === gone ? 'hang' : 'fine') });
    const items = checked(events).filter(({ source }) => source === 'web');
    expect(items.length).toBeGreaterThan(2);
    expect(items.filter(({ status }) => status === 'unverifiable')).toEqual([]);
    const checks = new Map(ofType(events, 'EvidenceVerified').map((one) => [one.evidenceId, one.seatId]));
    for (const { evidenceId, seatId } of items)
      expect(providerOf(checks.get(evidenceId) ?? null)).not.toBe(providerOf(seatId));
  });

  it('marks an address that no search returned', async () => {
    const url = 'https://remembered.example/page';
    const answer = (m: PromptContext): unknown =>
      m.kind === 'research'
        ? {
            items: [{ ...(searchedAnswer(m) as { items: object[] }).items[0], url, quote: factOn(url) }],
            nothingFound: null,
          }
        : searchedAnswer(m);
    const { events } = await research('direct', { answer });
    const items = checked(events).filter((item) => item.source === 'web');
    expect(items.length).toBeGreaterThan(0);
    expect(items.map(({ unlisted }) => unlisted)).toEqual(items.map(() => true));
  });

  it('ends where there is no more time to check what it would bring', async () => {
    const { end, events, steps } = await research('default', { seconds: 40 });
    expect(end).toEqual({ how: 'concluded' });
    expect(steps('research')).toHaveLength(6);
    const [, entered] = ofType(events, 'PhaseEntered').filter(
      ({ phase }) => phase === 'blind_ballot' || phase === 'research',
    );
    expect(entered?.phase).toBe('blind_ballot');
    expect(steps('verify').length).toBeGreaterThan(0);
    const late = ofType(events, 'EvidenceVerified').filter(({ note }) => note.code === 'not_checked_in_time');
    expect(late).toEqual([]);
  });

  it('is limited by half of the cap in default mode, and says which turns were lost for it', async () => {
    const { needs } = panelNeeds();
    const rules = { ...needs.rules, capUsd: { direct: 10, default: 2.5, deep: 60 } };
    const prices = {
      asOf: at,
      prices: ['openai', 'anthropic', 'google'].flatMap((provider) =>
        [1, 2].map((n) => ({
          provider,
          model: `${provider}-${n}`,
          input: 2,
          cached: 0.2,
          output: 10,
          searchPerThousand: 10,
        })),
      ),
    };
    const { end, events, steps } = await research('default', { needs: { rules, prices } });
    expect(end).toEqual({ how: 'concluded' });
    expect(steps('research')).toHaveLength(6);
    const lost = ofType(events, 'TurnLost').filter(({ step }) => step.includes('/search_more/'));
    expect(lost.map(({ reason }) => reason)).toContainEqual({ code: 'budget_share_spent', share: 0.5 });
    const spent = ofType(events, 'ModelCallEnded').filter(({ step }) =>
      /\/(?:research|extract|search_more|verify)\//u.test(step),
    );
    expect(spent.reduce((sum, { usd }) => sum + (usd ?? 0), 0)).toBeLessThanOrEqual(1.25);
  });

  it('goes on after a death without asking again what is recorded', async () => {
    const whole = await research('default');
    const expected = checked(whole.events)
      .map(({ evidenceId, status }) => `${evidenceId} ${status}`)
      .toSorted();
    const all = whole.kept.appends();
    const from = whole.events.findIndex(({ type }) => type === 'ResearchPlanned');
    for (const share of [0.1, 0.35, 0.6]) {
      const { needs, kept, clock } = panelNeeds();
      const fake = inMemoryProviders(clock);
      const own: Needs = { ...needs, providers: fake.providers.map((one) => searching(one)), fetchPage: fetchedPage };
      submit(kept, { mode: 'default' });
      kept.dieAt(Math.floor(Math.min(from, all) + share * (all - from) * 0.4), 'after');
      let died = 0;
      for (let end = 'waiting'; end !== 'concluded';) {
        try {
          ({ how: end } = await runCase(caseId, own, new AbortController().signal));
          if (end === 'waiting') put(kept, answerFact(clock.now()));
        } catch (error) {
          if (!(error instanceof Crash)) throw error;
          died++;
          kept.revive();
        }
      }
      clock.stop();
      const events = facts(kept);
      const paid = ofType(events, 'ModelCallEnded')
        .filter(({ outcome }) => outcome === 'ok')
        .map(({ step }) => step);
      expect([died, new Set(paid).size]).toEqual([1, paid.length]);
      expect(
        checked(events)
          .map(({ evidenceId, status }) => `${evidenceId} ${status}`)
          .toSorted(),
      ).toEqual(expected);
    }
  });
});
