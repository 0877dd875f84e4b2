import { describe, expect, it } from 'vitest';

import { createErasure } from '../../../server/accounts/accountEraser.ts';
import { SubjectErased } from '../../../server/platform/store/seal.ts';
import { at } from '../../support/controls.ts';

type Needs = Parameters<typeof createErasure>[0];

/** What was done, in order, where the account's events read like this and a case answers so. */
const finished = async (registered: object, onCase: () => Promise<never>) => {
  const done: string[] = [];
  const note =
    (what: string) =>
    (...words: readonly unknown[]) =>
      Promise.resolve(void done.push([what, ...words.filter((word) => typeof word === 'string')].join(' ')));
  const needs = {
    store: {
      async *read() {
        yield { type: 'AccountRegistered', ...registered };
      },
    },
    sessions: { endAll: note('sessions') },
    credentials: { drop: note('password'), lateCases: () => Promise.resolve([]) },
    eraser: { begin: () => Promise.resolve(['c-1']), finish: note('keys') },
    caseIdsOf: () => Promise.resolve(['c-1']),
    forgetCase: note('forgotten'),
    handleCase: onCase,
    handleEmail: note('address'),
    now: () => at,
  } as unknown as Needs;
  await createErasure(needs).finish('a-1');
  return done;
};

describe('what follows from an erased account', () => {
  const refused = () => Promise.reject(new SubjectErased('case-c-1'));
  it('goes on to its end where it was brought to it meanwhile, and the keys are gone', async () => {
    expect(await finished({ data: null, erased: true }, refused)).toEqual([
      'forgotten c-1',
      'password a-1',
      'sessions a-1',
      'keys a-1',
    ]);
  });

  it('sets the address free while it can be read', async () => {
    expect(await finished({ data: { email: 'ada@example.org' } }, refused)).toContain('address ada@example.org');
  });

  it('stops at what nobody foresaw, to be done again', async () => {
    const broken = () => Promise.reject(new Error('the disk is full'));
    await expect(finished({ data: null, erased: true }, broken)).rejects.toThrow('the disk is full');
  });
});
