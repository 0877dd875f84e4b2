import { Secret, TOTP } from 'otpauth';

/** The code that an authenticator app shows at this moment, ISO 8601. */
export const codeAt = (secret: string, at: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.parse(at) });
