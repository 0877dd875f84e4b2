import { describe, expect, it } from 'vitest';

import { createHashing } from '../../../server/accounts/passwords/passwordHashing.ts';

describe('hashing', () => {
  it('is argon2id with its salt and costs, and knows its own', async () => {
    const hashing = createHashing();
    const hashed = await hashing.hash('pässword', 'ada');
    expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashing.hash('pässword', 'ada')).not.toBe(hashed);
    // Composed and decomposed, as different keyboards send it.
    expect(await hashing.verify(hashed, 'pa\u0308ssword', 'ada')).toBe(true);
    expect(await hashing.verify(hashed, 'password', 'ada')).toBe(false);
  });

  it('says no to nobody’s password, also to that of the dummy', async () => {
    expect(await createHashing().verify(null, 'nobody has this password', 'ada')).toBe(false);
  });

  it('lets some wait and sends the others away, and goes on after that', async () => {
    const hashing = createHashing({ running: 1, waiting: 3 });
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => hashing.hash('x', 'ada')));
    const refused = tries.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(tries.length - refused.length).toBe(4);
    for (const reason of refused)
      expect(reason).toMatchObject({ name: 'Refusal', code: 'busy', extra: { headers: { 'Retry-After': '5' } } });
    expect(await hashing.hash('x', 'ada')).toContain('argon2id');
  });
});
