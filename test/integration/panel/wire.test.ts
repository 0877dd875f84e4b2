import { afterEach, describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../../shared/events/case.ts';
import type { Needs, SpokenWords } from '../../../server/panel/engine.ts';
import { runCase } from '../../../server/panel/engine.ts';
import { pageFetcher } from '../../../server/panel/engine/pages.ts';
import { panelistsFrom } from '../../../server/panel/panelists.ts';
import type { Material } from '../../../server/panel/protocol/material.ts';
import type { Phase } from '../../../server/panel/protocol/turn.ts';
import type { Ask } from '../../../server/panel/providers/voice.ts';
import { scripted } from '../../../server/panel/rehearsal/answers.ts';
import { systemClock } from '../../../server/panel/setup.ts';
import { fetchPublic } from '../../../server/net/fetchPublic.ts';
import type { Fault } from '../../fakes/providers/play.ts';
import { fakeProviders } from '../../fakes/providers/server.ts';
import { caseId } from '../../support/controls.ts';
import { facts, ofType, panelNeeds, submit } from '../../support/panelCase.ts';

type Told = { readonly provider: string; readonly phase: Phase; readonly nth: number };
type Mood = (told: Told) => Fault | undefined;
const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const page = {
  url: 'https://example.org/leeds',
  quote: 'Footfall on Briggate fell by 12 % in 2026',
  lie: 'Rents on Briggate will halve',
};
const html = `<html><head><script>ignore()</script></head><body><p>Leeds.</p><p>Footfall on <b>Briggate</b> fell by 12&nbsp;% in&#32;2026, says the council.</p></body></html>`;

/** A whole direct case with the real SDKs against fakes that speak the real wire formats; answers are the scripted seats'. */
const play = async (
  mood: Mood = () => undefined,
  over: Partial<Needs> = {},
  answer: (material: Material) => unknown = scripted,
) => {
  const answers = new Map<string, { json: string; told: Told }>();
  let asked = 0;
  const fake = await fakeProviders(({ body }) => {
    const id = /\[answer:(\d+)\]/.exec(JSON.stringify(body))?.[1] ?? '';
    const known = answers.get(id);
    if (!known) throw new Error('asked for an answer that nobody prepared');
    const fault = mood(known.told);
    return { text: known.json, ...(fault ? { fault } : {}) };
  });
  closers.push(fake.close);
  const access = (baseUrl: string) => ({ apiKey: 'key', baseUrl, models: ['model-1', 'model-2'] });
  const real = panelistsFrom(
    {
      openai: access(fake.urls.openai),
      anthropic: access(fake.urls.anthropic),
      google: access(fake.urls.google),
      local: undefined,
    },
    { pace: 0, sleep: systemClock.sleep },
  );
  const seen = new Map<string, number>();
  const { needs, kept, clock } = panelNeeds();
  clock.stop();
  const panelists = real.map((one) => ({
    ...one,
    voice: (ask: Ask) => {
      const material = ask.about as Material;
      const key = `${material.phase}/${material.seat.seatId}/${material.crux?.cruxId ?? material.optionId ?? ''}`;
      const nth = (seen.get(key) ?? 0) + 1;
      seen.set(key, nth);
      const id = String(asked++);
      answers.set(id, {
        json: JSON.stringify(answer(material)),
        told: { provider: one.provider, phase: material.phase, nth },
      });
      return one.voice({ ...ask, system: `${ask.system}\n[answer:${id}]` });
    },
  }));
  const whispers: SpokenWords[] = [];
  submit(kept, { mode: 'direct' });
  const end = await runCase(
    caseId,
    { ...needs, panelists, clock: systemClock, whisper: (_case, words) => whispers.push(words), ...over },
    new AbortController().signal,
  );
  const events: readonly CaseEvent[] = facts(kept);
  return { end, events, whispers, requests: fake.requests };
};

const withWeb = (material: Material): unknown => {
  if (material.phase === 'research')
    return {
      items: [page.quote, page.lie].map((quote, i) => ({
        claim: `The council reports: ${quote}`,
        quote,
        source: 'web',
        url: `${page.url}?${material.seat.seatId}-${i}`,
        publisher: 'Leeds City Council',
        publishedAt: '2026-09-01',
        supports: [{ option: material.frame?.options[0]?.optionId ?? 'A', weight: -1 }],
        kind: 'fact',
        grade: 'A',
      })),
      nothingFound: null,
    };
  if (material.phase === 'verify')
    return {
      items: material.lookups.map(({ evidenceId }) => ({ evidenceId, verdict: 'supported', note: 'It says so.' })),
    };
  return scripted(material);
};

describe('a case with three real SDKs', () => {
  it('concludes, full, with every call in the ledger', async () => {
    const { end, events, requests } = await play();
    expect(end).toEqual({ how: 'concluded' });
    expect(ofType(events, 'BallotsPooled')[0]?.pool.quorum).toBe('full');
    const ended = ofType(events, 'ModelCallEnded');
    expect(ended).toHaveLength(requests.length);
    for (const { outcome, usage } of ended) expect([outcome, usage?.input]).toEqual(['ok', 31]);
    expect(new Set(requests.map(({ provider }) => provider))).toEqual(new Set(['openai', 'anthropic', 'google']));
  });

  it('speaks to viewers while it is spoken to, and what was whispered is what is recorded', async () => {
    const { events, whispers } = await play();
    const said = ofType(events, 'UtteranceMade');
    expect(said.length).toBeGreaterThan(2);
    for (const { utteranceId, text } of said) {
      const words = whispers.filter(({ key }) => key === utteranceId);
      expect(words.map(({ text: piece }) => piece).join('')).toBe(text);
      expect(words.length).toBeGreaterThan(1);
    }
    const sealed = new Set(
      ofType(events, 'BallotSealed').map(
        ({ seatId, round }) => `0/${round === 'blind' ? 'ballot' : 'revise'}/${seatId}`,
      ),
    );
    expect(whispers.filter(({ key }) => sealed.has(key))).toEqual([]);
  });

  it('looks every quote up on its page by a seat of another provider, and believes the page', async () => {
    const fetchPage = pageFetcher(async () => ({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8' },
      body: new TextEncoder().encode(html),
    }));
    const { end, events } = await play(undefined, { fetchPage }, withWeb);
    expect(end).toEqual({ how: 'concluded' });
    const seats = new Map(ofType(events, 'PanelSeated')[0]?.seats.map(({ seatId, provider }) => [seatId, provider]));
    const verdicts = new Map(ofType(events, 'EvidenceVerified').map((one) => [one.evidenceId, one]));
    const found = ofType(events, 'EvidenceFound');
    expect(found).toHaveLength(6);
    const judged = found.map(({ evidenceId, quote }) => [quote, verdicts.get(evidenceId)?.status]);
    for (const { evidenceId, seatId } of found)
      expect(seats.get(verdicts.get(evidenceId)?.seatId ?? '')).not.toBe(seats.get(seatId));
    for (const [quote, status] of judged)
      expect([quote, status]).toEqual([quote, quote === page.lie ? 'refuted' : 'verified']);
    const refuted = new Set(
      found
        .filter(({ evidenceId }) => verdicts.get(evidenceId)?.status === 'refuted')
        .map(({ evidenceId }) => evidenceId),
    );
    for (const { ballots } of ofType(events, 'BallotsRevealed'))
      for (const { ballot } of ballots) expect(ballot.evidenceIds.filter((id) => refuted.has(id))).toEqual([]);
  });

  it('verifies nothing on pages inside the house', async () => {
    const inside = (material: Material) =>
      JSON.parse(JSON.stringify(withWeb(material)).replaceAll(page.url, 'http://127.0.0.1:1/admin')) as unknown;
    const { end, events } = await play(undefined, { fetchPage: pageFetcher(fetchPublic) }, inside);
    expect(end).toEqual({ how: 'concluded' });
    expect(new Set(ofType(events, 'EvidenceVerified').map(({ status }) => status))).toEqual(new Set(['unverifiable']));
  });

  const once: readonly [string, Fault][] = [
    ['429', { kind: 'status', status: 429, retryAfterMs: 20 }],
    ['500', { kind: 'status', status: 500 }],
    ['529', { kind: 'status', status: 529 }],
    ['cut', { kind: 'cut', after: 3 }],
    ['dropped socket', { kind: 'drop', after: 3 }],
    ['error in the stream', { kind: 'midstream', after: 2 }],
    ['token limit', { kind: 'length' }],
    ['refusal', { kind: 'refusal' }],
  ];
  it.each(once)(
    'gets over a first %s of every provider: nobody is missing, every attempt is on record',
    async (name, fault) => {
      const { end, events, requests } = await play(({ phase, nth }) =>
        phase === 'ballot' && nth === 1 ? fault : undefined,
      );
      expect([name, end]).toEqual([name, { how: 'concluded' }]);
      const [{ missing } = { missing: ['nothing revealed'] }] = ofType(events, 'BallotsRevealed');
      expect(missing).toEqual([]);
      expect(ofType(events, 'ModelCallEnded')).toHaveLength(requests.length);
      expect(ofType(events, 'ModelCallEnded').filter(({ outcome }) => outcome !== 'ok')).toHaveLength(9);
    },
  );
});
