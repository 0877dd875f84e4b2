import { expect, it } from 'vitest';

import { exampleCaseId } from '../../../shared/views/example.ts';
import { bring, inEveryEngine, join, untilStatus } from '../../support/engines/everyEngine.ts';

inEveryEngine((visit) => {
  it('goes from sign-up over the panel’s question to the report and a verified replay', async () => {
    const page = await visit();
    await join(page);
    const caseId = await bring(page, 'Standard');
    await untilStatus(page, 'needs_answers');
    await page.fill('#frame-options', 'Take the lease until the break\nSign with the franchisee');
    await page.fill('.asks textarea', 'About 90,000 pounds, and it is certain.');
    await page.ask(() => {
      for (const field of document.querySelectorAll<HTMLTextAreaElement>('.asks textarea')) {
        field.value = 'About 90,000 pounds, and it is certain.';
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }
    }, null);
    await page.click('.asks button', 'Send answer');
    await untilStatus(page, 'delivered');
    await page.see('.verdict h2');
    expect((await page.text('.verdict h2')).length).toBeGreaterThan(10);

    await page.click('.verdict a', 'Read the report');
    await page.see('.sheet h1');
    expect(await page.text('.report h1')).toBe('This is what your report will contain.');
    const record = await page.ask(async (id) => {
      const reply = await fetch(`/api/cases/${id}/report.pdf`);
      return { status: reply.status, begins: (await reply.text()).slice(0, 5) };
    }, caseId);
    expect(record).toEqual({ status: 200, begins: '%PDF-' });
    await page.click('#record > summary');
    await page.wait(
      'the options of the owner',
      () => document.querySelector<HTMLElement>('.report')?.innerText.includes('Sign with the franchisee'),
      null,
    );

    await page.open(`/replay?case=${caseId}`, '[data-done=true]');
    await page.click('button', 'Verify history');
    await page.see("[data-verified='true']");
    expect(page.errors).toEqual([]);
    await page.close();
  });

  it('sets the share and the name of each option beside its line, in live charts too', async () => {
    const page = await visit();
    await page.open(`/watch?case=${exampleCaseId}&view=transcript`, 'svg.chart');
    const labels = () =>
      page.ask(
        () =>
          [...document.querySelectorAll('svg.chart g[data-option]')].map((option) => {
            const [share, ...names] = [...option.querySelectorAll('text')];
            const ends = share?.getBoundingClientRect().right ?? 0;
            return {
              share: share?.textContent ?? '',
              isApart: names.every((name) => name.getBoundingClientRect().left >= ends),
              isInside: names.every(
                (name) =>
                  name.getBoundingClientRect().right <= (option.closest('svg')?.getBoundingClientRect().right ?? 0) + 1,
              ),
            };
          }),
        null,
      );
    const drawn = await labels();
    expect(drawn.length).toBeGreaterThan(1);
    for (const label of drawn)
      expect(label).toEqual({ share: expect.stringMatching(/^[A-F] \d+%$/u), isApart: true, isInside: true });
    await page.close();
  });
});
