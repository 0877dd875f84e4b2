import { describe, expect, it } from 'vitest';

import { axe } from '../support/axe.ts';
import { join, password } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

describe('tokens on the account page', () => {
  it('are made with the password, shown once, rotated and revoked', async () => {
    const { page, context } = await site.visitor();
    const email = await join(page);
    await page.goto('/account');
    const make = page.getByRole('button', { name: 'Create token' });
    await page.fill('#token-name', 'Travel agent');
    await page.fill('#token-password', password);
    expect(await make.isDisabled()).toBe(true);
    await page.getByText('I agree that anyone who holds this token').click();
    await make.click();
    const field = page.locator('#token-secret');
    await field.waitFor();
    const secret = await field.inputValue();
    const whoami = async (token: string) => {
      const reply = await fetch(`${site.app.url}/api/whoami`, { headers: { authorization: `Bearer ${token}` } });
      return [reply.status, ((await reply.json()) as { email?: string }).email];
    };
    expect(await whoami(secret)).toEqual([200, email]);
    expect((await axe(page).analyze()).violations).toEqual([]);

    await page.reload();
    await page.getByText('Travel agent').waitFor();
    expect(await field.count()).toBe(0);
    await page.getByRole('button', { name: 'New secret' }).click();
    await field.waitFor();
    const second = await field.inputValue();
    expect(second).not.toBe(secret);
    expect(await whoami(secret)).toEqual([200, email]);
    await page.getByRole('button', { name: 'Revoke' }).click();
    await page.getByText('Travel agent').waitFor({ state: 'detached' });
    expect([await whoami(secret), await whoami(second)]).toEqual([
      [401, undefined],
      [401, undefined],
    ]);
    await context.close();
  });
});

describe('what agents submit', () => {
  it('waits in the app until its owner approves it, and says on the page of the case who brought it', async () => {
    const { page, context, errors } = await site.visitor();
    const email = await join(page);
    const made = await page.request.post(`${site.app.url}/api/tokens`, {
      data: {
        ...{ name: 'Travel agent', scopes: ['submit'], modes: ['direct'], expires_in_days: 30 },
        ...{ cases_per_month: null, usd_per_month: null, password, consent: true },
      },
    });
    const { secret } = (await made.json()) as { secret: string };
    await page.goto('/account');
    await page.getByRole('link', { name: 'Approve what agents submit' }).click();
    // The box is ticked before the server has answered.
    const stored = page.waitForResponse((reply) => reply.request().method() === 'PUT' && reply.ok());
    await page.getByText('Agents’ submissions wait until I approve them here').click();
    await stored;
    await expect.poll(() => page.getByRole('checkbox').isChecked()).toBe(true);
    const question = 'Should we book the harbour hall for the fair, or the old mill?';
    const submit = async () => {
      const reply = await fetch(`${site.app.url}/intake`, {
        method: 'POST',
        headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json', 'idempotency-key': 'hall' },
        body: JSON.stringify({ email, q1: question, mode: 'direct', consent: { statement: 'Yes, ask them.' } }),
      });
      return [reply.status, ((await reply.json()) as { code?: string }).code];
    };
    expect(await submit()).toEqual([409, 'APPROVAL_PENDING']);
    await page.reload();
    await page.getByText('Travel agent wants to submit').waitFor();
    await page.getByText(question).waitFor();
    expect((await axe(page).analyze()).violations).toEqual([]);
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('The panel has the case.').waitFor();
    expect(await submit()).toEqual([201, undefined]);
    await page.getByRole('link', { name: 'Watch it' }).click();
    await page.getByText('Yes, ask them.').first().waitFor();
    await page.goto('/account/security');
    await page.getByText('An agent brought a case with your consent, in the app').waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('webhooks', () => {
  it('are added, shown their secret once, turned off and on, and removed', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Webhooks' }).click();
    await page.fill('#webhook-url', 'https://10.0.0.1/hook');
    const add = page.getByRole('button', { name: 'Add webhook' });
    await add.click();
    await page.getByText('Enter an address that is reached from the public Internet.').waitFor();
    await page.fill('#webhook-url', 'https://hooks.example.org/witan');
    await add.click();
    const secret = page.locator('#webhook-secret');
    await secret.waitFor();
    expect(await secret.inputValue()).toMatch(/^whsec_/);
    expect((await axe(page).analyze()).violations).toEqual([]);

    await page.reload();
    await page.getByText('Nothing has been sent yet.').waitFor();
    expect(await secret.count()).toBe(0);
    await page.getByRole('button', { name: 'Send a test' }).click();
    await page.getByText('What was sent').click();
    await page.getByText('"type":"webhook.test"').waitFor();
    await page.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Turned off.').waitFor();
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Turned off.').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Remove' }).click();
    await page.getByText('https://hooks.example.org/witan').waitFor({ state: 'detached' });
    await context.close();
  });
});
