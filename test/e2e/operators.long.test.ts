import { afterAll, beforeAll, expect, it } from 'vitest';

import type { Fault } from '../fakes/providers/play.ts';
import { type MailServer, startMailServer } from '../fakes/mailServer.ts';
import { fakeProviders } from '../fakes/providers/server.ts';
import { type App, startApp } from '../support/app.ts';
import { axe } from '../support/axe.ts';
import { type Person, openBrowser, somebody } from '../support/browser.ts';
import { command } from '../support/command.ts';
import { join } from '../support/journey.ts';
import { until } from '../support/until.ts';
import { person } from '../integration/http/agent.ts';

let [app, mail, browser]: [App?, MailServer?, Awaited<ReturnType<typeof openBrowser>>?] = [];
/** The models refuse to answer until an operator has seen to it; then they are asked, and think. */
let fault: Fault = { kind: 'refusal' };
let models: Awaited<ReturnType<typeof fakeProviders>> | undefined;

beforeAll(async () => {
  [mail, models, browser] = await Promise.all([
    startMailServer(),
    fakeProviders(() => ({ text: '{}', fault })),
    openBrowser(),
  ]);
  app = await startApp({
    env: { SMTP_URL: mail.url, LOCAL_MODELS_URL: models.urls.local, LOCAL_MODELS: 'one,two,three' },
  });
});
afterAll(async () => {
  await browser?.close();
  await app?.stop();
  await models?.close();
  await mail?.close();
});

const q1 = 'Should we open a second bakery in Leeds, or franchise the brand instead? A lease costs 62,000 a year.';

it('an operator sends a refused e-mail again, takes a failed case up again, and stops new cases', async () => {
  await mail!.become('refuses us');
  const owner = await person(app!.url);
  const brought = await owner.post('/intake', { email: owner.email, q1, mode: 'direct' });
  const caseId = brought.body['case_id'] as unknown as string;
  const statusOf = async () => (await owner.get(`/api/cases/${caseId}`)).body['status'] as unknown as string;
  await until('the case to fail', async () => (await statusOf()) === 'failed', app!.output);

  const { page, errors }: Person = await somebody(browser!, app!.url);
  const email = await join(page);
  await page.goto('/operators');
  await page.getByText('This page is for the operators').waitFor();
  await command('server/cli/grant.ts', [email, 'operator'], { DATA_DIR: app!.dataDir });
  await page.reload();

  const jobs = page.locator('section', { has: page.locator('#jobs') });
  await jobs.getByText('553').first().waitFor();
  await mail!.become('well');
  await jobs.getByRole('button', { name: 'Send again' }).first().click();
  await until('the e-mails to arrive', async () => mail!.taken.length >= 2, app!.output);
  await jobs.getByText('None.').waitFor();

  const stuck = page.locator('section', { has: page.locator('#stuck') });
  await stuck.getByText(caseId).waitFor();
  fault = { kind: 'hang' };
  const asked = models!.requests.length;
  await stuck.getByRole('button', { name: 'Resume' }).click();
  await until('the models to be asked again', async () => models!.requests.length > asked, app!.output);
  expect(await statusOf()).toBe('running');
  await stuck.getByText('None.').waitFor();

  const intake = page.locator('section', { has: page.locator('#intake') });
  await intake.locator('#told').fill('We move to another data centre.');
  await intake.getByRole('button', { name: 'Refuse new cases' }).click();
  await intake.getByText('New cases are refused').waitFor();
  const other = await person(app!.url);
  const refused = await other.post('/intake', { email: other.email, q1, mode: 'direct' });
  expect([refused.status, refused.body['code']]).toEqual([503, 'INTAKE_STOPPED']);
  expect(refused.text).toContain('We move to another data centre.');
  await intake.getByRole('button', { name: 'Accept new cases again' }).click();
  await intake.getByText('New cases are accepted').waitFor();
  expect((await other.post('/intake', { email: other.email, q1, mode: 'direct' })).status).toBe(201);

  expect((await axe(page).analyze()).violations).toEqual([]);
  expect(errors).toEqual([]);
  if (process.env['PICTURES'] !== undefined)
    for (const dark of [false, true])
      for (const width of [1280, 390]) {
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
        await page.setViewportSize({ width, height: 900 });
        await page.screenshot({ path: `/tmp/ops-${dark ? 'dark' : 'light'}-${width}.png`, fullPage: true });
      }
});
