import { readFile } from 'node:fs/promises';

import { describe, expect, it } from 'vitest';

import { answer, bring, join, newAddress, password, untilStatus } from '../support/journey.ts';
import { readPdf } from '../support/pdf.ts';
import { confirmAddress, linksTo } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

describe('a case in the browser', () => {
  it('goes from sign-up over the panel’s question to a PDF that holds the recommendation', async () => {
    const { page, context, errors } = await site.visitor();
    await join(page);
    await bring(page);
    await untilStatus(page, 'needs_answers');
    expect(await page.locator('[data-rehearsal]').first().textContent()).toContain('no AI model was consulted');

    // What is corrected in place goes with the answer, and the panel goes by it.
    expect(await page.locator('#frame-options').inputValue()).toContain('Franchise the brand');
    await page.fill('#frame-options', 'Take the lease until the break\nSign with the franchisee');
    await answer(page, 'About 90,000 pounds, and it is certain.');
    await untilStatus(page, 'delivered');
    const headline = (await page.locator('.verdict h2').textContent())?.trim() ?? '';
    expect(headline.length).toBeGreaterThan(10);

    const download = page.waitForEvent('download');
    await page.locator('.verdict').getByRole('link', { name: 'PDF' }).click();
    const { pages } = await readPdf(await readFile(await (await download).path()));
    const words = (given: string) => given.replaceAll(/[\s\u00ad]+/gu, '');
    expect(words(pages.join(' '))).toContain(words('This is what your report will contain.'));

    await page.getByRole('button', { name: 'Read the whole debate' }).click();
    const drawnUp = page.locator('article.recommendation header');
    await drawnUp.last().waitFor();
    expect(await drawnUp.last().innerText()).toContain('revised recommendation');
    await page.getByRole('button', { name: 'Back to the recommendation' }).click();
    await page.getByRole('link', { name: 'Read the report' }).click();
    await page.waitForSelector('.report h1');
    expect((await page.locator('.report h1').textContent())?.trim()).toBe('This is what your report will contain.');
    expect(await page.locator('[data-rehearsal]').count()).toBe(1);
    await page.locator('#record > summary').click();
    const report = await page.locator('.report').innerText();
    for (const option of ['Take the lease until the break', 'Sign with the franchisee'])
      expect(report).toContain(option);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is seen by a second person only while its link is open', async () => {
    const owner = await site.visitor();
    const guest = await site.visitor();
    await join(owner.page);
    const caseId = await bring(owner.page);
    await untilStatus(owner.page, 'needs_answers');

    await guest.page.goto(`/watch?case=${caseId}`);
    await guest.page.getByRole('heading', { name: 'This case does not exist or is private' }).waitFor();
    expect(await guest.page.content()).not.toContain('Briggate');

    await owner.page.locator('.top summary').click();
    await owner.page.getByRole('button', { name: 'Share a watch link' }).click();
    await owner.page.getByRole('button', { name: 'Stop sharing' }).waitFor();

    await guest.page.reload();
    await untilStatus(guest.page, 'needs_answers');
    await guest.page.getByText('The panel is waiting for answers from the owner.').waitFor();
    expect(await guest.page.locator('.asks textarea').count()).toBe(0);
    expect(await guest.page.locator('#frame-options').count()).toBe(0);
    expect([await owner.page.title(), await guest.page.title()]).toEqual([
      expect.stringContaining('Needs you'),
      expect.not.stringContaining('Needs you'),
    ]);
    await answer(owner.page, 'About 90,000 pounds.');
    await untilStatus(guest.page, 'delivered');
    expect(await guest.page.getByRole('link', { name: 'Replay the debate' }).count()).toBe(0);
    for (const [{ page }, asks] of [[owner, 'asks you'] as const, [guest, 'asks the owner'] as const]) {
      await page.goto(`/watch?case=${caseId}&view=transcript`);
      const transcript = page.getByRole('region', { name: 'Transcript' });
      const toTop = async () => {
        await transcript.press('Home');
        return transcript.getByText(asks).first().isVisible();
      };
      await expect.poll(toTop).toBe(true);
    }

    // A click would close a menu that is open already.
    await owner.page.locator('.top details').evaluate((menu) => menu.setAttribute('open', ''));
    await owner.page.getByRole('button', { name: 'Stop sharing' }).click();
    await guest.page.getByRole('heading', { name: 'The owner stopped sharing this case' }).waitFor();
    await guest.page.reload();
    await guest.page.getByRole('heading', { name: 'This case does not exist or is private' }).waitFor();
    await Promise.all([owner.context.close(), guest.context.close()]);
  });

  it('is read by who was invited by e-mail, until the invitation is taken back', async () => {
    const [owner, auditor] = [await site.visitor(), await site.visitor()];
    const invitation = newAddress();
    await confirmAddress(owner.page, site.app.dataDir, await join(owner.page));
    const caseId = await bring(owner.page);
    await untilStatus(owner.page, 'needs_answers');
    await owner.page.locator('.top summary').click();
    await owner.page.fill('#auditor', invitation);
    await owner.page.press('#auditor', 'Enter');
    await owner.page.getByRole('button', { name: `Remove ${invitation}` }).waitFor();

    const link = () =>
      linksTo(site.app.dataDir, invitation).find((address) => address.includes(`case=${caseId}#proof=`));
    await expect.poll(link).toBeDefined();
    const { page } = auditor;
    // Signed up with an invited address, without the e-mail: nothing that is shared is seen.
    const stranger = await site.visitor();
    await join(stranger.page, newAddress());
    await stranger.page.goto(`/watch?case=${caseId}`);
    await stranger.page.getByRole('heading', { name: 'This case does not exist or is private' }).waitFor();

    await page.goto(link() ?? '');
    await expect.poll(() => new URL(page.url()).hash).toBe('');
    await page.getByRole('link', { name: 'Log in' }).click();
    await page.getByRole('link', { name: 'Start the trial' }).click();
    // Until its page has loaded, the fields are those of the log-in.
    await page.getByRole('button', { name: 'Start the trial' }).waitFor();
    await page.fill('#email', invitation);
    await page.fill('#password', password);
    await page.getByRole('button', { name: 'Start the trial' }).click();
    await page.getByRole('button', { name: 'I accept the Terms' }).click();
    await untilStatus(page, 'needs_answers');
    await page.goto('/cases');
    const row = page.locator(`[data-case='${caseId}']`);
    await row.getByText('You are invited to read this case').waitFor();
    expect(await row.locator('textarea').count()).toBe(0);
    await row.getByRole('link', { name: 'Watch' }).click();
    await untilStatus(page, 'needs_answers');

    await owner.page.getByRole('button', { name: `Remove ${invitation}` }).press('Enter');
    await page.getByRole('heading', { name: 'This case does not exist or is private' }).waitFor();
    await owner.page.getByRole('button', { name: `Remove ${invitation}` }).waitFor({ state: 'detached' });
    const field = owner.page.locator('#auditor');
    await expect.poll(() => field.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.goto('/cases');
    await page.getByRole('heading', { name: 'No cases yet.' }).waitFor();
    await Promise.all([owner, auditor, stranger].map(({ context }) => context.close()));
  });
});
