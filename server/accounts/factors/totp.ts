import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
const settings = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Codes of the step before and after count too: clocks of phones differ. */
const window = 1;

/** 160 random bits, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** What an authenticator app scans. */
export const totpUri = (secret: string, email: string, issuer: string): string =>
  new TOTP({ ...settings, issuer, label: email, secret: Secret.fromBase32(secret) }).toString();

/** The time step that the code belongs to, null where it is none of these steps; `at` is ISO 8601. */
export function stepOf(secret: string, code: string, at: string): number | null {
  const timestamp = Date.parse(at);
  const token = code.replaceAll(/\s/gu, '');
  if (!/^\d{6}$/u.test(token)) return null;
  const totp = new TOTP({ ...settings, secret: Secret.fromBase32(secret) });
  const delta = totp.validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / settings.period) + delta;
}
