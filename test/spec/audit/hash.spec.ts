import { sha256 as noble } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';

import { sha256 } from '../../../shared/kernel/hash.ts';

describe('a hash', () => {
  it('is the same where Node makes it and where a browser does', async () => {
    const bare = { ...process, getBuiltinModule: undefined };
    vi.stubGlobal('process', bare);
    vi.resetModules();
    const { sha256: inBrowser } = await import('../../../shared/kernel/hash.ts');
    vi.unstubAllGlobals();
    expect(inBrowser).not.toBe(sha256);
    expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.uint8Array(), fc.constant('\uD83D half'));
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const bytes = Buffer.concat(
          parts.map((one) => (typeof one === 'string' ? new TextEncoder().encode(one) : one)),
        );
        expect(sha256(...parts)).toBe(bytesToHex(noble(bytes)));
        expect(inBrowser(...parts)).toBe(sha256(...parts));
      }),
    );
  });
});
