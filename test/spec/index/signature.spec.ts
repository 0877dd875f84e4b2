import { type JsonWebKey, type KeyObject, generateKeyPairSync, sign } from 'node:crypto';

import { AgentCard, generateAgentCardSignature } from '@a2a-js/sdk';
import { describe, expect, it } from 'vitest';

import { signedForms } from '../../../server/agents/crawl/signedForms.ts';
import { canonicalJson } from '../../../shared/kernel/canonicalJson.ts';
import { signatureOf } from '../../../server/agents/crawl/cardSignature.ts';

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const jwk = { ...publicKey.export({ format: 'jwk' }), kid: 'k1' };
const cardUrl = 'https://a.example/.well-known/agent-card.json';
const card = {
  name: 'A',
  description: '',
  version: '1',
  supportedInterfaces: [{ url: 'https://a.example/', protocolBinding: 'JSONRPC', protocolVersion: '1.0' }],
  capabilities: { streaming: false, extensions: [] },
  defaultInputModes: [],
  defaultOutputModes: ['text/plain'],
  skills: [],
};
const encode = (text: string) => Buffer.from(text).toString('base64url');
const signed = (form: string, header: object = {}, key: KeyObject = privateKey, alg = 'ES256') => {
  const head = encode(JSON.stringify({ alg, typ: 'JOSE', kid: 'k1', ...header }));
  const input = Buffer.from(`${head}.${encode(form)}`);
  const value = alg === 'EdDSA' ? sign(null, input, key) : sign('sha256', input, { key, dsaEncoding: 'ieee-p1363' });
  return { ...card, signatures: [{ protected: head, signature: value.toString('base64url') }] };
};
const keys = (...given: JsonWebKey[]) => {
  const asked: string[] = [];
  return { asked, fetch: async (url: string) => (asked.push(url), given.length > 0 ? given : null) };
};
const stateOf = async (of: Record<string, unknown>, given: JsonWebKey[] = [jwk]) =>
  (await signatureOf(of, cardUrl, keys(...given).fetch)).state;

describe('canonical JSON', () => {
  it('is that of RFC 8785', () => {
    // Example of RFC 8785, section 3.2.2, without its literals that no JSON text can hold twice.
    const value = {
      numbers: [333333333.3333333, 1e30, 4.5, 2e-3, 1e-27],
      literals: [null, true, false],
      é: 1,
      '\n': 2,
    };
    expect(canonicalJson(value)).toBe(
      '{"\\n":2,"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"é":1}',
    );
  });
});

describe('a signature', () => {
  it('may be absent', async () => expect(await stateOf(card)).toBe('ABSENT'));
  it('holds in every form in which signers sign', async () => {
    const forms = signedForms(card);
    expect(forms.length).toBe(5);
    for (const form of forms) expect([form, await stateOf(signed(form))]).toEqual([form, 'VERIFIED']);
  });
  it('holds as A2A’s JavaScript library makes it, which signs nothing that is empty', async () => {
    // `canonicalizeAgentCard` of @a2a-js/sdk 1.3.0, given this card.
    const form =
      '{"capabilities":{"streaming":false},"defaultOutputModes":["text/plain"],"name":"A","supportedInterfaces":' +
      '[{"protocolBinding":"JSONRPC","protocolVersion":"1.0","url":"https://a.example/"}],"version":"1"}';
    expect(await stateOf(signed(form))).toBe('VERIFIED');
    const empty = { securitySchemes: {}, provider: { organization: '', url: '' } };
    expect(await stateOf({ ...signed(form), ...empty })).toBe('VERIFIED');
    expect(await stateOf({ ...signed(form), skills: [{ id: 's' }] })).toBe('INVALID');
  });
  it('holds with other algorithms', async () => {
    const other = generateKeyPairSync('ed25519');
    const key = { ...other.publicKey.export({ format: 'jwk' }), kid: 'k1' };
    const [form = ''] = signedForms(card);
    expect(await stateOf(signed(form, {}, other.privateKey, 'EdDSA'), [key])).toBe('VERIFIED');
  });
  it('does not hold once a word was changed, known or unknown', async () => {
    const [form = ''] = signedForms(card);
    expect(await stateOf({ ...signed(form), name: 'B' })).toBe('INVALID');
    expect(await stateOf({ ...signed(form), extra: 'unsigned' })).toBe('INVALID');
  });
  it('does not hold with no algorithm, a shared secret, or no header', async () => {
    const [form = ''] = signedForms(card);
    for (const alg of ['none', 'HS256']) expect(await stateOf(signed(form, { alg }))).toBe('INVALID');
    expect(await stateOf({ ...card, signatures: [{ protected: '%', signature: 'x' }] })).toBe('INVALID');
    expect(await stateOf({ ...card, signatures: [{}] })).toBe('INVALID');
  });
  it('cannot be judged without its key', async () => {
    const [form = ''] = signedForms(card);
    expect(await stateOf(signed(form), [])).toBe('KEY_UNAVAILABLE');
    expect(await stateOf(signed(form), [{ ...jwk, kid: 'other' }])).toBe('KEY_UNAVAILABLE');
  });
  it('is judged by keys of the card’s own host alone', async () => {
    const [form = ''] = signedForms(card);
    const foreign = keys(jwk);
    const jku = 'https://evil.example/keys';
    expect(await signatureOf(signed(form, { jku }), cardUrl, foreign.fetch)).toEqual({
      state: 'KEY_UNAVAILABLE',
      keyId: 'k1',
      jwksUrl: jku,
    });
    expect(foreign.asked).toEqual([]);
    const own = keys(jwk);
    expect((await signatureOf(signed(form), cardUrl, own.fetch)).state).toBe('VERIFIED');
    expect(own.asked).toEqual(['https://a.example/.well-known/jwks.json']);
  });
  it('is enough when one of several holds', async () => {
    const [form = ''] = signedForms(card);
    const good = signed(form).signatures[0] ?? {};
    expect(await stateOf({ ...card, signatures: [{ ...good, signature: 'AAAA' }, good] })).toBe('VERIFIED');
  });
  it('holds when the A2A kit made it, until a word is changed', async () => {
    const sign = generateAgentCardSignature(privateKey, { alg: 'ES256', kid: 'k1', typ: 'JOSE' });
    for (const more of [
      {},
      { provider: { organization: 'A', url: '' } },
      { documentationUrl: 'https://a.example/docs' },
    ]) {
      const made = AgentCard.toJSON(await sign(AgentCard.fromJSON({ ...card, ...more }))) as Record<string, unknown>;
      expect([more, await stateOf(made)]).toEqual([more, 'VERIFIED']);
      expect([more, await stateOf({ ...made, name: 'B' })]).toEqual([more, 'INVALID']);
    }
  });
});
