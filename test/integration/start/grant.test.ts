import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { command } from '../../support/command.ts';
import { person } from '../http/agent.ts';

let app: App | undefined;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app?.stop());

const grant = (...words: string[]) => command('server/cli/grant.ts', words, { DATA_DIR: app?.dataDir ?? '' });

describe('npm run grant', () => {
  it('puts an account on a plan beside the running server, at once, and says which it has', async () => {
    const me = await person(app?.url ?? '');
    const shown = async () => (await me.get('/api/my-cases')).body as object;
    expect(await grant(me.email)).toEqual({ code: 0, said: expect.stringMatching(/: trial until 2\d{3}-/) as string });
    expect(await grant(me.email.toUpperCase(), 'professional')).toEqual({
      code: 0,
      said: `${me.email}: professional, was trial\n`,
    });
    expect(await shown()).toMatchObject({ plan: 'professional', usage: { used: 0, included: 15 } });
    expect(await grant(me.email, 'professional')).toEqual({ code: 0, said: `${me.email}: professional\n` });
    const other = await person(app?.url ?? '');
    await other.get('/api/my-cases');
    const all = (await grant()).said.split('\n');
    expect(all).toEqual([`${me.email}: professional`, expect.stringMatching(`^${other.email}: trial until 2`), '']);
  });

  it('says that an address is proven, where the operator knows it', async () => {
    const me = await person(app?.url ?? '');
    const isProven = async () => (await me.get('/api/whoami')).body['address_proven'];
    expect(await isProven()).toBe(false);
    expect(await grant(me.email, 'proven')).toEqual({ code: 0, said: `${me.email}: address proven\n` });
    expect(await isProven()).toBe(true);
  });

  it('refuses a plan there is not and an address nobody has', async () => {
    expect(await grant('a@example.org', 'gold')).toEqual({
      code: 1,
      said: expect.stringMatching(/^Usage: /) as string,
    });
    expect(await grant('nobody@example.org', 'solo')).toEqual({
      code: 1,
      said: 'expected the address of an account, found nobody at nobody@example.org\n',
    });
  });
});
