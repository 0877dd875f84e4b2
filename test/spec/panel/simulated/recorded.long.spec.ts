import { describe, expect, it } from 'vitest';

import { runCase } from '../../../../server/panel/engine/runCase.ts';
import type { PromptContext } from '../../../../server/panel/protocol/phases/common/promptContext.ts';
import type { Ask, ConfiguredProvider } from '../../../../server/panel/providers/modelClient.ts';
import { virtualClock } from '../../../fakes/virtualClock.ts';
import { inMemoryProviders, type Mood } from '../../../fakes/inMemoryProviders.ts';
import { at, caseId } from '../../../support/controls.ts';
import { decisionsAbroad } from '../../../support/decisionsAbroad.ts';
import { playCase } from '../../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, submit } from '../../../support/panelCase.ts';

describe('what the software itself records', () => {
  it.each<Mood>(['fine', 'hang', 'refuse', 'wrong', 'overloaded', 'rejected'])(
    'is codes with parameters, in an Arabic case, when one provider is %s',
    async (mood) => {
      const clock = virtualClock(at);
      const { providers } = inMemoryProviders(clock, ({ provider, kind }) =>
        provider === 'google' && kind !== 'triage' ? mood : 'fine',
      );
      const { needs, kept } = panelNeeds({ providers, clock });
      submit(kept, { mode: 'direct', q1: decisionsAbroad['ar'] ?? '' });
      expect(await runCase(caseId, needs, new AbortController().signal)).toEqual({ how: 'concluded' });
      clock.stop();
      const english = facts(kept)
        .flatMap(({ data }) => textsIn(withoutDetails(data)))
        .filter((text) => /[a-z]{3,} [a-z]{2,}/iu.test(text));
      expect([...new Set(english)]).toEqual([]);
      expect(ofType(facts(kept), 'TurnLost').length > 0).toBe(mood !== 'fine');
    },
  );

  it.each([
    ['names no page', null, { code: 'no_address' }],
    ['names one that cannot be had', 'https://gone.example/a', { code: 'page_unavailable', detail: 'HTTP 403' }],
  ])('says why where what was found %s', async (_what, url, expected) => {
    const clock = virtualClock(at);
    const providers = inMemoryProviders(clock).providers.map((one) => onThatPage(one, url));
    const fetchPage = async () => ({ error: 'HTTP 403' });
    const { events } = await playCase('direct', () => 'fine', { providers, clock, fetchPage });
    clock.stop();
    const remarks = [
      ...ofType(events, 'ResearchEnded').flatMap(({ gap }) => gap ?? []),
      ...ofType(events, 'EvidenceVerified').map(({ note }) => note),
    ];
    expect(remarks.length).toBeGreaterThan(0);
    for (const remark of remarks) expect(remark).toEqual(expected);
  });

  it('holds what a provider said when it rejected a call beside the code', async () => {
    const { events } = await playCase('direct', ({ provider }) => (provider === 'google' ? 'rejected' : 'fine'));
    const lost = ofType(events, 'TurnLost');
    expect(lost.length).toBeGreaterThan(0);
    for (const { reason } of lost) expect(reason).toEqual({ code: 'rejected', detail: '400: bad request' });
  });
});

/** Words of others stand beside a code, in its detail. */
const withoutDetails = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, inner: unknown) => (key === 'detail' ? undefined : inner));

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The provider, whose researchers find one thing on the web, at this address. */
const onThatPage = (one: ConfiguredProvider, url: string | null): ConfiguredProvider => ({
  ...one,
  async *client(ask: Ask) {
    const item = {
      claim: 'Rents rose.',
      quote: 'Rents on Briggate rose by 11 per cent.',
      source: 'web',
      url,
      publisher: null,
      publishedAt: null,
      supports: [],
      kind: 'fact',
      grade: 'B',
    };
    for await (const part of one.client(ask))
      yield part.type === 'text' && (ask.about as PromptContext).kind === 'research'
        ? { type: 'text', delta: JSON.stringify({ items: [item], nothingFound: null }) }
        : part;
  },
});
