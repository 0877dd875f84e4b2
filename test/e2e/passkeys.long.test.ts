import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';

import { axe } from '../support/axe.ts';
import { join, password } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

// Browsers know no passkeys for a numeric address.
const site = openSite({ host: 'localhost' });

/** An authenticator of the browser’s own making, with a finger that is always there. */
const withAuthenticator = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return {
    verify: (isUserVerified: boolean) => cdp.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    held: async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials.length,
  };
};

it('logs in with a passkey, alone or where the password is too little, and removes it', async () => {
  const { page, context, errors } = await site.visitor();
  const email = await join(page);
  const finger = await withAuthenticator(page);
  await page.goto('/account/security');
  const section = page.locator('section[aria-labelledby=passkeys]');
  await section.getByLabel('Name of the passkey').fill('Laptop');
  await section.getByRole('button', { name: 'Add a passkey' }).click();
  await section.getByText('Laptop').waitFor();
  expect(await section.locator('code').count()).toBe(10);
  expect(await finger.held()).toBe(1);
  await page.getByText('A passkey was added').waitFor();
  expect((await axe(page).analyze()).violations).toEqual([]);

  await section.getByRole('button', { name: 'Rename' }).click();
  await section.getByRole('textbox', { name: 'Name of the passkey' }).first().fill('Old laptop');
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByText('Old laptop').waitFor();

  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await page.goto('/login');
  await finger.verify(false);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('No passkey was used.').waitFor();
  await finger.verify(true);
  await page.fill('#email', email);
  await page.fill('#password', password);
  await page.locator('form .action').click();
  await page.locator('#code').waitFor();
  expect((await axe(page).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.waitForURL('**/cases');

  await page.goto('/account/security');
  await page.getByText('with a passkey', { exact: false }).first().waitFor();
  await section.getByText('Last used on').waitFor();
  await section.getByRole('button', { name: 'Remove' }).click();
  await section.getByText('Old laptop').waitFor({ state: 'detached' });
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out', exact: true }).click();
  await page.getByRole('link', { name: 'Log in' }).first().waitFor();
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await page.getByText('This passkey was not accepted').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
