import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';

import { type Head, type SignedHead, headText } from '../../../shared/kernel/signedHead.ts';

/** DER before the 32 bytes of a key (RFC 8410). */
const privateKey = Buffer.from('302e020100300506032b657004220420', 'hex');
const publicKey = Buffer.from('302a300506032b6570032100', 'hex');

export type Signer = {
  /** The public key, as it stands in what was signed. */
  readonly key: string;
  readonly sign: (head: Head) => SignedHead;
};

/** Ed25519 (RFC 8032), `seed` 32 bytes as hex. The same head and seed give the same signature. */
export function createSigner(seed: string): Signer {
  const secret = createPrivateKey({
    key: Buffer.concat([privateKey, Buffer.from(seed, 'hex')]),
    format: 'der',
    type: 'pkcs8',
  });
  const key = createPublicKey(secret).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex');
  return {
    key,
    sign: (head) => ({ ...head, key, signature: sign(null, Buffer.from(headText(head)), secret).toString('hex') }),
  };
}

/** Whether the key that a head names signed it. Whose key that is, is for others to know. */
export function holds({ key, signature, ...head }: SignedHead): boolean {
  const [raw, made] = [Buffer.from(key, 'hex'), Buffer.from(signature, 'hex')];
  if (raw.length !== 32 || made.length !== 64) return false;
  const by = createPublicKey({ key: Buffer.concat([publicKey, raw]), format: 'der', type: 'spki' });
  return verify(null, Buffer.from(headText(head)), by, made);
}
