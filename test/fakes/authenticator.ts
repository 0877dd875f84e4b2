import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

type Given = { readonly id: string; readonly type: string };
/** What it reads of the options; a browser would refuse the rest. */
export type Options = {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
  readonly pubKeyCredParams?: readonly { readonly alg: number }[];
  readonly excludeCredentials?: readonly Given[];
  readonly allowCredentials?: readonly Given[];
  readonly authenticatorSelection?: { readonly residentKey: string; readonly userVerification: string };
  readonly userVerification?: string;
};
type Held = { readonly id: string; readonly key: KeyObject; readonly userHandle: string; counter: number };
/** What a test may have it do wrong. */
export type Twist = {
  readonly origin?: string;
  readonly rpId?: string;
  readonly isVerified?: boolean;
  readonly isPresent?: boolean;
  readonly type?: string;
  readonly crossOrigin?: boolean;
};

/** COSE: ECDSA with SHA-256 on P-256. */
const es256 = -7;

/**
 * A browser with an authenticator, as the W3C's Web Authentication describes both: it makes credentials for one site alone, keeps the
 * key, counts, and refuses what a browser would refuse. `step` is how far its counter goes on each time; 0: it does not count.
 */
export function createAuthenticator(site: string, { step = 1 } = {}) {
  const held: Held[] = [];
  const { origin: home, hostname } = new URL(site);
  const mustBeHere = (rpId: string | undefined) => {
    if (rpId !== hostname && !hostname.endsWith(`.${rpId}`))
      throw new Error(`SecurityError: ${rpId} is not ${hostname}`);
  };
  const clientData = (challenge: string, type: string, { origin = home, crossOrigin = false }: Twist) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin }));
  const dataOf = (
    rpId: string,
    counter: number,
    { isVerified = true, isPresent = true }: Twist,
    more: Buffer[] = [],
  ) => {
    const flags = (isPresent ? 1 : 0) | (isVerified ? 4 : 0) | (more.length > 0 ? 0x40 : 0);
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counted, ...more]);
  };

  return {
    held,

    create({ challenge, rp, user, pubKeyCredParams, excludeCredentials = [], ...rest }: Options, twist: Twist = {}) {
      mustBeHere(rp?.id);
      if (!user || Buffer.from(user.id, 'base64url').length > 64)
        throw new Error('TypeError: no user id of 1 to 64 bytes');
      if (!pubKeyCredParams?.some(({ alg }) => alg === es256)) throw new Error('NotSupportedError');
      if (rest.authenticatorSelection?.residentKey !== 'required')
        throw new Error('expected a discoverable credential');
      if (excludeCredentials.some(({ id }) => held.some((one) => one.id === id))) throw new Error('InvalidStateError');
      const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
      const one = { id: randomBytes(32).toString('base64url'), key: privateKey, userHandle: user.id, counter: step };
      held.push(one);
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const cose = Buffer.concat([
        Buffer.from('a50102032620012158', 'hex'),
        ...[Buffer.from([32]), Buffer.from(x, 'base64url'), Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
      ]);
      const rawId = Buffer.from(one.id, 'base64url');
      const authData = dataOf(twist.rpId ?? hostname, one.counter, twist, [
        ...[Buffer.alloc(16), Buffer.from([0, rawId.length]), rawId, cose],
      ]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
        ...[Buffer.from([0x58, authData.length]), authData],
      ]);
      return credential(one.id, {
        clientDataJSON: clientData(challenge, twist.type ?? 'webauthn.create', twist).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      });
    },

    get({ challenge, rpId, allowCredentials = [], userVerification }: Options, twist: Twist = {}) {
      mustBeHere(rpId);
      if (userVerification !== 'required') throw new Error('expected user verification to be required');
      const one = held.find(
        ({ id }) => allowCredentials.length === 0 || allowCredentials.some((given) => given.id === id),
      );
      if (!one) throw new Error('NotAllowedError');
      one.counter += step;
      const data = clientData(challenge, twist.type ?? 'webauthn.get', twist);
      const authenticatorData = dataOf(twist.rpId ?? hostname, one.counter, twist);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), one.key);
      return credential(one.id, {
        clientDataJSON: data.toString('base64url'),
        authenticatorData: authenticatorData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: one.userHandle,
      });
    },
  };
}

const credential = <R extends object>(id: string, response: R) => ({
  ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {}, authenticatorAttachment: 'platform' },
  response,
});
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
