import { type JsonWebKey, createPublicKey, verify } from 'node:crypto';

import { isObject, list } from '../../../shared/agentCard/rawCard.ts';
import type { AgentEvent } from '../../../shared/events/agent.ts';
import { signedForms } from './signedForms.ts';

export type Signature = Extract<AgentEvent, { type: 'AgentIndexed' }>['data']['signature'];

/** The keys of a JWKS address, null when there are none to be had. */
export type FetchKeys = (url: string) => Promise<readonly JsonWebKey[] | null>;

/**
 * What a card's signatures prove (JWS, RFC 7515, over RFC 8785). A key counts only when it is served by the card's own host:
 * a signature with anybody's key would prove nothing about this agent. One signature that holds is enough.
 */
export const signatureOf = async (
  card: Readonly<Record<string, unknown>>,
  cardUrl: string,
  fetchKeys: FetchKeys,
): Promise<Signature> => {
  const signatures = list(card['signatures']).filter(isObject).slice(0, 5);
  if (signatures.length === 0) return { state: 'ABSENT', keyId: null, jwksUrl: null };
  const forms = signedForms(card);
  const verdicts: Signature[] = [];
  for (const signature of signatures) {
    const verdict = await verdictOf(signature, forms, cardUrl, fetchKeys);
    if (verdict.state === 'VERIFIED') return verdict;
    verdicts.push(verdict);
  }
  return verdicts.find(({ state }) => state === 'INVALID') ?? verdicts[0] ?? invalid(null, null);
};

const invalid = (keyId: string | null, jwksUrl: string | null): Signature => ({ state: 'INVALID', keyId, jwksUrl });

const verdictOf = async (
  { protected: header, signature }: Readonly<Record<string, unknown>>,
  forms: readonly string[],
  cardUrl: string,
  fetchKeys: FetchKeys,
): Promise<Signature> => {
  const head = headerOf(header);
  if (typeof header !== 'string' || typeof signature !== 'string' || !head) return invalid(null, null);
  const { alg, keyId } = head;
  const jwksUrl = keysAddress(head.jku, cardUrl);
  if (jwksUrl === null) return { state: 'KEY_UNAVAILABLE', keyId, jwksUrl: head.jku };
  const key = (await fetchKeys(jwksUrl))?.find(({ kid }) => kid === keyId);
  if (!key) return { state: 'KEY_UNAVAILABLE', keyId, jwksUrl };
  const holds = forms.some((form) =>
    verifies(alg, key, `${header}.${Buffer.from(form).toString('base64url')}`, Buffer.from(signature, 'base64url')),
  );
  return holds ? { state: 'VERIFIED', keyId, jwksUrl } : invalid(keyId, jwksUrl);
};

const headerOf = (header: unknown) => {
  if (typeof header !== 'string' || header.length > 4_000) return null;
  try {
    const head: unknown = JSON.parse(Buffer.from(header, 'base64url').toString());
    if (!isObject(head) || typeof head['alg'] !== 'string' || typeof head['kid'] !== 'string') return null;
    return {
      alg: head['alg'],
      keyId: head['kid'].slice(0, 200),
      jku: typeof head['jku'] === 'string' ? head['jku'].slice(0, 2_000) : null,
    };
  } catch {
    return null;
  }
};

const keysAddress = (jku: string | null, cardUrl: string): string | null => {
  const own = new URL(cardUrl);
  const url = URL.parse(jku ?? '/.well-known/jwks.json', own.href);
  return url?.origin === own.origin ? url.href : null;
};

const verifies = (alg: string, jwk: JsonWebKey, input: string, signature: Buffer): boolean => {
  const how = algorithms[alg];
  if (!how || jwk.kty !== how.kty) return false;
  try {
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    return verify(how.hash, Buffer.from(input), { key, ...how.options }, signature);
  } catch {
    return false;
  }
};

/** No `none`, no shared secrets. */
const algorithms: Readonly<Record<string, { kty: string; hash: string | null; options: object }>> = {
  ES256: { kty: 'EC', hash: 'sha256', options: { dsaEncoding: 'ieee-p1363' } },
  ES384: { kty: 'EC', hash: 'sha384', options: { dsaEncoding: 'ieee-p1363' } },
  ES512: { kty: 'EC', hash: 'sha512', options: { dsaEncoding: 'ieee-p1363' } },
  RS256: { kty: 'RSA', hash: 'sha256', options: {} },
  PS256: { kty: 'RSA', hash: 'sha256', options: { padding: 6, saltLength: 32 } },
  EdDSA: { kty: 'OKP', hash: null, options: {} },
};
