import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';

import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { type Person } from '../support/browser.ts';
import { answer, bring, join, newAddress, untilStatus } from '../support/journey.ts';
import { confirmAddress } from '../support/mailFolder.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
let owner: Person;
let caseId: string;
const auditor = newAddress();
beforeAll(async () => {
  owner = await site.visitor();
  await confirmAddress(owner.page, site.app.dataDir, await join(owner.page));
  caseId = await bring(owner.page);
  await untilStatus(owner.page, 'needs_answers');
  await answer(owner.page, 'About 90,000 pounds.');
  await untilStatus(owner.page, 'delivered');
  await owner.page.locator('.top summary').click();
  await owner.page.fill('#auditor', auditor);
  await owner.page.keyboard.press('Enter');
  await owner.page.getByText('After logging in with this address').waitFor();
  await withDissents(owner.page);
});

/** The report of a rehearsal prints no dissent: here it names the seats that filed one, for the question to them. */
const withDissents = (page: Page) =>
  page.route(`**/api/cases/${caseId}/report`, async (route) => {
    const history = await (await page.request.get(`${site.app.url}/api/cases/${caseId}/events?limit=5000`)).text();
    const events = history
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; data: { dissentId?: string; seatId?: string } });
    const response = await route.fetch();
    const document = (await response.json()) as ReportDocument;
    const dissents = events
      .filter(({ type }) => type === 'DissentFiled')
      .map(({ data }) => ({
        dissentId: data.dissentId,
        seat: document.run.seats.find(({ seatId }) => seatId === data.seatId),
      }));
    await route.fulfill({ response, json: { ...document, dissents } });
  });

describe('a report on paper', () => {
  it('cuts nothing off, and shows no button', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    await page.waitForSelector('.report h1');
    // A4 between its margins, at 96 pixels an inch.
    await page.setViewportSize({ width: 680, height: 1000 });
    await page.emulateMedia({ media: 'print' });
    const wide = await page
      .locator('.report *')
      .evaluateAll((all) =>
        all
          .filter((one) => one.getBoundingClientRect().right > innerWidth + 1)
          .map((one) => one.outerHTML.slice(0, 100)),
      );
    expect(wide).toEqual([]);
    for (const selector of ['.top-bar', '.foot', '.tools', '.after', '.contents'])
      expect(await page.locator(selector).locator('visible=true').count()).toBe(0);
    await page.emulateMedia({ media: null });
    await page.setViewportSize({ width: 1280, height: 860 });
  });
});

describe('the name of a piece of evidence', () => {
  it.each(['report', 'watch'])('stays on one line, however narrow the %s page', async (where) => {
    const { page } = owner;
    await page.goto(`/${where}?case=${caseId}`);
    if (where === 'watch') await page.getByRole('button', { name: 'whole debate' }).click();
    await page
      .locator('.whole', { hasText: /^E-\d+$/u })
      .first()
      .waitFor();
    for (const width of [320, 360, 420]) {
      await page.setViewportSize({ width, height: 860 });
      const look = () =>
        page.evaluate(() => {
          const texts = document.createTreeWalker(
            document.querySelector('main') ?? document.body,
            NodeFilter.SHOW_TEXT,
          );
          const found = { names: 0, parted: [] as string[] };
          for (let node = texts.nextNode(); node; node = texts.nextNode())
            for (const { 0: name, index } of (node.nodeValue ?? '').matchAll(/\bE-\d+\b/gu)) {
              const range = document.createRange();
              range.setStart(node, index);
              range.setEnd(node, index + name.length);
              found.names++;
              if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
                found.parted.push((node.nodeValue ?? '').slice(Math.max(0, index - 40), index + 10));
            }
          return found;
        });
      // What is out of sight is drawn again after the change of width.
      await expect.poll(async () => (await look()).names).toBeGreaterThan(3);
      expect((await look()).parted).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 860 });
  });
});

describe('a report on a screen', () => {
  it('offers what can be done with it on the first screen, one at a time', async () => {
    const { page } = owner;
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/report?case=${caseId}`);
    const names = ['Record the decision', 'Ask a dissenter', 'Export'];
    const buttons = names.map((name) => page.getByRole('button', { name }));
    const run = page.getByRole('link', { name: 'Run again with a change' });
    for (const one of [...buttons, run]) {
      await one.waitFor();
      expect((await one.boundingBox())?.y).toBeLessThan(900);
    }
    for (const one of buttons) {
      await one.click();
      expect(await page.getByRole('group').locator('[aria-expanded=true]').allInnerTexts()).toEqual([
        await one.innerText(),
      ]);
    }
    await page.setViewportSize({ width: 1280, height: 860 });
  });

  it('is read in five screens before the whole record is opened, with contents that follow', async () => {
    const { page, context, errors } = await site.visitor({ width: 1440, height: 900 });
    await page.goto('/report?case=bakery-example');
    await page.waitForSelector('.report h1');
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(5 * 900);
    const order = await page.locator('.sheet section:visible').evaluateAll((all) => all.map(({ id }) => id));
    expect(order.slice(0, 3)).toEqual(['first', 'dissents', 'depends']);

    const contents = page.getByRole('navigation', { name: 'Contents' });
    const current = contents.locator('[aria-current]');
    await expect.poll(() => current.innerText()).toBe('Recommendation');
    await contents.getByRole('link', { name: 'Plan' }).click();
    await expect.poll(() => current.innerText()).toBe('Plan');
    expect((await contents.boundingBox())?.y).toBeGreaterThanOrEqual(0);
    // What a link names in the record is shown.
    await page.locator('a[href^="#evidence-"]').first().click();
    await page.locator('#evidence').getByText('Station Leases Compared').first().waitFor();
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is taken away as files and as a summary', async () => {
    const { page, context } = await site.visitor();
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/report?case=bakery-example');
    await page.getByRole('button', { name: 'Export' }).click();
    for (const [name, ending] of [
      ['Markdown', '.md'],
      ['Word', '.docx'],
      ['One slide', '.pptx'],
    ] as const) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name, exact: true }).click(),
      ]);
      expect(file.suggestedFilename()).toMatch(new RegExp(`^Witan example .*\\${ending}$`, 'u'));
    }
    await page.getByRole('button', { name: 'Copy a summary' }).click();
    await page.getByText('Copied.').waitFor();
    const summary = await page.evaluate(() => navigator.clipboard.readText());
    expect(summary).toContain('Negotiate for a break at month 18');
    expect(summary).toContain('No AI model was consulted');
    await context.close();
  });

  it('lists options by rank and keeps their letters', async () => {
    const { page, context } = await site.visitor();
    await page.goto('/report?case=bakery-example');
    await page.waitForSelector('.bars');
    const shares = await page.locator('.bars .number').allInnerTexts();
    const ranks = shares.map((text) => Number.parseInt(text, 10));
    expect(ranks).toEqual(ranks.toSorted((a, b) => b - a));
    expect(await page.locator('.bars > li > .letter').allInnerTexts()).toEqual(['B', 'A', 'D', 'C']);
    await context.close();
  });
});

describe('after the report', () => {
  it('one question goes to a dissenting seat, and its answer changes nothing above it', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    await page.getByRole('button', { name: 'Ask a dissenter' }).click();
    const report = await page.locator('.sheet').innerText();
    const box = page.locator('[data-follow]').first();
    await box.getByRole('button').click();
    await page.getByText('Enter a question.').waitFor();
    expect(await box.locator('textarea').evaluate((area) => area === document.activeElement)).toBe(true);

    const question = 'ماذا لو استأجرنا خبّازًا ثانيًا في يناير؟';
    await box.locator('textarea').fill(question);
    await box.getByRole('button').click();
    await page.waitForSelector("[data-follow='answered'] blockquote");
    const read = await page.locator("[data-follow='answered']").innerText();
    expect(read).toContain(question);
    expect(read).toContain('A scripted seat cannot weigh that');

    await page.reload();
    await page.getByRole('button', { name: 'Ask a dissenter' }).click();
    await page.waitForSelector("[data-follow='answered'] blockquote");
    expect(await page.locator('.sheet').innerText()).toBe(report);
    const types = await page.evaluate(async (id) => {
      const text = await (await fetch(`/api/cases/${id}/events?limit=5000`)).text();
      return text.split('\n').filter((line) => /"type":"Dissenter(Asked|Answered)"/u.test(line)).length;
    }, caseId);
    expect(types).toBe(2);
  });

  it('says why a question was refused, and keeps its words', async () => {
    const { page } = owner;
    await page.route('**/follow-up', (route) =>
      route.fulfill({
        status: 409,
        json: { code: 'DISSENTER_ASKED', title: '', status: 409, detail: 'A dissenting seat answers one question.' },
      }),
    );
    await page.route('**/api/cases/*', async (route) => {
      const reply = await route.fetch();
      await route.fulfill({ response: reply, json: { ...(await reply.json()), follow_ups: [] } });
    });
    await page.goto(`/report?case=${caseId}`);
    await page.getByRole('button', { name: 'Ask a dissenter' }).click();
    const box = page.locator("[data-follow='ready']").first();
    await box.locator('textarea').fill('Again?');
    await box.getByRole('button').click();
    await box.getByText('This seat has already answered its one question.').waitFor();
    expect(await box.locator('textarea').inputValue()).toBe('Again?');
    await page.unroute('**/follow-up');
    await page.unroute('**/api/cases/*');
  });

  it('what was decided is recorded, shown again, and can be recorded again', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    const card = page.locator("section[aria-labelledby='decided-card']");
    await page.getByRole('button', { name: 'Record the decision' }).click();
    const first = card.getByRole('radio').first();
    await first.waitFor();
    expect(await card.locator('input:checked').count()).toBe(0);
    const asked: string[] = [];
    page.on('request', (request) => void (request.method() === 'PUT' && asked.push(request.url())));
    await card.getByRole('button', { name: 'Record decision' }).click();
    await card.getByText('Choose an option or “None of these”').waitFor();
    expect(await first.evaluate((radio) => radio === document.activeElement)).toBe(true);
    expect(asked).toEqual([]);
    await first.check();
    expect(await card.getByRole('alert').count()).toBe(0);
    await card.locator('textarea').fill('We franchise.');
    await card.getByRole('button', { name: 'Record decision' }).click();
    await card.getByText('Recorded in the history.').waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'The recorded decision' }).click();
    await card.getByText('We franchise.').waitFor();
    await card.getByRole('button', { name: 'Change what is recorded' }).click();
    expect(await card.locator('textarea').inputValue()).toBe('We franchise.');
  });

  it('how it turned out is recorded, shown again, and can be recorded again', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    const card = page.locator("section[aria-labelledby='outcome-card']");
    await page.getByRole('button', { name: 'The recorded decision' }).click();
    const record = card.getByRole('button', { name: 'Record outcome' });
    await record.click();
    await card.getByText('Choose how it turned out').waitFor();
    const first = card.getByRole('radio').first();
    await expect.poll(() => first.evaluate((radio) => radio === document.activeElement)).toBe(true);

    await card.getByRole('radio', { name: 'It went badly' }).check();
    await card.locator('textarea').fill('Two of three shops closed.');
    await page.route('**/outcome', (route) => route.fulfill({ status: 503, body: '' }));
    await record.click();
    await card.getByRole('alert').waitFor();
    expect(await card.locator('textarea').inputValue()).toBe('Two of three shops closed.');
    await page.unroute('**/outcome');
    await record.click();
    await card.getByText('Recorded in the history.').waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'The recorded decision' }).click();
    await card.getByText('Two of three shops closed.').waitFor();
    await card.getByRole('button', { name: 'Change what is recorded' }).click();
    expect(await card.getByRole('radio', { name: 'It went badly' }).isChecked()).toBe(true);
    await card.getByRole('radio', { name: 'Mixed' }).check();
    await record.click();
    await card.getByRole('button', { name: 'Change what is recorded' }).waitFor();
    expect(await card.innerText()).toContain('Mixed');

    const decided = page.locator("section[aria-labelledby='decided-card']");
    await decided.getByText('the decision can no longer be changed').waitFor();
    expect(await decided.getByRole('button').count()).toBe(0);
  });

  it('an auditor reads all of it and is offered none of it', async () => {
    const { page, context } = await site.visitor();
    await join(page, auditor);
    await confirmAddress(page, site.app.dataDir, auditor);
    await withDissents(page);
    await page.goto(`/report?case=${caseId}`);
    await page.getByRole('button', { name: 'Ask a dissenter' }).click();
    await page.waitForSelector("[data-follow='answered'] blockquote");
    expect(await page.locator('.after :is(form, button)').count()).toBe(0);
    await page.getByRole('button', { name: 'The recorded decision' }).click();
    await page.getByText('We franchise.').waitFor();
    await page.getByText('Mixed').waitFor();
    await page.getByText('Two of three shops closed.').waitFor();
    expect(await page.locator('.after :is(form, button)').count()).toBe(0);
    await context.close();
  });
});

describe('a link to the report', () => {
  it('is made and closed by the owner, and shows the report and nothing else', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Create a link' }).click();
    const url = await page.getByRole('textbox', { name: 'Link to the report' }).inputValue();

    const guest = await site.visitor();
    await guest.page.goto(url);
    await guest.page.waitForSelector('.report h1');
    expect(guest.page.url()).not.toContain('#link');
    await guest.page.reload();
    await guest.page.waitForSelector('.report h1');
    expect(await guest.page.getByRole('group').locator('button').count()).toBe(0);
    expect(await guest.page.locator('main').innerText()).not.toContain('About 90,000 pounds.');
    expect((await guest.page.request.get(`/api/cases/${caseId}/watch`)).status()).toBe(401);

    await page.reload();
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Close the link' }).click();
    await page.getByText('The link is closed.').waitFor();
    await guest.page.reload();
    await guest.page.getByText('has ended or was closed').waitFor();
    await guest.context.close();
  });
});

describe('a case that is asked again', () => {
  it('changes one thing, and links to the first and back', async () => {
    const { page } = owner;
    await page.goto(`/report?case=${caseId}`);
    await page.getByRole('link', { name: 'Run again with a change' }).click();
    const ask = page.getByRole('button', { name: 'Ask the panel again' });
    await ask.click();
    await page.getByText('Say what is different.').waitFor();
    expect(await page.locator('[data-rehearsal]').count()).toBe(1);
    const change = 'The landlord now offers the lease at 40,000 pounds a year.';
    await page.getByRole('textbox', { name: 'Known now' }).fill(change);
    await ask.click();
    await page.waitForURL('**/watch?case=*');
    const again = new URL(page.url()).searchParams.get('case');
    expect(again).not.toBe(caseId);
    await untilStatus(page, 'delivered');

    await page.goto(`/report?case=${again}`);
    await page.getByText(/This case asks the case of .* again with one thing changed/u).waitFor();
    // A rehearsal says so once on each page.
    const notices = async () => (await page.locator('main').innerText()).split('no AI model was consulted').length - 1;
    await page.waitForSelector('.report h1');
    expect((await page.locator('[data-rehearsal]').count()) + (await notices())).toBe(2);
    await page.getByRole('link', { name: 'What moved' }).click();
    await page.getByText('did not have to be made again').waitFor();
    expect(await notices()).toBe(1);
    const compared = await page.locator('main').innerText();
    expect(compared).toContain(change);
    // Scripted seats judge nothing: no share, score or moved seat is shown of them.
    expect(compared).toContain('Rehearsal');
    expect(compared).not.toMatch(/Probability|scores|first choice/u);

    await page.getByRole('link', { name: 'Open this report' }).first().click();
    await page.getByText('This case was asked again').waitFor();
    expect(new URL(page.url()).searchParams.get('case')).toBe(caseId);

    // Another thing: a document, read on its way.
    await page.getByRole('link', { name: 'Run again with a change' }).click();
    await page.getByRole('radio', { name: 'A document' }).check();
    const costs = 'Item,Euros a year\nLease on Briggate for the second bakery,62000\n';
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(costs) });
    await page.locator('li[data-state=ready]', { hasText: 'costs.csv' }).waitFor();
    await ask.click();
    await page.waitForURL('**/watch?case=*');
    await untilStatus(page, 'delivered');
    await page.goto(`/again?compared=${new URL(page.url()).searchParams.get('case')}`);
    await page.getByText('costs.csv').waitFor();
    expect(owner.errors).toEqual([]);
  });
});
