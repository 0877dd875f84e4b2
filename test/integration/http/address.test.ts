import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { at, later } from '../../support/controls.ts';
import { agent, newEmail, password, person } from './agent.ts';
import { type World, prove, proven, startWorld } from './world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.stop());

type Reply = { readonly status: number; readonly body: Record<string, unknown> };
const code = ({ status, body }: Reply) => [status, body['code']];
const q1 = 'Should we open a second bakery in Leeds?';
type Person = Awaited<ReturnType<typeof person>>;
const submit = (who: Person) => who.post('/intake', { email: who.email, q1 });
const idOf = ({ body }: Reply) => String(body['case_id']);
const day = 86_400;

describe('an address that nobody has proven', () => {
  it('brings one case and no second one, until a link of an e-mail to it is opened', async () => {
    const me = await person(world.url);
    expect((await me.get('/api/whoami')).body).toMatchObject({ address_proven: false });
    expect((await submit(me)).status).toBe(201);
    expect(code(await submit(me))).toEqual([403, 'ADDRESS_NOT_PROVEN']);
    expect((await prove(me, me.email)).body).toMatchObject({ address_proven: true });
    expect((await submit(me)).status).toBe(201);
  });

  it('brings one case also when many are sent at once', async () => {
    const me = await person(world.url);
    const replies = await Promise.all(Array.from({ length: 8 }, () => submit(me)));
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('invites nobody, and sees nothing that is shared with it', async () => {
    const [me, owner] = [await person(world.url), await proven(world)];
    const mine = idOf(await submit(me));
    expect(code(await me.post(`/api/cases/${mine}/auditors`, { email: newEmail() }))).toEqual([
      403,
      'ADDRESS_NOT_PROVEN',
    ]);
    const shared = `/api/cases/${idOf(await submit(owner))}`;
    expect((await owner.post(`${shared}/auditors`, { email: me.email })).status).toBe(204);
    for (const path of ['', '/events', '/report', '/watch'])
      expect(code(await me.get(`${shared}${path}`))).toEqual([404, 'CASE_NOT_FOUND']);
    await prove(me, me.email);
    expect((await me.get(shared)).body).toMatchObject({ role: 'auditor' });
  });
});

describe('a link of an e-mail', () => {
  it('proves the address that it went to, in a session of the account with that address alone', async () => {
    const [me, other] = [await person(world.url), await person(world.url)];
    expect(code(await prove(agent(world.url), me.email))).toEqual([401, 'NOT_SIGNED_IN']);
    expect(code(await prove(other, me.email))).toEqual([422, 'INVALID_ADDRESS_LINK']);
    for (const token of ['', 'x', '0.', 'zzzzzzzz.abc', `${'1'.repeat(9)}.a`])
      expect(code(await me.post('/api/account/address', { token }))).toEqual([422, 'INVALID_ADDRESS_LINK']);
    for (const who of [me, other]) expect((await who.get('/api/whoami')).body['address_proven']).toBe(false);
  });

  it('is good for 90 days, and proving twice is the same as once', async () => {
    const me = await person(world.url);
    expect(code(await prove(me, me.email, later(-91 * day)))).toEqual([422, 'INVALID_ADDRESS_LINK']);
    expect(code(await prove(me, me.email, later(3 * day)))).toEqual([422, 'INVALID_ADDRESS_LINK']);
    expect((await prove(me, me.email, later(-89 * day))).status).toBe(200);
    expect((await prove(me, me.email, at)).status).toBe(200);
    const events = await world.accountEvents(`account-${me.accountId}`);
    expect(events.filter(({ type }) => type === 'AddressProven')).toHaveLength(1);
  });

  it('is sent when it is asked for, not to an address that is proven, and five times an hour at most', async () => {
    const me = await person(world.url);
    const asked = async () =>
      (await world.accountEvents(`account-${me.accountId}`)).filter(({ type }) => type === 'AddressLinkAsked');
    const ask = (language: string) => me.post('/api/account/address/link', {}, { 'accept-language': language });
    const reply = await ask('de-AT, en;q=0.5');
    expect([reply.status, reply.body]).toEqual([202, { by: 'file' }]);
    for (const language of ['tlh', 'pt-PT, en;q=0.9, en-GB;q=0.8, *;q=0.1', 'zh-TW, zh;q=0.9', 'fr'])
      await ask(language);
    const languages = (await asked()).map(({ data }) => (data as { language: string }).language);
    expect(languages).toEqual(['de-AT', 'en', 'en-GB', 'zh-Hans', 'fr']);
    expect(code(await ask('en'))).toEqual([429, 'TOO_MANY_REQUESTS']);
    await prove(me, me.email);
    expect((await ask('en')).status).toBe(202);
    expect(await asked()).toHaveLength(5);
  });

  it('that sets a new password proves the address too', async () => {
    const me = await person(world.url);
    await me.post('/api/password-reset', { email: me.email });
    const link = () => world.emails.find(({ to }) => to === me.email)?.link;
    await expect.poll(link).toBeDefined();
    const token = link()?.split('#token=')[1];
    expect((await me.post('/api/password-reset/confirm', { token, password: `${password} 2` })).status).toBe(204);
    const again = agent(world.url);
    const { body } = await again.post('/api/login', { email: me.email, password: `${password} 2` });
    expect(body['address_proven']).toBe(true);
  });
});
