import { describe, expect, it } from 'vitest';

import { accountDecider } from '../../../server/accounts/accountDecider.ts';
import { caseDecider } from '../../../server/cases/caseDecider.ts';
import { jobsFor } from '../../../server/platform/jobs/reactors.ts';
import { roleIn } from '../../../server/cases/access.ts';
import { createCases } from '../../../server/cases/foldedCases.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { type CaseEvent, caseStream } from '../../../shared/events/case.ts';
import type { Recorded } from '../../../shared/kernel/event.ts';
import { fold } from '../../../shared/kernel/decider.ts';
import { noDebate } from '../../../shared/views/debate/debate.ts';
import { redact, nothingKnown, seenBy } from '../../../shared/views/redact.ts';
import { reportOfHistory } from '../../../shared/views/reportDocument/reportDocument.ts';
import { accountId, at, caseSubmitted, gatePassed, reportIssued } from '../../support/controls.ts';
import { given } from '../../support/given.ts';
import { history } from '../../support/histories.ts';
import { english } from '../../support/stories.ts';

const owner = { by: accountId, at };
const caseErased = { type: 'CaseErased', data: { at } } as const;
const live = [...history(english), caseErased].map(
  ({ type, data }, revision) =>
    ({
      ...{ type, data, revision, at, id: `e${revision}`, version: 1, prev: '', hash: `h${revision}` },
      ...{ stream: 'case-1', position: BigInt(revision), actor: 'panel', correlation: '', causation: null },
    }) as Recorded<CaseEvent>,
);
/** The same when the key is gone: only what says so is legible. */
const gone = live.map((event) =>
  event.type === 'CaseErased' ? event : ({ ...event, data: null, erased: true } as unknown as Recorded<CaseEvent>),
);
const reading = (events: readonly Recorded<CaseEvent>[]) => ({
  async *read(_: string, { from = 0 } = {}) {
    yield* events.slice(from);
  },
});

describe('a case that is erased', () => {
  it('is erased once, by its owner, whatever became of it', () => {
    given(caseDecider, caseSubmitted())
      .when({ type: 'EraseCase', ...owner })
      .yields(caseErased);
    given(caseDecider, caseSubmitted(), gatePassed(), reportIssued())
      .when({ type: 'EraseCase', ...owner })
      .yields(caseErased);
    given(caseDecider, caseSubmitted(), caseErased)
      .when({ type: 'EraseCase', ...owner })
      .yieldsNothing();
    given(caseDecider, caseSubmitted())
      .when({ type: 'EraseCase', ...owner, by: 'x' })
      .refuses('case-not-found');
  });

  it('does not exist for any other command, and cannot be brought again', () => {
    const erased = given(caseDecider, caseSubmitted(), caseErased);
    erased.when({ type: 'OpenWatchLink', ...owner }).refuses('case-not-found');
    erased.when({ type: 'RecordMailed', messageId: 'm', email: 'delivered', at }).refuses('case-not-found');
    erased.when({ type: 'SubmitCase', ...caseSubmitted().data }).refuses('case-not-found');
  });

  it('is decided on by what can still be read', async () => {
    const store = { ...reading(gone), append: () => Promise.reject(new Error('expected nothing to be written')) };
    const command = handle(store as never, caseDecider, caseStream);
    const by = { actor: 'system', correlation: '', causation: null };
    expect(await command('1', { type: 'EraseCase', ...owner }, { ...by, key: 'again' })).toMatchObject({ events: [] });
    await expect(command('1', { type: 'OpenWatchLink', ...owner }, { ...by, key: 'open' })).rejects.toMatchObject({
      code: 'case-not-found',
    });
  });

  it.each([
    ['before its key is gone', live],
    ['after', gone],
  ])('is nobody’s to see, %s', async (_, events) => {
    const found = await createCases(reading(events)).at('1');
    for (const viewer of [{ accountId, email: 'ada@example.org', proven: true }, null])
      expect(found && roleIn(found.access, viewer)).toBe(null);
    expect(found?.debate).toEqual(noDebate);
  });

  it('closes for everyone who had it open', async () => {
    const seen = [...live.slice(0, -1)];
    const cases = createCases(reading(seen));
    expect((await cases.at('1'))?.debate.title).not.toBe('');
    seen.push(...live.slice(-1));
    expect((await cases.at('1'))?.debate).toEqual(noDebate);
  });

  it('wakes nothing but what clears it away, says nothing to anybody and has no report once its key is gone', () => {
    expect(gone.flatMap(jobsFor).map(({ queue }) => queue)).toEqual(['erasure']);
    expect(reportOfHistory(seenBy('owner', gone))).toBe(null);
    const [first] = gone;
    expect(first && redact(first, 'owner', nothingKnown)).toMatchObject({
      data: null,
      withheld: ['data'],
      hash: 'h0',
      type: 'CaseSubmitted',
    });
  });
});

describe('an account that is erased', () => {
  it('comes to the same from what is left of its stream', () => {
    const registered = { type: 'AccountRegistered', data: { accountId, email: 'ada@example.org', at } } as const;
    const erased = { type: 'AccountErased', data: { accountId, at } } as const;
    expect(fold(accountDecider, [erased])).toEqual(fold(accountDecider, [registered, erased]));
    expect(fold(accountDecider, [erased])).toMatchObject({ status: 'erased', email: '', accountId });
  });
});
