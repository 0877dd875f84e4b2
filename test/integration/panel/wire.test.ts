import { describe, expect, it } from 'vitest';

import { pageFetcher } from '../../../server/panel/pages/pageFetcher.ts';
import type { PromptContext } from '../../../server/panel/protocol/phases/common/promptContext.ts';
import { fetchPublic } from '../../../server/platform/net/fetchPublic.ts';
import { modelProviders } from '../../../shared/events/providers.ts';
import { ofType } from '../../support/panelCase.ts';
import { wireCase } from '../../support/wireCase.ts';
import { scripted } from '../../../server/panel/protocol/phases/scriptedAnswerTo.ts';

const page = {
  url: 'https://example.org/leeds',
  quote: 'Footfall on Briggate fell by 12 % in 2026',
  lie: 'Rents on Briggate will halve',
};
const html = `<html><head><script>ignore()</script></head><body><p>Leeds.</p><p>Footfall on <b>Briggate</b> fell by 12&nbsp;% in&#32;2026, says the council.</p></body></html>`;

const withWeb = (promptContext: PromptContext): unknown => {
  if (promptContext.kind === 'research')
    return {
      items: [page.quote, page.lie].map((quote, i) => ({
        claim: `The council reports: ${quote}`,
        quote,
        source: 'web',
        url: `${page.url}?${promptContext.seat.seatId}-${i}`,
        publisher: 'Leeds City Council',
        publishedAt: '2026-09-01',
        supports: [{ option: promptContext.frame?.options[0]?.optionId ?? 'A', weight: -1 }],
        kind: 'fact',
        grade: 'A',
      })),
      nothingFound: null,
    };
  if (promptContext.kind === 'verify')
    return {
      items: promptContext.lookups.map(({ evidenceId }) => ({ evidenceId, verdict: 'supported', note: 'It says so.' })),
    };
  return scripted(promptContext);
};

describe.each(modelProviders)('a case with %s alone', (provider) => {
  it('concludes with the cost of every call, and says that one provider is behind it', async () => {
    const { end, events, requests } = await wireCase({ providers: [provider] });
    expect(end).toEqual({ how: 'concluded' });
    const [seated] = ofType(events, 'PanelSeated');
    expect(new Set(seated?.seats.map((seat) => seat.provider))).toEqual(new Set([provider]));
    expect(ofType(events, 'BallotsPooled')[0]?.pool.quorum).toBe('single_source');
    const ended = ofType(events, 'ModelCallEnded');
    expect(ended).toHaveLength(requests.length);
    for (const { outcome, usage } of ended) expect([outcome, usage?.input]).toEqual(['ok', 31]);
  });
});

describe('a case with three real SDKs', () => {
  it('concludes, full, with the cost of every call', async () => {
    const { end, events, requests } = await wireCase();
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'BallotsPooled')[0]?.pool.quorum).toBe('full');
    const ended = ofType(events, 'ModelCallEnded');
    expect(ended).toHaveLength(requests.length);
    for (const { outcome, usage } of ended) expect([outcome, usage?.input]).toEqual(['ok', 31]);
    expect(new Set(requests.map(({ provider }) => provider))).toEqual(new Set(['openai', 'anthropic', 'google']));
  });

  it('speaks to viewers while it is spoken to, and what was published piece by piece is what is recorded', async () => {
    // Small ones: what is said is a part of the answer, and comes in several.
    const { events, deltas } = await wireCase({ mood: () => ({ pieces: 60 }) });
    // Before triage nobody knows what is to be masked for watchers, nor what a look-up repeats of a document: both come whole, as does a rival plan.
    const whole = /^0\/(?:triage|check)\/|\/rival$/u;
    const said = ofType(events, 'UtteranceMade').filter(({ utteranceId }) => !whole.test(utteranceId));
    expect(said.length).toBeGreaterThan(2);
    for (const { utteranceId, text } of said) {
      const words = deltas.filter(({ key }) => key === utteranceId);
      expect(words.map(({ text: piece }) => piece).join('')).toBe(text);
      expect(words.length).toBeGreaterThan(1);
    }
    const sealed = new Set(
      ofType(events, 'BallotSealed').map(
        ({ seatId, round }) => `0/${round === 'blind' ? 'ballot' : 'revise'}/${seatId}`,
      ),
    );
    expect(deltas.filter(({ key }) => sealed.has(key))).toEqual([]);
  });

  it('looks every quote up on its page by a seat of another provider, and believes the page', async () => {
    const fetchPage = pageFetcher(async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: new TextEncoder().encode(html),
    }));
    const { end, events } = await wireCase({ over: { fetchPage }, answer: withWeb });
    expect(end).toEqual({ how: 'concluded' });
    const seats = new Map(ofType(events, 'PanelSeated')[0]?.seats.map(({ seatId, provider }) => [seatId, provider]));
    const verdicts = new Map(ofType(events, 'EvidenceVerified').map((one) => [one.evidenceId, one]));
    const found = ofType(events, 'EvidenceFound');
    expect(found).toHaveLength(6);
    const judged = found.map(({ evidenceId, quote }) => [quote, verdicts.get(evidenceId)?.status]);
    for (const { evidenceId, seatId } of found)
      expect(seats.get(verdicts.get(evidenceId)?.seatId ?? '')).not.toBe(seats.get(seatId));
    for (const [quote, status] of judged)
      expect([quote, status]).toEqual([quote, quote === page.lie ? 'unverifiable' : 'verified']);
    const refuted = new Set(
      found
        .filter(({ evidenceId }) => ['not_found', 'altered'].includes(verdicts.get(evidenceId)?.finding ?? ''))
        .map(({ evidenceId }) => evidenceId),
    );
    for (const { ballots } of ofType(events, 'BallotsRevealed'))
      for (const { ballot } of ballots) expect(ballot.evidenceIds.filter((id) => refuted.has(id))).toEqual([]);
  });

  it('verifies nothing on pages inside the house', async () => {
    const inside = (promptContext: PromptContext) =>
      JSON.parse(JSON.stringify(withWeb(promptContext)).replaceAll(page.url, 'http://127.0.0.1:1/admin')) as unknown;
    const { end, events } = await wireCase({ over: { fetchPage: pageFetcher(fetchPublic) }, answer: inside });
    expect(end).toEqual({ how: 'concluded' });
    expect(new Set(ofType(events, 'EvidenceVerified').map(({ status }) => status))).toEqual(new Set(['unverifiable']));
  });
});
