import { expect, it } from 'vitest';

import { emailFor } from '../../../server/cases/emails/emailPolicy.ts';
import type { CaseEvent } from '../../../shared/events/case.ts';
import { seenBy } from '../../../shared/views/redact.ts';
import { foldDebate } from '../../../shared/views/debate/debate.ts';
import { recorded } from '../../support/histories.ts';

const [first, later] = ['2026-11-10T09:00:00.000Z', '2026-11-11T09:00:00.000Z'];
const invited = (at: string, more: { readonly accountId?: string; readonly documents?: boolean } = {}): CaseEvent => ({
  type: 'AuditorInvited',
  data: { email: 'eve@example.org', accountId: null, ...more, at },
});
const removed: CaseEvent = { type: 'AuditorRemoved', data: { email: 'eve@example.org', at: later } };

/** To whom an e-mail goes for the fact at this place of the history. */
const toldOf = async (history: readonly CaseEvent[], place: number) => {
  const events = recorded(history);
  const event = events.at(place);
  if (!event) throw new Error(`expected a fact at ${place}, found none`);
  const email = await emailFor(
    {
      ...{ event, debate: foldDebate(seenBy('owner', events)) },
      ...{ to: 'ada@example.org', ownerTo: 'ada@example.org', done: new Set() },
    },
    {
      publicUrl: 'https://witan.example',
      viewOf: () => Promise.reject(new Error('expected no account to be read')),
      reports: { of: () => Promise.resolve(null) },
      unsubscribeUrl: () => 'https://witan.example/off',
    },
  );
  return email?.to ?? null;
};

it('tells who is invited, and not again when the documents are opened to them', async () => {
  const history = [invited(first), invited(later, { documents: true })];
  expect([await toldOf(history, 0), await toldOf(history, 1)]).toEqual(['eve@example.org', null]);
});

it('tells who is invited once more after they were removed', async () => {
  const history = [invited(first), removed, invited(later)];
  expect([await toldOf(history, 0), await toldOf(history, 2)]).toEqual([null, 'eve@example.org']);
});
