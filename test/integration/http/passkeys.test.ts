import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { SecurityLog } from '../../../shared/api/accounts/security.ts';
import { type Options, type Twist, createAuthenticator } from '../../fakes/authenticator.ts';
import { later } from '../../support/controls.ts';
import { codeAt } from '../../support/totp.ts';
import { type Agent, agent, password, person } from './agent.ts';
import { type World, startWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ limitScale: 50 });
  world.setClock(() => later(0));
});
afterAll(() => world.stop());

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
const code = ({ status, body }: Reply) => [status, body['code']];
const wrong = [401, 'WRONG_PASSKEY'];
const options = async (who: Agent, path: string) => (await who.post(`${path}/options`)).body as unknown as Options;

const device = (settings?: { step: number }) => createAuthenticator(world.url, settings);
const add = async (who: Agent, on = device(), name = 'Phone', twist: Twist = {}) =>
  who.post('/api/account/passkeys', {
    name,
    credential: on.create(await options(who, '/api/account/passkeys'), twist),
  });
/** Somebody with a passkey. */
const holder = async (settings?: { step: number }) => {
  const me = await person(world.url);
  const on = device(settings);
  const { status, body } = await add(me, on);
  if (status !== 201) throw new Error(`Expected 201, found ${status}: ${JSON.stringify(body)}`);
  return { ...me, on, codes: body['recovery_codes'] as unknown as string[] };
};
const logIn = async (on: ReturnType<typeof device>, who = agent(world.url), twist: Twist = {}) =>
  who.post('/api/login/passkey', on.get(await options(who, '/api/login/passkey'), twist));
const idsOf = async (who: Agent) =>
  ((await who.get('/api/account/passkeys')).body['passkeys'] as unknown as { passkey_id: string; name: string }[]).map(
    ({ passkey_id }) => passkey_id,
  );
const eventsOf = async (accountId: string) =>
  (await world.accountEvents(`account-${accountId}`)).map(({ type }) => type).filter((type) => /Passkey/u.test(type));
const grown = (accountId: string) =>
  world.database.pool.query("update session set proven_at = now() - interval '11 minutes' where account_id = $1", [
    accountId,
  ]);

describe('a passkey', () => {
  it('lets in without a password, and says so in the log', async () => {
    const me = await holder();
    const who = agent(world.url);
    const { status, body } = await logIn(me.on, who);
    expect([status, body['account_id']]).toEqual([200, me.accountId]);
    expect((await who.get('/api/whoami')).body['email']).toBe(me.email);
    const { entries } = (await who.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries.slice(0, 2).map(({ what, by, detail }) => [what, by ?? detail])).toEqual([
      ['new_device', 'passkey'],
      ['passkey_added', 'Phone'],
    ]);
    const again = await logIn(me.on, who);
    expect(again.status).toBe(200);
  });

  it('makes the password alone too little; recovery codes stand in for it', async () => {
    const me = await holder();
    const given = { email: me.email, password };
    const { post } = agent(world.url);
    expect(me.codes).toHaveLength(10);
    expect(code(await post('/api/login', given))).toEqual([403, 'SECOND_FACTOR_NEEDED']);
    expect((await post('/api/login', { ...given, code: me.codes[0] })).status).toBe(200);
    expect(code(await post('/api/login', { ...given, code: me.codes[0] }))).toEqual([401, 'WRONG_CODE']);
    expect((await me.get('/api/account/factors')).body).toEqual({ totp: false, passkeys: 1, recovery_codes_left: 9 });
  });

  it('is listed, renamed and removed, and the codes go with the last factor', async () => {
    const me = await holder();
    const second = await add(me, device(), 'Key');
    expect([second.status, second.body['recovery_codes']]).toEqual([201, []]);
    const [first = '', other = ''] = await idsOf(me);
    expect((await me.put(`/api/account/passkeys/${first}`, { name: 'Old phone' })).status).toBe(204);
    expect((await me.get('/api/account/passkeys')).body).toMatchObject({
      offered: true,
      passkeys: [{ name: 'Old phone', used_at: null }, { name: 'Key' }],
    });
    expect((await me.del(`/api/account/passkeys/${first}`)).status).toBe(204);
    expect(code(await logIn(me.on))).toEqual(wrong);
    expect((await me.get('/api/account/factors')).body).toMatchObject({ passkeys: 1, recovery_codes_left: 10 });
    expect((await me.del(`/api/account/passkeys/${other}`)).status).toBe(204);
    expect((await me.get('/api/account/factors')).body).toMatchObject({ passkeys: 0, recovery_codes_left: 0 });
    expect((await agent(world.url).post('/api/login', { email: me.email, password })).status).toBe(200);
    expect(await eventsOf(me.accountId)).toEqual(['PasskeyAdded', 'PasskeyAdded', 'PasskeyRemoved', 'PasskeyRemoved']);
  });

  it('leaves the codes to an authenticator app that is there, and the app leaves them to it', async () => {
    const me = await holder();
    const { secret } = (await me.post('/api/account/totp')).body as unknown as { secret: string };
    await me.post('/api/account/totp/confirm', { code: codeAt(secret, later(0)) });
    await me.del('/api/account/totp');
    expect((await me.get('/api/account/factors')).body).toEqual({ totp: false, passkeys: 1, recovery_codes_left: 10 });
    const { secret: next } = (await me.post('/api/account/totp')).body as unknown as { secret: string };
    await me.post('/api/account/totp/confirm', { code: codeAt(next, later(0)) });
    for (const one of await idsOf(me)) await me.del(`/api/account/passkeys/${one}`);
    expect((await me.get('/api/account/factors')).body).toEqual({ totp: true, passkeys: 0, recovery_codes_left: 10 });
  });

  it('is asked for once more before it is changed, and proves who one is in the place of password and code', async () => {
    const me = await holder();
    await grown(me.accountId);
    const [one = ''] = await idsOf(me);
    for (const refused of [
      await me.post('/api/account/passkeys/options'),
      await me.post('/api/account/passkeys', { name: 'x', credential: device().create(creation(me.accountId)) }),
      await me.del(`/api/account/passkeys/${one}`),
      await me.del('/api/account', { password }),
    ])
      expect(code(refused)).toEqual([403, 'PROOF_NEEDED']);
    const begun = await options(me, '/api/account/proof/passkey');
    expect(begun.allowCredentials).toHaveLength(1);
    expect((await me.post('/api/account/proof/passkey', me.on.get(begun))).status).toBe(204);
    expect((await me.del(`/api/account/passkeys/${one}`)).status).toBe(204);
  });

  it('of somebody else proves nothing, and without one there is nothing to begin', async () => {
    const [me, other, bare] = [await holder(), await holder(), await person(world.url)];
    await grown(me.accountId);
    const begun = await options(me, '/api/account/proof/passkey');
    const theirs = other.on.get({ ...begun, allowCredentials: [] });
    expect(code(await me.post('/api/account/proof/passkey', theirs))).toEqual(wrong);
    expect(code(await me.post('/api/account/passkeys/options'))).toEqual([403, 'PROOF_NEEDED']);
    expect(code(await bare.post('/api/account/proof/passkey/options'))).toEqual([404, 'FACTOR_NOT_FOUND']);
    const [id = ''] = await idsOf(other);
    expect(code(await bare.del(`/api/account/passkeys/${id}`))).toEqual([404, 'FACTOR_NOT_FOUND']);
    expect(code(await bare.put(`/api/account/passkeys/${id}`, { name: 'mine' }))).toEqual([404, 'FACTOR_NOT_FOUND']);
  });

  it('is kept sealed, and goes with the account', async () => {
    const me = await holder();
    const rows = async () =>
      (await world.database.pool.query('select * from passkey where account_id = $1', [me.accountId])).rows;
    const [row] = await rows();
    const kept = Buffer.from(row?.['secret'] as Buffer).toString('latin1');
    expect(kept).not.toContain('Phone');
    expect(JSON.stringify(row)).not.toContain(me.on.held[0]?.id);
    expect((await me.del('/api/account', { password })).status).toBe(204);
    expect(await rows()).toEqual([]);
    expect(code(await logIn(me.on))).toEqual(wrong);
  });

  it('stays when the password is set by e-mail, and its sessions end with the others', async () => {
    const me = await holder();
    const who = agent(world.url);
    await logIn(me.on, who);
    await me.post('/api/password-reset', { email: me.email });
    await expect.poll(() => world.emails.at(-1)?.to).toBe(me.email);
    const token = world.emails.at(-1)?.link.split('token=')[1] ?? '';
    await agent(world.url).post('/api/password-reset/confirm', { token, password: 'a new password' });
    expect((await who.get('/api/whoami')).status).toBe(401);
    expect((await logIn(me.on)).status).toBe(200);
  });

  it('is one of twenty at most', async () => {
    const me = await holder();
    for (let i = 1; i < 20; i++) expect((await add(me, device(), `Key ${i}`)).status).toBe(201);
    expect(code(await me.post('/api/account/passkeys/options'))).toEqual([409, 'TOO_MANY_PASSKEYS']);
  });
});

const creation = (accountId: string): Options => ({
  ...{ challenge: 'AAAA', rp: { id: 'localhost' }, user: { id: Buffer.from(accountId).toString('base64url') } },
  pubKeyCredParams: [{ alg: -7 }],
  authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
});

describe('a challenge', () => {
  it('is good once, for one browser, and for what it was made', async () => {
    const me = await holder();
    const who = agent(world.url);
    const signed = me.on.get(await options(who, '/api/login/passkey'));
    // Elsewhere it is worth nothing, and is not used up by that.
    expect(code(await agent(world.url).post('/api/login/passkey', signed))).toEqual(wrong);
    const both = await Promise.all([who.post('/api/login/passkey', signed), who.post('/api/login/passkey', signed)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 401]);
    expect(code(await who.post('/api/login/passkey', signed))).toEqual(wrong);

    const adding = await options(me, '/api/account/passkeys');
    const asProof = me.on.get({ ...adding, rpId: 'localhost', userVerification: 'required' });
    expect(code(await me.post('/api/account/proof/passkey', asProof))).toEqual(wrong);
    const other = await holder();
    const credential = device().create(await options(me, '/api/account/passkeys'));
    expect(code(await other.post('/api/account/passkeys', { name: 'x', credential }))).toEqual(wrong);
    expect((await me.post('/api/account/passkeys', { name: 'x', credential })).status).toBe(201);
    expect(code(await me.post('/api/account/passkeys', { name: 'x', credential }))).toEqual(wrong);
  });

  it('ends after five minutes, and the next one takes its place', async () => {
    const me = await holder();
    const who = agent(world.url);
    const first = me.on.get(await options(who, '/api/login/passkey'));
    await options(who, '/api/login/passkey');
    expect(code(await who.post('/api/login/passkey', first))).toEqual(wrong);
    const late = me.on.get(await options(who, '/api/login/passkey'));
    await world.database.pool.query("update passkey_challenge set expires_at = now() - interval '1 second'");
    expect(code(await who.post('/api/login/passkey', late))).toEqual(wrong);
  });
});

describe('what was not signed here by who it says', () => {
  const twists: Record<string, Twist> = {
    'of another site': { origin: 'https://evil.example' },
    'of another port': { origin: 'http://localhost:1' },
    'of a name that begins alike': { origin: 'http://localhost.evil.example' },
    'for another site': { rpId: 'evil.example' },
    'without a check of who uses it': { isVerified: false },
    'without anybody there': { isPresent: false },
  };
  for (const [name, twist] of Object.entries(twists))
    it(`${name} gets nobody in and adds nothing`, async () => {
      const me = await holder();
      expect(code(await logIn(me.on, agent(world.url), twist))).toEqual(wrong);
      expect(code(await add(me, device(), 'x', twist))).toEqual(wrong);
      expect(await idsOf(me)).toHaveLength(1);
      expect((await logIn(me.on)).status).toBe(200);
    });

  it('is refused byte by byte: signature, data, user and kind', async () => {
    const [me, other] = [await holder(), await holder()];
    type Signed = ReturnType<typeof me.on.get>;
    const flipped = (text: string) => {
      const bytes = Buffer.from(text, 'base64url');
      bytes[bytes.length - 1]! ^= 1;
      return bytes.toString('base64url');
    };
    const changes: ((given: Signed) => unknown)[] = [
      (given) => ({ ...given, response: { ...given.response, signature: flipped(given.response.signature) } }),
      (given) => ({
        ...given,
        response: { ...given.response, authenticatorData: flipped(given.response.authenticatorData) },
      }),
      (given) => ({ ...given, response: { ...given.response, userHandle: other.on.held[0]?.userHandle } }),
      (given) => ({ ...given, response: { ...given.response, userHandle: undefined } }),
      (given) => ({ ...given, id: other.on.held[0]?.id, rawId: other.on.held[0]?.id }),
      (given) => ({ ...given, id: 'unknown', rawId: 'unknown' }),
      (given) => ({ ...given, rawId: 'other' }),
    ];
    for (const change of changes) {
      const who = agent(world.url);
      const given = me.on.get(await options(who, '/api/login/passkey'));
      expect(code(await who.post('/api/login/passkey', change(given)))).toEqual(wrong);
    }
    expect(code(await logIn(me.on, agent(world.url), { type: 'webauthn.create' }))).toEqual(wrong);
    expect((await logIn(me.on)).status).toBe(200);
  });
});

describe('a counter that does not go on', () => {
  it('is refused and told: there may be a copy', async () => {
    const me = await holder();
    const copy = me.on.held[0]!.counter;
    expect((await logIn(me.on)).status).toBe(200);
    me.on.held[0]!.counter = copy;
    expect(code(await logIn(me.on))).toEqual(wrong);
    expect(await eventsOf(me.accountId)).toEqual(['PasskeyAdded', 'PasskeyRefused']);
    const { entries } = (await me.get('/api/account/security')).body as unknown as SecurityLog;
    expect(entries[0]).toMatchObject({ what: 'passkey_refused', detail: 'Phone' });
  });

  it('is nothing to an authenticator that never counts', async () => {
    const me = await holder({ step: 0 });
    expect([(await logIn(me.on)).status, (await logIn(me.on)).status]).toEqual([200, 200]);
  });
});

describe('an attestation', () => {
  it('is not looked at: nothing is fetched from where its certificate points', async () => {
    const me = await person(world.url);
    const made = device().create(await options(me, '/api/account/passkeys'));
    // The same with the format 'tpm', of which there is no statement here.
    const object = Buffer.from(made.response.attestationObject, 'base64url');
    const at = object.indexOf('646e6f6e65', 'hex');
    const claimed = Buffer.concat([object.subarray(0, at), Buffer.from('6374706d', 'hex'), object.subarray(at + 5)]);
    const credential = { ...made, response: { ...made.response, attestationObject: claimed.toString('base64url') } };
    expect((await me.post('/api/account/passkeys', { name: 'x', credential })).status).toBe(201);
  });
});
