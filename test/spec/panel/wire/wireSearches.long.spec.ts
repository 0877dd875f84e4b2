import { describe, expect, it } from 'vitest';

import { pageFetcher } from '../../../../server/panel/pages/pageFetcher.ts';
import { decisionText } from '../../../support/controls.ts';
import { oneWireCase } from '../../../support/oneWireCase.ts';
import { ofType } from '../../../support/panelCase.ts';

type Events = Awaited<ReturnType<typeof oneWireCase>>['events'];

/** Calls of researchers of a provider, as they ended. */
const researchBy = (events: Events, provider: string) => {
  const calls = new Map(ofType(events, 'ModelCallIntended').map((call) => [call.callId, call]));
  return ofType(events, 'ModelCallEnded').filter(
    ({ callId, step }) => step.includes('/research/') && calls.get(callId)?.provider === provider,
  );
};
const foundBy = (events: Events, provider: string) => {
  const seats = ofType(events, 'PanelSeated')[0]?.seats.filter((seat) => seat.provider === provider) ?? [];
  return ofType(events, 'EvidenceFound').filter((item) => seats.some(({ seatId }) => seatId === item.seatId));
};

describe('a search that its provider pauses', () => {
  it('goes on from where it was, and is paid for in all its parts', async () => {
    const { events, bodies } = await oneWireCase({ plays: () => ({ pauses: 1 }) });
    const continued = bodies.filter((body) => body.includes('"role":"assistant"') && body.includes('server_tool_use'));
    const ended = researchBy(events, 'anthropic');
    expect(ended.map(({ outcome }) => outcome)).toEqual(['ok']);
    expect(continued).toHaveLength(1);
    expect(ended[0]?.usage?.searches).toBe(6);
    expect(ended[0]?.usd).toBeGreaterThan(0);
    expect(foundBy(events, 'anthropic').length).toBeGreaterThan(0);
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
  });
});

describe('a search that fails inside an answer', () => {
  it('costs nothing and the case no time: the seat is not asked again, and what it quotes is looked up like all', async () => {
    const { events } = await oneWireCase({
      plays: ({ provider }) => (provider === 'anthropic' ? { searchFault: 'unavailable' } : {}),
    });
    const [ended, ...more] = researchBy(events, 'anthropic');
    expect([ended?.outcome, ended?.usage?.searches, more]).toEqual(['ok', 0, []]);
    const looked = new Set(ofType(events, 'EvidenceVerified').map(({ evidenceId }) => evidenceId));
    expect(foundBy(events, 'anthropic').filter(({ evidenceId }) => !looked.has(evidenceId))).toEqual([]);
    expect(ofType(events, 'ResearchEnded').flatMap(({ seatId, pages = [] }) => pages.map(() => seatId))).not.toContain(
      ofType(events, 'ModelCallIntended').find(({ callId }) => callId === ended?.callId)?.seatId,
    );
  });
});

describe('an answer that is said instead of handed in', () => {
  it('is taken as it is, and not asked for again', async () => {
    const { events } = await oneWireCase({
      plays: ({ provider }) => (provider === 'anthropic' ? { asText: true } : {}),
    });
    expect(researchBy(events, 'anthropic').map(({ outcome }) => outcome)).toEqual(['ok']);
    expect(foundBy(events, 'anthropic').length).toBeGreaterThan(0);
  });
});

describe('sites that keep readers out', () => {
  it('are asked for their rules alone; what is quoted of them is unread, and the result is no stronger than that', async () => {
    const asked: string[] = [];
    const fetchPage = pageFetcher(async (url) => {
      asked.push(url);
      const body = new TextEncoder().encode('User-agent: *\nDisallow: /');
      return { status: 200, headers: { 'content-type': 'text/plain' }, body };
    });
    const { events } = await oneWireCase({ fetchPage });
    expect(asked.length).toBeGreaterThan(3);
    expect(asked.filter((url) => !url.endsWith('/robots.txt'))).toEqual([]);
    const web = new Set(
      ofType(events, 'EvidenceFound')
        .filter(({ source }) => source === 'web')
        .map(({ evidenceId }) => evidenceId),
    );
    const judged = ofType(events, 'EvidenceVerified').filter(({ evidenceId }) => web.has(evidenceId));
    expect(judged.length).toBe(web.size);
    expect(new Set(judged.map(({ status, finding }) => `${status} ${finding}`))).toEqual(
      new Set(['unverifiable unreadable']),
    );
    expect(ofType(events, 'BallotsPooled').at(-1)?.pool.strength).not.toBe('strong');
  });
});

describe('a case that nobody could sort', () => {
  it('shows no voter what its owner leans to', async () => {
    const leaning = 'I hope you are for buying the lease, since my sister loves the street.';
    const { events, bodies } = await oneWireCase({
      q1: `${decisionText} ${leaning} The till needs replacing.`,
      plays: ({ body }) =>
        JSON.stringify(body).includes('Sort a case before a panel debates it') ? { text: 'I would rather not.' } : {},
    });
    expect(ofType(events, 'CaseTriaged')[0]?.domain).toBe('unknown');
    expect(ofType(events, 'CaseTriaged')[0]?.userLean).toContain('for buying the lease');
    const ballots = bodies.filter((body) => body.includes('Vote, alone and secret'));
    expect(ballots.length).toBeGreaterThan(8);
    for (const body of ballots) {
      expect(body).toContain('The till needs replacing.');
      expect(body).not.toContain('my sister loves the street');
    }
    expect(ofType(events, 'GatePassed')).toHaveLength(1);
  });
});
