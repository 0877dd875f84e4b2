import { describe, expect, it } from 'vitest';

import { caseDecider } from '../../../server/cases/caseDecider.ts';
import type { CaseCommand } from '../../../server/cases/commands/caseCommand.ts';
import { handle } from '../../../server/platform/store/handler.ts';
import { memoryStore } from '../../../server/platform/store/memory.ts';
import { caseStream } from '../../../shared/events/case.ts';
import { accountId, at, caseSubmitted } from '../../support/controls.ts';
import { all } from '../../support/storeContract.ts';

const by = { actor: `account:${accountId}`, correlation: 'c', causation: null };
const submit = (caseId: string): CaseCommand => ({ type: 'SubmitCase', ...caseSubmitted({ caseId }).data });
const open: CaseCommand = { type: 'OpenWatchLink', by: accountId, at };
const close: CaseCommand = { type: 'CloseWatchLink', by: accountId, at };

describe('a command', () => {
  it('is decided on the stream and written after it', async () => {
    const store = memoryStore();
    const command = handle(store, caseDecider, caseStream);
    const first = await command('1', submit('1'), { ...by, key: 'submit' });
    expect(first).toMatchObject({ revision: 0, events: [{ type: 'CaseSubmitted' }] });
    expect(await command('1', open, { ...by, key: 'a' })).toMatchObject({ revision: 1 });
    expect(await all(store.read('case-1'))).toMatchObject([by, by]);
  });

  it('is the same command when its key is the same, however often and whatever happened since', async () => {
    const store = memoryStore();
    const command = handle(store, caseDecider, caseStream);
    await command('1', submit('1'), { ...by, key: 'submit' });
    const [opened] = (await command('1', open, { ...by, key: 'a' })).events;
    await command('1', close, { ...by, key: 'b' });
    const again = await command('1', open, { ...by, key: 'a' });
    expect(again).toMatchObject({ revision: 2, events: [opened] });
    expect(await command('1', open, { ...by, key: 'c' })).toMatchObject({ revision: 3 });
  });

  it('changes nothing where nothing is to be done, and answers the revision of the stream', async () => {
    const command = handle(memoryStore(), caseDecider, caseStream);
    const first = await command('1', submit('1'), { ...by, key: 'a' });
    expect(await command('1', submit('1'), { ...by, key: 'b' })).toEqual({ ...first, events: [] });
  });

  it('looks again when somebody was faster', async () => {
    const store = memoryStore();
    const command = handle(store, caseDecider, caseStream);
    await command('1', submit('1'), { ...by, key: 'submit' });
    const invite = (n: number) =>
      command(
        '1',
        { type: 'InviteAuditor', email: `${n}@example.org`, accountId: null, by: accountId, at },
        { ...by, key: `${n}` },
      );
    await Promise.all([0, 1, 2, 3, 4].map(invite));
    expect(await all(store.read('case-1'))).toHaveLength(6);
  });

  it('gets its turn beside one who writes without a pause, and reads nothing twice', async () => {
    const store = memoryStore();
    const command = handle(store, caseDecider, caseStream);
    await command('1', submit('1'), { ...by, key: 'submit' });
    const froms: number[] = [];
    const busy: typeof store = {
      ...store,
      async *read(stream, options) {
        froms.push(options?.from ?? 0);
        yield* store.read(stream, options);
        const n = froms.length;
        if (n <= 20) await command('1', n % 2 ? open : close, { ...by, key: `other ${n}` });
      },
    };
    const invite: CaseCommand = { type: 'InviteAuditor', email: 'a@example.org', accountId: null, by: accountId, at };
    const late = await handle(busy, caseDecider, caseStream)('1', invite, { ...by, key: 'late' });
    expect(late.revision).toBe(21);
    expect(froms).toEqual(Array.from({ length: 21 }, (_, n) => n));
  });

  it('writes once when the same key arrives many times at once', async () => {
    const store = memoryStore();
    const command = handle(store, caseDecider, caseStream);
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => command('1', submit('1'), { ...by, key: 'one' })),
    );
    expect(new Set(replies.map(({ revision, position }) => `${revision}@${position}`)).size).toBe(1);
    expect(await all(store.read('case-1'))).toHaveLength(1);
  });

  it('refuses with what the decider says', async () => {
    const command = handle(memoryStore(), caseDecider, caseStream);
    await expect(command('1', open, { ...by, key: 'a' })).rejects.toMatchObject({ code: 'case-not-found' });
  });
});
