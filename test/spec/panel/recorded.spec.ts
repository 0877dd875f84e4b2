import { describe, expect, it } from 'vitest';

import { written } from '../../../shared/words/recorded/written.ts';
import { apart } from '../../../shared/words/recorded/apart.ts';
import { runCase } from '../../../server/panel/engine.ts';
import type { Material } from '../../../server/panel/protocol/material.ts';
import { lenses } from '../../../server/panel/protocol/seating.ts';
import type { Ask, Panelist } from '../../../server/panel/providers/voice.ts';
import { virtualClock } from '../../fakes/virtualClock.ts';
import { fakeVoices, type Mood } from '../../fakes/voices.ts';
import { at, caseId } from '../../support/controls.ts';
import { decisionsAbroad } from '../../support/decisionsAbroad.ts';
import { playCase } from '../../support/fakeCase.ts';
import { facts, ofType, panelNeeds, rehearse, submit } from '../../support/panelCase.ts';

const known = new Set<string>(written);

/** What code, and no seat, wrote into a history that a report shows. */
const byCode = (events: ReturnType<typeof facts>): string[] => [
  ...ofType(events, 'PanelSeated').flatMap(({ seats }) =>
    seats.flatMap(({ lens, role, kind }) => (kind === 'voting' ? [lens] : [lens, role])),
  ),
  ...ofType(events, 'TurnLost').map(({ reason }) => reason),
  ...ofType(events, 'CaseFailed').map(({ code }) => code),
  ...ofType(events, 'BallotsRevealed').flatMap(({ missing }) => missing.map(({ reason }) => reason)),
  ...ofType(events, 'GatePassed').flatMap(({ checks }) => checks.map(({ check }) => check)),
  ...ofType(events, 'EvidenceVerified').flatMap(({ seatId, note }) => (seatId === null ? [note] : [])),
];

describe('what our own software writes', () => {
  it.each<Mood>(['fine', 'hang', 'refuse', 'wrong', 'overloaded'])(
    'is known by every word when one provider is %s',
    async (mood) => {
      const { events } = await playCase('default', ({ provider }) => (provider === 'google' ? mood : 'fine'));
      expect(byCode(events).filter((text) => !known.has(text))).toEqual([]);
      expect(ofType(events, 'TurnLost').length > 0).toBe(mood !== 'fine');
    },
  );

  it.each([
    ['names no page', null, 'What was found names no page: nobody could check it.'],
    ['names one that cannot be had', 'https://gone.example/a', 'The page could not be opened.'],
  ])('is known where what was found %s', async (_what, url, expected) => {
    const clock = virtualClock(at);
    const panelists = fakeVoices(clock).panelists.map((one) => onThatPage(one, url));
    const fetchPage = async () => ({ error: 'HTTP 403' });
    const { events } = await playCase('direct', () => 'fine', { panelists, clock, fetchPage });
    clock.stop();
    const notes = [...ofType(events, 'ResearchEnded'), ...ofType(events, 'EvidenceVerified')].map(({ note }) => note);
    const sentences = notes.filter(Boolean).map((note) => apart(note).sentence);
    expect(sentences.length).toBeGreaterThan(0);
    expect(new Set(sentences)).toEqual(new Set([expected]));
    expect(known).toContain(expected);
  });

  it.each<Mood>(['fine', 'hang', 'refuse', 'wrong', 'overloaded'])(
    'leaves no other English in an Arabic case when one provider is %s',
    async (mood) => {
      const clock = virtualClock(at);
      const { panelists } = fakeVoices(clock, ({ provider, phase }) =>
        provider === 'google' && phase !== 'triage' ? mood : 'fine',
      );
      const { needs, kept } = panelNeeds({ panelists, clock });
      submit(kept, { mode: 'direct', q1: decisionsAbroad['ar'] ?? '' });
      expect(await runCase(caseId, needs, new AbortController().signal)).toEqual({ how: 'concluded' });
      clock.stop();
      // What calls say of themselves is shown to nobody; why a stage was left out has words of its own on the pages.
      const told = facts(kept).filter(({ type }) => type !== 'ModelCallEnded' && type !== 'StageSkipped');
      const english = told.flatMap(({ data }) => textsIn(data)).filter((text) => /[a-z]{3,} [a-z]{2,}/iu.test(text));
      expect([...new Set(english)].filter((text) => !known.has(text))).toEqual([]);
    },
  );

  it('is known by its code when a case fails', async () => {
    const { events, end } = await playCase('direct', () => 'refuse');
    expect(end).toEqual({ how: 'failed' });
    expect(byCode(events)).toContain('too-few-seats');
    expect(byCode(events).filter((text) => !known.has(text))).toEqual([]);
  });

  it('is known by every word in a deep rehearsal', async () => {
    const { events } = await rehearse('deep');
    expect(byCode(events).filter((text) => !known.has(text))).toEqual([]);
  });

  it('has a word for every lens there is', () => {
    expect(lenses.filter((lens) => !known.has(lens))).toEqual([]);
  });
});

const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** The panelist, whose researchers find one thing on the web, at this address. */
const onThatPage = (one: Panelist, url: string | null): Panelist => ({
  ...one,
  async *voice(ask: Ask) {
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
    for await (const part of one.voice(ask))
      yield part.type === 'text' && (ask.about as Material).phase === 'research'
        ? { type: 'text', delta: JSON.stringify({ items: [item], nothingFound: null }) }
        : part;
  },
});
