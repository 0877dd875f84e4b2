import { describe, expect, it } from 'vitest';

import { written } from '../../../shared/words/recorded/written.ts';
import { lenses } from '../../../server/panel/protocol/seating.ts';
import type { Mood } from '../../fakes/voices.ts';
import { playCase } from '../../support/fakeCase.ts';
import { type facts, ofType, rehearse } from '../../support/panelCase.ts';

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
