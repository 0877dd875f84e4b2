import { describe, expect, it } from 'vitest';

import { answer, bring, join, statements, untilStatus } from '../support/journey.ts';
import { openSite } from '../support/site.ts';

/** At a pace at which the debate is met in its middle; its server is killed. */
const site = openSite({ env: { REHEARSAL_PACE: '100' } });

describe('a reload in the middle of a debate', () => {
  it('leaves nothing out and shows nothing twice', async () => {
    const { page, context, errors } = await site.visitor();
    await join(page);
    const caseId = await bring(page);
    await untilStatus(page, 'needs_answers');
    await answer(page, 'About 90,000 pounds.');
    // On a slow machine the debate may have ended by then: its page begins with the recommendation.
    const read = page.locator('article.said, .verdict').first();
    await read.waitFor();
    await page.reload();
    await read.waitFor();
    await page.reload();
    await untilStatus(page, 'delivered');
    await page.getByRole('button', { name: 'Read the whole debate' }).click();
    const throughout = await statements(page);

    await page.goto(`/watch?case=${caseId}&view=transcript`);
    await page.waitForSelector('article.said');
    const afterwards = await statements(page);
    expect(new Set(throughout).size).toBe(throughout.length);
    expect(throughout).toEqual(afterwards);

    const events = await page.evaluate(
      async (id) => (await fetch(`/api/cases/${id}/events?limit=5000`)).text(),
      caseId,
    );
    const said = events
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { type: string; revision: number })
      .filter(({ type }) => type === 'UtteranceMade')
      .map(({ revision }) => String(revision));
    const shown = new Set(throughout.map((name) => name.split('|')[0]));
    expect(said.filter((revision) => !shown.has(revision))).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a server that was killed', () => {
  it('goes on with the debate once it is started again', async () => {
    const { page, context } = await site.visitor();
    await join(page);
    await bring(page);
    await untilStatus(page, 'needs_answers');
    // On a busy machine the page knows where the case is before its connection is live.
    await page.waitForSelector(".frame[data-link='live']");
    await site.app.kill();
    try {
      await page.getByText('Reconnecting').waitFor();
    } finally {
      await site.app.restart();
    }
    await page.waitForSelector(".frame[data-link='live']");
    await answer(page, 'About 90,000 pounds.');
    await untilStatus(page, 'delivered');
    await context.close();
  });
});
