import { describe, expect, it } from 'vitest';

import type { CaseEvent, CaseEventOf } from '../../../shared/events/case.ts';
import { foldDebate, rerunOffered } from '../../../shared/views/debate/debate.ts';
import { nothingKnown, redact, seenBy } from '../../../shared/views/redact.ts';
import { reportOf } from '../../../shared/views/reportDocument/reportDocument.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { accountId, at, reportIssued } from '../../support/controls.ts';
import { playCase } from '../../support/fakeCase.ts';
import { given } from '../../support/given.ts';
import { seen } from '../../support/histories.ts';
import { ofType, rehearse } from '../../support/panelCase.ts';
import type { Mood } from '../../fakes/inMemoryProviders.ts';

const take = { type: 'TakeRerun', caseId: 'case-2', by: accountId, at } as const;
const taken: CaseEventOf<'RerunTaken'> = { type: 'RerunTaken', data: { caseId: 'case-2', at } };

const out = async (...missing: string[]) => {
  const mood = ({ provider }: { provider: string }): Mood => (missing.includes(provider) ? 'rejected' : 'fine');
  return (await playCase('direct', mood)).events.map(({ type, data }) => ({ type, data }) as CaseEvent);
};
const delivered = async (...missing: string[]): Promise<readonly CaseEvent[]> => [
  ...(await out(...missing)),
  reportIssued(),
];

describe('a case of which only one provider answered', () => {
  it('may run again, once', async () => {
    const single = await delivered('openai', 'anthropic');
    given(caseDecider, ...single)
      .when(take)
      .yields(taken);
    given(caseDecider, ...single, taken)
      .when(take)
      .yieldsNothing();
    given(caseDecider, ...single, taken)
      .when({ ...take, caseId: 'case-3' })
      .refuses('rerun-not-offered');
    given(caseDecider, ...single)
      .when({ ...take, by: 'stranger' })
      .refuses('case-not-found');
  });

  it('may not before it is delivered', async () => {
    given(caseDecider, ...(await out('openai', 'anthropic')))
      .when(take)
      .refuses('not-delivered');
  });

  it('is told so in its fold and its report until it has run', async () => {
    const single = await delivered('openai', 'anthropic');
    expect(rerunOffered(foldDebate(seen(single)))).toBe(true);
    expect(reportOf(foldDebate(seen(single)))?.banner).toMatchObject({ freeRun: true, kind: 'preliminary' });
    const after = foldDebate(seen([...single, taken]));
    expect([rerunOffered(after), after.rerun]).toEqual([false, 'case-2']);
  });

  it('shows nobody but its owner where it runs again', () => {
    const [event] = seen([taken]);
    expect(redact(event as never, 'watcher', nothingKnown).data).toBeNull();
    expect(redact(event as never, 'owner', nothingKnown).data).toEqual(taken.data);
  });
});

describe('no other case may run again free of charge', () => {
  it('neither a full panel nor a degraded one', async () => {
    for (const missing of [[], ['openai']]) {
      const events = await delivered(...missing);
      given(caseDecider, ...events)
        .when(take)
        .refuses('rerun-not-offered');
      expect(rerunOffered(foldDebate(seen(events)))).toBe(false);
    }
  });

  it('nor one on an installation with a single provider: nobody will come back', async () => {
    const events = await delivered('openai', 'anthropic');
    const alone = events.map((event): CaseEvent =>
      event.type === 'PanelSeated'
        ? {
            ...event,
            data: { ...event.data, seats: event.data.seats.map((seat) => ({ ...seat, provider: 'google' as const })) },
          }
        : event,
    );
    given(caseDecider, ...alone)
      .when(take)
      .refuses('rerun-not-offered');
    expect(rerunOffered(foldDebate(seen(alone)))).toBe(false);
  });

  it('nor a rehearsal', async () => {
    const { events } = await rehearse('direct');
    const all = [...events, reportIssued()] as readonly CaseEvent[];
    given(caseDecider, ...all)
      .when(take)
      .refuses('rerun-not-offered');
    expect(rerunOffered(foldDebate(seenBy('owner', events)))).toBe(false);
    expect(ofType(events, 'PanelSeated')[0]?.rehearsal).toBe(true);
  });
});
