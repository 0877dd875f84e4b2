import { describe, expect, it } from 'vitest';

import { available } from '../../../server/agents/indexAvailability.ts';
import { Refusal } from '../../../shared/kernel/refusal.ts';

const failing = (code: string, message = 'no') =>
  available(Promise.reject(Object.assign(new Error(message), { code })));

describe('the index', () => {
  it('says so when its database is away', async () => {
    for (const code of ['ECONNREFUSED', '57P03', '53300', '08006'])
      await expect(failing(code)).rejects.toMatchObject({
        code: 'index-unavailable',
        extra: { headers: { 'Retry-After': '5' } },
      });
    await expect(failing('', 'timeout exceeded when trying to connect')).rejects.toMatchObject({
      code: 'index-unavailable',
    });
  });
  it('does not hide a mistake of ours, nor a refusal', async () => {
    await expect(failing('42P01')).rejects.toMatchObject({ code: '42P01' });
    await expect(available(Promise.reject(new Refusal('no-search-terms', '…')))).rejects.toMatchObject({
      code: 'no-search-terms',
    });
    expect(await available(Promise.resolve(1))).toBe(1);
  });
});
