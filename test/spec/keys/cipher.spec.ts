import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';

import { NotSealed, open, overhead, seal, wrappingKey } from '../../../server/platform/keys/cipher.ts';

const key = randomBytes(32);

describe('the cipher', () => {
  it('gives back what was sealed, with the same key for the same purpose', () => {
    for (const plain of [Buffer.alloc(0), Buffer.from('{"q1":"Leeds?"}'), randomBytes(100_000)]) {
      const sealed = seal(key, 'CaseSubmitted of case-1', plain);
      expect(sealed.length).toBe(plain.length + overhead);
      expect(open(key, 'CaseSubmitted of case-1', sealed).equals(plain)).toBe(true);
      expect(seal(key, 'CaseSubmitted of case-1', plain).equals(sealed)).toBe(false);
    }
  });

  it('opens nothing that was changed in any bit, moved elsewhere or sealed with another key', () => {
    const sealed = seal(key, 'a', Buffer.from('Leeds'));
    expect(sealed.includes('Leeds')).toBe(false);
    for (let bit = 0; bit < sealed.length * 8; bit++) {
      const changed = Buffer.from(sealed);
      changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      expect(() => open(key, 'a', changed)).toThrow(NotSealed);
    }
    expect(() => open(key, 'b', sealed)).toThrow(NotSealed);
    expect(() => open(randomBytes(32), 'a', sealed)).toThrow(NotSealed);
    for (let length = 0; length < sealed.length; length++)
      expect(() => open(key, 'a', sealed.subarray(0, length))).toThrow(NotSealed);
  });

  it('wraps with a key that is not the master key itself', () => {
    const master = 'ab'.repeat(32);
    expect(Buffer.from(wrappingKey(master)).toString('hex')).not.toBe(master);
    expect(wrappingKey(master)).toEqual(wrappingKey(master.toUpperCase()));
  });
});
