import { describe, expect, it } from 'vitest';

import { newRecoveryCodes, recoveryHash } from '../../../server/accounts/factors/recoveryCodes.ts';
import { newTotpSecret, stepOf, totpUri } from '../../../server/accounts/factors/totp.ts';
import { at, later } from '../../support/controls.ts';
import { codeAt } from '../../support/totp.ts';

/** RFC 6238, appendix B: the secret `12345678901234567890` in base32, the last six digits of its SHA-1 column. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const published = [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const;

describe('a code of an authenticator app', () => {
  it('is the one of the RFC’s examples', () => {
    for (const [seconds, code] of published)
      expect(stepOf(secret, code, new Date(seconds * 1000).toISOString())).toBe(Math.floor(seconds / 30));
  });
  it('belongs to its step, and is taken one step early or late', () => {
    const now = Math.floor(Date.parse(at) / 30_000);
    const steps = [-60, -30, 0, 30, 60].map((seconds) => stepOf(secret, codeAt(secret, later(seconds)), at));
    expect(steps).toEqual([null, now - 1, now, now + 1, null]);
  });
  it('is six digits, with spaces or without, and nothing else', () => {
    const code = codeAt(secret, at);
    expect(stepOf(secret, ` ${code.slice(0, 3)} ${code.slice(3)}`, at)).not.toBeNull();
    expect(['', code.slice(1), `${code}0`, 'abcdef', '١٢٣٤٥٦'].map((one) => stepOf(secret, one, at))).toEqual(
      Array.from({ length: 5 }, () => null),
    );
  });
  it('comes of 160 random bits that an app reads from an address', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect([/^[A-Z2-7]{32}$/u.test(one), one === other]).toEqual([true, false]);
    const uri = new URL(totpUri(one, 'ada+1@example.org', 'Witan (localhost:1)'));
    expect([uri.protocol, uri.searchParams.get('secret'), uri.searchParams.get('issuer')]).toEqual([
      'otpauth:',
      one,
      'Witan (localhost:1)',
    ]);
  });
});

describe('a recovery code', () => {
  it('is one of ten, each of 120 random bits', () => {
    const codes = newRecoveryCodes();
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){5}[0-9A-HJKMNP-TV-Z]{4}$/u);
  });
  it('is read however it is typed', () => {
    const typed = ['0O1I-LABC-DEFG-HJKM-NPQR-STVW', '001 11a bcde fghj kmnp qrst vw', '00111ABCDEFGHJKMNPQRSTVW'];
    expect(new Set(typed.map(recoveryHash)).size).toBe(1);
    expect([recoveryHash('123456'), recoveryHash('')]).toEqual([null, null]);
  });
});
