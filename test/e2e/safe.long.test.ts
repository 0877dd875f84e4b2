import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../shared/events/case.ts';
import { later } from '../support/controls.ts';
import { history, seen } from '../support/histories.ts';
import { injections } from '../support/injections.ts';
import { bring, join, statements, untilStatus } from '../support/journey.ts';
import { drawn } from '../support/settled.ts';
import { openSite } from '../support/site.ts';
import { english } from '../support/stories.ts';

const site = openSite();

/** Whatever leaves for another host, opens a dialog or sets the mark that every injection tries to set. */
const trap = async (page: Page) => {
  const caught: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site.app.url)) caught.push(`fetched ${request.url()}`);
  });
  page.on('dialog', (dialog) => {
    caught.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  return async () => {
    const mark = await page.evaluate(() => (globalThis as { pwned?: unknown }).pwned);
    return mark === undefined ? caught : [...caught, 'a script ran'];
  };
};

/** A recorded history whose every statement, source and address is one of the texts. */
const hostile = (): string => {
  const events: CaseEvent[] = [...history(english)];
  const seats = events.flatMap((event) => (event.type === 'PanelSeated' ? event.data.seats : []));
  const seatId = seats[0]?.seatId ?? '';
  for (const [i, text] of injections.entries()) {
    const at = later(1000 + i);
    const evidenceId = `H-${i}`;
    const found = {
      panel: 0,
      evidenceId,
      seatId,
      claim: text,
      quote: text,
      source: 'web' as const,
      url: text,
      publisher: text,
    };
    events.push(
      {
        type: 'EvidenceFound',
        data: {
          ...found,
          publishedAt: text,
          retrievedAt: at,
          supports: {},
          kind: 'fact',
          grade: 'C',
          injection: true,
          at,
        },
      },
      {
        type: 'UtteranceMade',
        data: {
          ...{
            panel: 0,
            utteranceId: `hostile-${i}`,
            seatId,
            phase: 'cross_examination',
            kind: 'statement',
            cruxId: null,
          },
          ...{ text: i % 2 === 0 ? text : `**${text}**\n\n- ${text}`, evidenceIds: [evidenceId], concession: text },
          ...{ steelman: text, replyTo: [], at },
        },
      },
    );
  }
  return seen(events)
    .map((event) => JSON.stringify(event))
    .join('\n');
};

describe('texts that try to be more than text', () => {
  it('stay text in statements, sources and addresses', async () => {
    expect(new Set(injections).size).toBeGreaterThanOrEqual(60);
    const { page, context } = await site.visitor();
    const lines = hostile().split('\n');
    await page.route('**/api/cases/hostile/events*', (route) => {
      const query = new URL(route.request().url()).searchParams;
      const from = Number(query.get('from'));
      const body = lines.slice(from, from + Number(query.get('limit'))).join('\n');
      return route.fulfill({ contentType: 'application/x-ndjson', body });
    });
    const caught = await trap(page);
    await page.goto('/replay?case=hostile');
    await page.waitForSelector('[data-done=true]');
    const read = await statements(page);
    expect(read.length).toBeGreaterThanOrEqual(injections.length);
    const drawers = await page.locator('article.said .note').all();
    for (const note of drawers.slice(0, 6)) {
      // By key: rows of a long list may still be moving under the pointer.
      await note.press('Enter');
      await page.waitForSelector('dialog[open] h2');
      const links = await page.locator('dialog[open] a').evaluateAll((all) => all.map((a) => a.getAttribute('href')));
      expect(links.filter((href) => !/^https?:\/\//u.test(href ?? ''))).toEqual([]);
      await page.keyboard.press('Escape');
    }
    const strange = await page
      .locator('article.said .voice')
      .evaluateAll(
        (all) =>
          all.flatMap((one) => [...one.querySelectorAll('img,svg,iframe,form,style,script,[style],[onerror]')]).length,
      );
    expect(strange).toBe(0);
    expect(await caught()).toEqual([]);
    await context.close();
  });

  it('stay text in a case, its debate and its report', async () => {
    const { page, context } = await site.visitor();
    const caught = await trap(page);
    await join(page);
    const text = `Should we sign the lease or wait until 5 December? ${injections.join(' It costs 84,000. ')}`;
    const caseId = await bring(page, text, 'Quick');
    await untilStatus(page, 'delivered');
    for (const path of [
      `/watch?case=${caseId}&view=transcript`,
      `/report?case=${caseId}`,
      `/replay?case=${caseId}`,
      '/cases',
    ]) {
      await page.goto(path);
      await page.waitForSelector('h1');
      await page.waitForLoadState('networkidle');
      await drawn(page);
    }
    expect(await caught()).toEqual([]);
    await context.close();
  });
});

describe('the pages', () => {
  it('run under the strict policy: the socket connects and nothing is refused', async () => {
    const { page, context, errors } = await site.visitor();
    const reply = await page.goto('/');
    const policy = reply?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toContain('unsafe-inline');
    await join(page);
    await bring(page, undefined, 'Quick');
    await untilStatus(page, 'delivered');
    expect(errors).toEqual([]);
    await context.close();
  });
});
