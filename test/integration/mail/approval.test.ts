import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { type App, startApp } from '../../support/app.ts';
import { linksTo, proofFor } from '../../support/mailFolder.ts';
import { until } from '../../support/until.ts';
import { agent } from '../http/agent.ts';
import { personWithToken } from '../mcp/person.ts';

let app: App;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

describe('the owner who approves what agents submit', () => {
  it('is told by e-mail that something waits, and not a word of it', async () => {
    const person = await personWithToken(app.url);
    const proven = await person.post('/api/account/address', { token: proofFor(app, person.email) });
    expect([proven.status, proven.text]).toEqual([200, expect.any(String)]);
    expect((await person.put('/api/approvals', { required: true })).status).toBe(204);
    const { secret } = await person.token(['submit']);
    const submit = () =>
      agent(app.url, { authorization: `Bearer ${secret}` }).post('/intake', {
        email: person.email,
        q1: 'Should we sell the Marlowe recipe?',
        consent: { statement: 'Yes.' },
      });
    for (const reply of [await submit(), await submit()]) expect(reply.status).toBe(409);
    const links = () => linksTo(app.dataDir, person.email).filter((link) => link.includes('/account/approvals'));
    // The same address in the plain text and in the button of one e-mail, though the agent asked twice.
    await until('an e-mail about the approval', () => links().length > 0);
    expect(new Set(links()).size).toBe(1);
    const folder = join(app.dataDir, 'mail');
    const written = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(written.filter((text) => text.includes('/account/approvals'))).toHaveLength(1);
    for (const text of written) expect(text).not.toContain('Marlowe');
  });
});
