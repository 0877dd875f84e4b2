import { createHash, randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const prefix = 'wtn_pat_';
const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
/** 62^43 is more than 2^256. */
const [randomLength, checkLength] = [43, 6];

const form = new RegExp(`^${prefix}[0-9A-Za-z]{${randomLength + checkLength}}$`);

const base62 = (value: bigint, length: number): string => {
  let out = '';
  for (let rest = value; out.length < length; rest /= 62n) out = digits[Number(rest % 62n)] + out;
  return out;
};
const checkOf = (text: string) => base62(BigInt(crc32(text)), checkLength);

/** 256 random bits under a recognisable prefix; the last six characters are a CRC-32 of what precedes. */
export const newSecret = (): string => {
  const body = prefix + base62(BigInt(`0x${randomBytes(32).toString('hex')}`), randomLength);
  return body + checkOf(body);
};

/** Whether this can be one of our tokens: a typo is refused without a look into the table. */
export const isWellFormed = (secret: string): boolean =>
  form.test(secret) && secret.endsWith(checkOf(secret.slice(0, -checkLength)));

/** As secrets are kept. 256 random bits need no slow hash. */
export const hashOfSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
