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
