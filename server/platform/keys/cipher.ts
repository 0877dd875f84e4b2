import {
  type KeyObject,
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  randomBytes,
} from 'node:crypto';

/** Bytes that were not sealed with this key for this purpose, or were changed since. */
export class NotSealed extends Error {
  override readonly name = 'NotSealed';
}

const [version, ivLength, tagLength] = [1, 12, 16];
/** How much longer sealed bytes are than plain ones. */
export const overhead = 1 + ivLength + tagLength;

/** AES-256-GCM: version, nonce (random, 96 bits), ciphertext, tag. `about` is not stored, and what is opened must name it again. */
// Each is sealed under a key of its own, so that one can be disclosed without the others.
export function seal(key: Uint8Array, about: string, plain: Uint8Array): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv('aes-256-gcm', createSecretKey(keyFor(key, iv)), iv).setAAD(Buffer.from(about));
  return Buffer.concat([Buffer.from([version]), iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

export function open(key: Uint8Array, about: string, sealed: Uint8Array): Buffer {
  if (sealed.length < overhead || sealed[0] !== version)
    throw new NotSealed(`expected sealed bytes of version ${version}, found ${sealed.length} bytes of something else`);
  const decipher = createDecipheriv(
    'aes-256-gcm',
    createSecretKey(keyOf(key, sealed)),
    sealed.subarray(1, 1 + ivLength),
  )
    .setAAD(Buffer.from(about))
    .setAuthTag(sealed.subarray(-tagLength));
  try {
    const plain = decipher.update(sealed.subarray(1 + ivLength, -tagLength));
    // In this mode nothing is left for the end but whether the tag is right.
    decipher.final();
    return plain;
  } catch (cause) {
    throw new NotSealed(`expected what was sealed for ${about}, found other bytes or another key`, { cause });
  }
}

/** What opens these bytes and nothing else. */
export const keyOf = (key: Uint8Array, sealed: Uint8Array): Buffer => keyFor(key, sealed.subarray(1, 1 + ivLength));

// Given bytes instead of a key, Node takes three to five times as long. A stream's key is kept while its bytes are.
const keyFor = (key: Uint8Array, iv: Uint8Array): Buffer => {
  let secret = secrets.get(key);
  if (!secret) secrets.set(key, (secret = createSecretKey(key)));
  return createHmac('sha256', secret).update('witan: key of one event').update(iv).digest();
};
const secrets = new WeakMap<Uint8Array, KeyObject>();

/** The key that wraps other keys: the master key serves more than one purpose, each with a key of its own. */
export function wrappingKey(masterKey: string): Uint8Array {
  if (last?.masterKey !== masterKey) last = { masterKey, key: wrappingKeyOf(masterKey) };
  return last.key;
}
const wrappingKeyOf = (masterKey: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', Buffer.from(masterKey, 'hex'), '', 'witan: wrapping of subject keys', 32));
/** Mostly the same one opens thousands of keys. */
let last: { readonly masterKey: string; readonly key: Uint8Array } | undefined;
