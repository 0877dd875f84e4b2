import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from 'playwright-core';

import { type Account, normalEmail } from '../../shared/api/accounts/account.ts';
import type { App } from './app.ts';
import { timeOfRun } from './clock/now.ts';
import { until } from './until.ts';
import { createAddressProof } from '../../server/accounts/addressProof.ts';
import { installationKeys } from '../../server/platform/keys/storedKeys.ts';

/** Addresses in the e-mails to this address that an installation without a mail server wrote down. */
export const linksTo = (dataDir: string, email: string): string[] => {
  const folder = join(dataDir, 'mail');
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => written(join(folder, name)).replaceAll(/=\r?\n/gu, ''))
    .filter((text) => text.includes(`To: ${email}`))
    .flatMap((text) => [...text.replaceAll('=3D', '=').matchAll(/https?:\/\/\S+?(?=["\s<]|$)/gu)].map(String));
};

/** Nothing where it was removed meanwhile: another test's account may be deleted, and its e-mails with it. */
const written = (path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw error;
  }
};

/** Opens the link of the first e-mail to this address as its reader would; ends on the form of a new case. */
export async function confirmAddress(page: Page, dataDir: string, email: string): Promise<void> {
  const link = () => linksTo(dataDir, email).find((address) => address.includes('/new#proof='));
  await page.goto(await until('an e-mail with a link', link));
  await page.waitForSelector('#q1');
  await until('the address to be proven', () => provenOn(page));
}

const provenOn = async (page: Page) =>
  ((await (await page.request.get('/api/whoami')).json()) as Account).address_proven;

/** What follows `#proof=` in e-mails of this installation, on the day that it is there. */
export function proofFor({ dataDir }: Pick<App, 'dataDir'>, email: string): string {
  const proof = createAddressProof({
    key: installationKeys({ dataDir, sessionKeys: [], signingKey: undefined }).secret,
  });
  return proof.tokenFor(normalEmail(email), timeOfRun());
}
