import { describe, expect, it } from 'vitest';

import type { CaseEvent } from '../../shared/events/case.ts';
import { type Looks } from '../support/browser.ts';
import { later } from '../support/controls.ts';
import { afterNext, deep, next, scenes } from '../support/scenes.ts';
import { axe } from '../support/axe.ts';
import { openSite } from '../support/site.ts';
import { type Staged, phase } from '../support/staged.ts';

const site = openSite();

/** The watch page of a case whose server is the test, twelve minutes after it was brought. */
const watching = async (staged: Staged, looks: Looks = {}) => {
  const person = await site.visitor(looks);
  await person.page.clock.install({ time: later(760) });
  const on = await phase(person.page, staged);
  await person.page.goto('/watch?case=hw7k2m9qx4rd');
  await person.page.waitForSelector('.frame');
  return { ...person, on };
};
const shows = (page: Awaited<ReturnType<typeof watching>>['page'], text: string | RegExp) =>
  page.getByText(text).first().waitFor();

const reading = { options: ['Lease the shop', 'Do nothing'], criteria: ['Cash'], deadline: '15 January', fixed: [] };
const framed = scenes.waiting.map((fact): CaseEvent =>
  fact.type === 'ClarificationAsked' ? { ...fact, data: { ...fact.data, frame: reading } } : fact,
);

const going: readonly CaseEvent[] = [
  ...scenes.waiting.slice(0, -1),
  { type: 'PhaseEntered', data: { panel: 0, phase: 'triage', dueAt: null, at: later(699) } },
  { type: 'FrameShown', data: { frame: reading, at: later(700) } },
];

describe('the watch page', () => {
  it('shows the shape of a debate while it loads, and claims nothing', async () => {
    const { page, context } = await watching({ facts: null });
    expect(await page.locator('.condition').textContent()).toBe('Connecting');
    expect(await page.locator('.top h1').textContent()).toBe('Loading the debate');
    expect(await page.locator('.waiting').count()).toBe(3);
    expect(await page.locator('.phases [aria-current]').count()).toBe(0);
    expect((await axe(page).analyze()).violations.map(({ id }) => id)).toEqual([]);
    await context.close();
  });

  it('says what comes next while the case waits its turn', async () => {
    const { page, context } = await watching({ facts: scenes.queued });
    await shows(page, 'Your case is starting');
    await shows(page, 'The seats are chosen after the panel has read the case.');
    expect((await page.locator('.top').boundingBox())?.y).toBe(0);
    await context.close();
  });

  it('asks its owner, with a reply box, and says so in the title', async () => {
    const { page, context } = await watching({ facts: scenes.waiting });
    await page.locator('.asks textarea').waitFor();
    expect(await page.getByText('What would you give up to keep the head baker?').count()).toBe(1);
    expect(await page.title()).toMatch(/^\(1\) Needs you/u);
    expect(await page.locator("link[rel='icon']").getAttribute('href')).toBe('/mark-waits.svg');
    await page.locator('.asks textarea').fill('Keep her.');
    const sent = page.waitForRequest('**/answers');
    await page.route('**/answers', (route) => route.fulfill({ status: 202, json: {} }));
    await page.getByRole('button', { name: 'Send answer' }).click();
    expect((await sent).postDataJSON()).toEqual({ answers: [{ question_id: 'q-1', text: 'Keep her.' }] });
    await context.close();
  });

  it('shows its owner how the panel reads the decision, and sends what is corrected', async () => {
    const { page, context } = await watching({ facts: framed });
    const options = page.getByRole('textbox', { name: 'Options' });
    expect(await options.inputValue()).toBe('Lease the shop\nDo nothing');
    const use = page.getByRole('button', { name: 'Use my corrections' });
    expect(await use.isDisabled()).toBe(true);
    await options.fill('Lease the shop');
    await use.click();
    await shows(page, 'Name at least two options');
    await options.fill('Lease the shop\nMove to Bradford');
    const sent = page.waitForRequest('**/frame');
    await page.route('**/frame', (route) => route.fulfill({ status: 202, json: {} }));
    await use.click();
    expect((await sent).postDataJSON()).toEqual({ ...reading, options: ['Lease the shop', 'Move to Bradford'] });
    await shows(page, 'The panel uses your words.');
    await context.close();
  });

  it.each([
    ['en-GB', 1280],
    ['en-GB', 320],
    ['ar', 320],
  ])(
    'shows in %s at %i px how the panel reads the decision while it goes on, until seats vote',
    async (language, width) => {
      const { page, context, on } = await watching({ facts: going }, { language, width, height: 720 });
      const form = page.locator('details.reading');
      await form.locator('textarea').first().waitFor();
      expect(await form.locator('textarea').first().inputValue()).toBe('Lease the shop\nDo nothing');
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      expect(
        (await axe(page).analyze()).violations.flatMap(({ id, nodes }) =>
          nodes.map((node) => `${id} ${String(node.target)}`),
        ),
      ).toEqual([]);
      await form.locator('textarea').first().fill('Lease the shop\nMove to Bradford');
      const sent = page.waitForRequest('**/frame');
      await page.route('**/frame', (route) => route.fulfill({ status: 202, json: {} }));
      await form.getByRole('button').click();
      expect((await sent).postDataJSON()).toEqual({ ...reading, options: ['Lease the shop', 'Move to Bradford'] });
      on.tell([{ type: 'PhaseEntered', data: { panel: 0, phase: 'blind_ballot', dueAt: null, at: later(761) } }]);
      await page.clock.runFor(1500);
      await form.waitFor({ state: 'detached' });
      await context.close();
    },
  );

  it.each(['en-GB', 'ar'])('asks and shows its reading at 320 px without a barrier in %s', async (language) => {
    const { page, context } = await watching({ facts: framed }, { language, width: 320, height: 720 });
    await page.locator('.reads textarea').last().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(
      (await axe(page).analyze()).violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} ${String(node.target)}`),
      ),
    ).toEqual([]);
    await context.close();
  });

  it('shows a watcher the question without a reply box, and nothing that is the owner’s', async () => {
    const { page, context } = await watching({ facts: scenes.waiting, as: 'watcher', account: null });
    await page.locator('.asks h2').waitFor();
    expect(await page.locator('.asks textarea').count()).toBe(0);
    await page.locator('.top summary').click();
    const menu = await page.locator('.menu').textContent();
    for (const word of ['Share a watch link', 'Cancel', 'auditor', 'Replay']) expect(menu).not.toContain(word);
    await context.close();
  });

  it('counts sealed ballots, and names no provider before they are open', async () => {
    const { page, context } = await watching({ facts: scenes.sealing });
    await shows(page, /5 of 9 ballots are sealed/u);
    await shows(page, 'Providers are shown once the blind ballots are open.');
    expect(await page.locator('.seats').textContent()).not.toMatch(/OpenAI|Anthropic|Google/u);
    await page.getByRole('tab', { name: 'Ballots' }).click();
    await shows(page, '5 of 9 ballots sealed');
    await context.close();
  });

  it('shows the words as they come, and the statement in their place when it is final', async () => {
    const { page, context, on } = await watching({ facts: scenes.arguing });
    await page.locator('article.said').first().waitFor();
    on.publishDelta({ key: true, words: [['U-3', 0, 'seat-3', 0, 'The landlord can be asked. Four']] });
    await page.clock.runFor(1500);
    await page.locator('.strip .voice', { hasText: 'The landlord can be asked. Four' }).waitFor();
    expect(await page.locator('.seats .speaks').count()).toBe(1);
    on.tell(next);
    await page.locator('article.said', { hasText: 'Four in ten comparable leases' }).last().waitFor();
    await page.locator('.strip .voice').waitFor({ state: 'detached' });
    await context.close();
  });

  it('is not widened on a phone by what is being said', async () => {
    for (const language of ['en-GB', 'ar']) {
      const { page, context, on } = await watching({ facts: scenes.arguing }, { width: 390, height: 844, language });
      await page.locator('article.said').first().waitFor();
      const words =
        'The landlord can be asked. Four in ten comparable leases have a break before month 24, and this unit';
      on.publishDelta({
        key: true,
        words: [
          ['U-3', 0, 'seat-3', 0, words],
          ['U-4', 0, 'seat-4', 0, words],
        ],
      });
      await page.clock.runFor(1500);
      await page.locator('.strip .voice', { hasText: 'The landlord' }).first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await context.close();
    }
  });

  it('is left by key and by wheel, counts what came meanwhile, and comes back by key and by its button', async () => {
    const { page, context, on } = await watching({ facts: scenes.arguing });
    // What comes before the connection is live counts as new, too.
    await page.locator(".frame[data-link='live'] article.said").first().waitFor();
    const chip = page.locator('.strip .newer');
    await page.keyboard.press('?');
    await page.locator('dialog dt', { hasText: /^f$/u }).waitFor();
    await page.getByText('Follow or stop following').waitFor();
    await page.keyboard.press('Escape');
    // Keys belong to the list of keys until it is closed.
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    expect(await chip.count()).toBe(0);

    await page.keyboard.press('f');
    await chip.filter({ hasText: /^Jump to latest$/u }).waitFor();
    on.tell(next);
    await chip.filter({ hasText: 'Jump to latest, 1 new statement' }).waitFor();
    await chip.click();
    await chip.waitFor({ state: 'detached' });
    await page.keyboard.press('f');
    await chip.waitFor();
    await page.keyboard.press('f');
    await chip.waitFor({ state: 'detached' });
    await context.close();
  });

  it('says what is spent, what is reserved, and of which calls the cost is not known', async () => {
    const call = (i: number, reservedUsd: number | null): CaseEvent => ({
      type: 'ModelCallIntended',
      data: {
        ...{ callId: `c-${i}`, step: `0/cross_examination/${i}`, panel: 0, seatId: null, attempt: 1, reservedUsd },
        ...{ provider: 'openai', model: 'm', promptHash: 'ab', at: later(700) },
      },
    });
    const ended = (i: number, usd: number | null, outcome: 'ok' | 'timeout' = 'ok'): CaseEvent => ({
      type: 'ModelCallEnded',
      data: {
        ...{ callId: `c-${i}`, step: `0/cross_examination/${i}`, outcome, usage: null, usd, priceVersion: null },
        ...{ latencyMs: 1, retryAt: null, problem: null, late: false, costUnknown: null, at: later(701) },
      },
    });
    // A seat of the story was called before, and nobody said what that cost.
    const { page, context, on } = await watching({ facts: [...scenes.arguing, call(1, 0.4), call(2, 0.25)] });
    const cost = page.locator('.cost');
    await cost.getByText('$0.65 more reserved').waitFor();
    expect(await cost.innerText()).not.toContain('$0.00');
    on.tell([ended(1, 0.1)]);
    await cost.getByText('at least $0.10 of at most $25.00').waitFor();
    await cost.getByText('$0.25 more reserved').waitFor();
    on.tell([ended(2, null, 'timeout')]);
    await cost.getByText('3 calls, 2 calls of unknown cost').waitFor();
    await cost.getByText('$0.25 more reserved').waitFor();
    await context.close();
  });

  it('tells a screen reader of what was finished, as much as was asked for, from one polite place', async () => {
    const { page, context, on } = await watching({ facts: scenes.arguing });
    // What was said before the connection is live is told to nobody.
    await page.locator(".frame[data-link='live'] article.said").first().waitFor();
    expect(await page.locator('main :is([aria-live], [role=log])').count()).toBe(0);
    const told = page.locator('p[aria-live=polite]');
    expect(await told.count()).toBe(1);
    on.tell(next);
    await page.clock.runFor(5500);
    await told.filter({ hasText: 'the Regular finished.' }).waitFor({ state: 'attached' });

    await page.locator('.top summary').click();
    await page.getByLabel('Screen reader messages').selectOption('full');
    on.tell(afterNext);
    await page.clock.runFor(5500);
    await told.filter({ hasText: 'the Operator: Nobody here has run' }).waitFor({ state: 'attached' });
    await page.reload();
    await page.locator('.top summary').click();
    expect(await page.getByLabel('Screen reader messages').inputValue()).toBe('full');
    await context.close();
  });

  it('says how long nothing came', async () => {
    const { page, context } = await watching({ facts: scenes.arguing });
    await page.locator(".frame[data-link='live'] article.said").first().waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
    await page.clock.fastForward(45_000);
    // The clock goes on while the page is slow.
    await shows(page, /^No update for (?:4[5-9] sec|5\d sec|\d+ min)/u);
    await context.close();
  });

  it('stays readable while the connection is lost, and goes on after it', async () => {
    const { page, context, on } = await watching({ facts: scenes.arguing });
    await page.locator('article.said').first().waitFor();
    await on.lose();
    await page.clock.runFor(3000);
    await shows(page, 'Reconnecting');
    expect(await page.locator('article.said').count()).toBeGreaterThan(0);
    on.back();
    on.tell(next);
    await page.clock.runFor(6000);
    await page.locator(".frame[data-link='live']").waitFor();
    await page.locator('article.said', { hasText: 'Four in ten comparable leases' }).last().waitFor();
    await context.close();
  });

  it.each([
    ['degraded', 'Incomplete panel.'],
    ['single', 'One provider only.'],
    ['budget', 'The spending limit of $25.00 was reached'],
    ['rehearsed', 'no AI model was consulted'],
  ] as const)('says above everything that it is %s', async (name, text) => {
    const { page, context } = await watching({ facts: scenes[name] });
    await page.locator('.above .banner', { hasText: text }).waitFor();
    expect((await page.locator('.above').boundingBox())?.y).toBe(0);
    await context.close();
  });

  it('offers to go on from where it failed, where that is possible', async () => {
    const { page, context } = await watching({ facts: scenes.failed });
    await shows(page, /^Too few seats cast a valid ballot for a recommendation/u);
    const asked = page.waitForRequest('**/retry');
    await page.route('**/retry', (route) => route.fulfill({ status: 202, json: {} }));
    await page.getByRole('button', { name: 'Resume' }).click();
    await asked;
    await context.close();
  });

  it.each(['de', 'ar', 'hi', 'ja'])('has the way on in view on a phone, in %s', async (language) => {
    const looks = { width: 390, height: 844, language };
    const { page, context } = await watching({ facts: scenes.failed }, looks);
    const bottom = async (selector: string) => {
      const box = await page.locator(selector).boundingBox();
      return (box?.y ?? Infinity) + (box?.height ?? 0);
    };
    await page.locator('.ended .action').waitFor();
    expect(await bottom('.ended .action')).toBeLessThan(await bottom('.ended'));
    await context.close();
  });

  it('offers nothing where it cannot go on, nor to those whose case it is not', async () => {
    const over = await watching({ facts: scenes.lost });
    await shows(over.page, /This case cannot be resumed/u);
    const auditor = await watching({ facts: scenes.failed, as: 'auditor', account: { ...watcher } });
    await shows(auditor.page, /^Too few seats cast a valid ballot for a recommendation/u);
    for (const { page, context } of [over, auditor]) {
      expect(await page.getByRole('button', { name: 'Resume' }).count()).toBe(0);
      await context.close();
    }
  });

  it('says that a case was cancelled, and why', async () => {
    const { page, context } = await watching({ facts: scenes.cancelled });
    await shows(page, 'This case was cancelled');
    await shows(page, 'The landlord withdrew.');
    expect(await page.locator('.top .meter').textContent()).toMatch(/^Took /u);
    await context.close();
  });

  it.each(['delivered', 'rehearsed'] as const)('shows on a phone how to read the report: %s', async (scene) => {
    const { page, context } = await watching({ facts: scenes[scene] }, { width: 390, height: 844 });
    const read = await page.locator('.verdict .action').first().boundingBox();
    const handle = await page.locator('.current-state .handle').boundingBox();
    expect((read?.y ?? Infinity) + (read?.height ?? 0)).toBeLessThan(handle?.y ?? 0);
    await page.locator('.score .fold').click();
    await page.locator('.score .open > ol > li').first().waitFor();
    await context.close();
  });

  it('puts the recommendation first once it is delivered, then its dissent', async () => {
    const { page, context } = await watching({ facts: scenes.delivered });
    const read = await page.locator('.verdict').textContent();
    expect(read).toMatch(/Negotiate for an 18-month break.*57%.*One dissent:/su);
    expect(await page.getByRole('link', { name: 'Read the report' }).count()).toBe(1);
    await page.getByRole('button', { name: 'Read the whole debate' }).click();
    await page.locator('article.said').first().waitFor();
    await context.close();
  });

  it('leads a watcher by link to the report, and keeps the PDF and the replay from them', async () => {
    const { page, context } = await watching({ facts: scenes.delivered, as: 'watcher', account: null });
    await page.locator('.verdict').waitFor();
    const report = page.getByRole('link', { name: 'Read the report' });
    expect(await report.getAttribute('href')).toBe('/report?case=hw7k2m9qx4rd');
    for (const name of ['PDF', 'Replay']) expect(await page.getByRole('link', { name }).count()).toBe(0);
    await context.close();
  });

  it('leaves a case whose link is closed under a watcher', async () => {
    const { page, context, on } = await watching({ facts: scenes.arguing, as: 'watcher', account: null });
    await page.locator('article.said').first().waitFor();
    on.gone('closed');
    await shows(page, 'The owner stopped sharing this case');
    expect(await page.locator('article.said').count()).toBe(0);
    await context.close();
  });

  it('lets no seat lie upon another on a phone, in either direction', async () => {
    for (const language of ['en-GB', 'ar']) {
      const { page, context } = await watching({ facts: scenes.arguing }, { width: 390, height: 844, language });
      await page.locator('.seats li').first().waitFor();
      const places = await page
        .locator('.seats > ul > li')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
        );
      const inOrder = places.toSorted(([a], [b]) => a - b);
      expect(inOrder.length).toBe(9);
      expect(inOrder.filter(([left], i) => left < (inOrder[i - 1]?.[1] ?? -Infinity) - 1)).toEqual([]);
      await context.close();
    }
  });

  it('cuts no question in two on a laptop, and lays no name of a ballot upon another', async () => {
    for (const language of ['en-GB', 'de', 'fr', 'ja']) {
      const looks = { width: 1440, height: 900, language };
      const { page, context } = await watching({ facts: scenes.delivered }, looks);
      await page.locator('.score .open > ol > li').nth(2).waitFor();
      const hidden = await page.locator('.score').evaluate((score) => score.scrollHeight - score.clientHeight);
      expect([language, hidden]).toEqual([language, 0]);
      const names = await page
        .locator('.current-state .chart > text:not([text-anchor="end"])')
        .evaluateAll((all) =>
          all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right] as const),
        );
      expect(names.length).toBe(2);
      expect(names[1]?.[0]).toBeGreaterThan((names[0]?.[1] ?? Infinity) + 4);
      await context.close();
    }
  });

  it('keeps the three panels of a deep case apart, and shows what they came to together', async () => {
    const facts = await deep();
    const three = facts.findLastIndex(
      ({ type, data }) => type === 'BallotsPooled' && 'panel' in data && data.panel > 0,
    );
    const halfway = await watching({ facts: facts.slice(0, three + 1) });
    await halfway.page.locator('.current-state .chart').first().waitFor();
    expect(await halfway.page.locator('.current-state .chart').count()).toBe(3);
    expect(await halfway.page.locator('.seats h2').allTextContents()).toEqual(['Panel 1', 'Panel 2', 'Panel 3']);
    expect(await halfway.page.locator('.score').textContent()).toMatch(/Panel 1: . leads.*Panel 2: . leads/su);
    await halfway.context.close();

    const whole = await watching({ facts });
    await whole.page.locator('.current-state .bars').waitFor();
    expect(await whole.page.locator('.current-state .label').allTextContents()).toEqual([
      'Reconciled',
      'Panel 1',
      'Panel 2',
      'Panel 3',
    ]);
    await whole.page.getByRole('tab', { name: 'Ballots' }).click();
    await whole.page.locator('.current-state table').first().waitFor();
    expect(await whole.page.locator('.current-state table').count()).toBe(3);
    await whole.context.close();
  });
});

const watcher = {
  account_id: 'acc-2',
  email: 'grace@example.org',
  address_proven: true,
  plan: 'trial' as const,
  trial: { ends_at: later(86_400 * 30), days_left: 30 },
  terms_accepted: true,
};
