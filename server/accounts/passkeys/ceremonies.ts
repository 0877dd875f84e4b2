import { isIP } from 'node:net';

import {
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers';

import type { PasskeyAdded, PasskeyUsed } from '../../../shared/api/accounts/passkeys.ts';

/** What an authenticator gave when it was added. */
export type Credential = { readonly id: string; readonly publicKey: string; readonly transports: readonly string[] };

/**
 * The two ceremonies of WebAuthn for the site at `publicUrl`. An authenticator must check who uses it (a finger, a face, a PIN): a
 * passkey is then both factors in one.
 */
export const createCeremonies = (publicUrl: string) => {
  const { origin, hostname: rpID } = new URL(publicUrl);
  // EdDSA, ECDSA on P-256 and RSA, all with SHA-256: what authenticators have.
  const supportedAlgorithmIDs = [-8, -7, -257];
  const expected = { expectedOrigin: origin, expectedRPID: rpID, requireUserVerification: true };

  return {
    /** Browsers know passkeys for names alone. */
    isOffered: isIP(rpID.replaceAll(/[[\]]/gu, '')) === 0,

    add: (accountId: string, email: string, known: readonly Credential[]) =>
      generateRegistrationOptions({
        ...{ rpName: 'Witan', rpID, userName: email, userDisplayName: email, userID: bytesOf(accountId) },
        excludeCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        attestationType: 'none',
        supportedAlgorithmIDs,
      }),

    async added(
      challenge: string,
      response: PasskeyAdded,
    ): Promise<{ credential: Credential; counter: number } | null> {
      const found = await verified(() =>
        verifyRegistrationResponse({
          ...{ ...expected, supportedAlgorithmIDs, expectedChallenge: challenge },
          response: withoutAttestation(response),
        }),
      );
      if (!found?.registrationInfo) return null;
      const { id, publicKey, counter } = found.registrationInfo.credential;
      const transports = response.response.transports ?? [];
      return { credential: { id, publicKey: isoBase64URL.fromBuffer(publicKey), transports }, counter };
    },

    use: (known: readonly Credential[]) =>
      generateAuthenticationOptions({
        ...{ rpID, userVerification: 'required' as const },
        allowCredentials: known.map(({ id, transports }) => ({ id, transports: [...transports] })),
      }),

    /** What its counter says now; null where this is no signature of the credential for this challenge. */
    async used(challenge: string, response: PasskeyUsed, { id, publicKey }: Credential): Promise<number | null> {
      const found = await verified(() =>
        verifyAuthenticationResponse({
          ...{ ...expected, expectedChallenge: challenge },
          response: asResponse(response),
          // The counter is held against the one before it where it is written, after the signature.
          credential: { id, publicKey: isoBase64URL.toBuffer(publicKey), counter: 0 },
        }),
      );
      return found?.verified ? found.authenticationInfo.newCounter : null;
    },
  };
};

/** The library throws for everything that is not as it should be. */
const verified = async <T>(work: () => Promise<T>): Promise<T | null> => {
  try {
    return await work();
  } catch {
    return null;
  }
};

/**
 * Who made the authenticator is neither asked for nor looked at: checking an attestation would fetch lists of revoked certificates
 * from addresses that the caller's certificate names.
 */
const withoutAttestation = (response: PasskeyAdded): RegistrationResponseJSON => {
  const authData = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject)).get('authData');
  const length = Buffer.alloc(2);
  length.writeUInt16BE(authData.byteLength);
  // CBOR: { fmt: 'none', attStmt: {}, authData }
  const bare = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    ...[Buffer.from([0x59]), length, authData],
  ]);
  const { id, rawId, type } = response;
  const { clientDataJSON } = response.response;
  const attestationObject = bare.toString('base64url');
  return { id, rawId, type, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} };
};

const asResponse = ({ id, rawId, type, response }: PasskeyUsed): AuthenticationResponseJSON => {
  const { clientDataJSON, authenticatorData, signature } = response;
  return { id, rawId, type, response: { clientDataJSON, authenticatorData, signature }, clientExtensionResults: {} };
};

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new Uint8Array(Buffer.from(text));
