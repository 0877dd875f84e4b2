import { readFileSync } from 'node:fs';

import AxeBuilder from '@axe-core/playwright';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ballotsOf } from '../../server/mcp/ballots/ballotView.ts';
import type { ReportDocument } from '../../shared/views/reportDocument/types/reportDocument.ts';
import { reportOf } from '../../shared/views/reportDocument/reportDocument.ts';
import { speak } from '../../shared/words/speak.ts';
import { openBrowser, openContext } from '../support/browser.ts';
import { debateOf } from '../support/histories.ts';
import { english } from '../support/stories.ts';
import { abroad } from '../support/storiesAbroad.ts';

const html = readFileSync(new URL('../../server/mcp/ballots/ballots.html', import.meta.url), 'utf8');
let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser?.close());

const markup =
  '<img src=x onerror="parent.postMessage(`broken`, `*`)"><script>parent.postMessage("broken","*")</script>';
/** A host as the protocol of MCP apps describes it: the view in a frame without an origin, its result by message. */
const hostPage = (view: string, result: object) => `<!doctype html><html lang="en"><title>Host</title><main>
<h1>Chat</h1><iframe title="Ballots" sandbox="allow-scripts" width="600" height="700" srcdoc="${view.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe></main>
<script>
  window.seen = [];
  const frame = document.querySelector('iframe');
  const send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
  addEventListener('message', ({ data }) => {
    seen.push(data.method ?? data);
    if (data.method === 'ui/initialize')
      send({ id: data.id, result: { protocolVersion: data.params.protocolVersion, hostInfo: { name: 'host', version: '1' },
        hostCapabilities: {}, hostContext: { theme: 'dark' } } });
    if (data.method === 'ui/notifications/initialized')
      send({ method: 'ui/notifications/tool-result', params: ${JSON.stringify(result).replaceAll('<', '\\u003c')} });
  });
</script></html>`;
const shown = async (ballots: object) => {
  const context = await openContext(browser, { viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.setContent(hostPage(html, { content: [], _meta: { 'witan/ballots': ballots } }));
  const view = page.frameLocator('iframe');
  await view.getByRole('table').waitFor();
  return { page, view, asked, close: () => context.close() };
};

describe('the view of the ballots in a client that renders interfaces', () => {
  it.each([
    ['English', english],
    ['Arabic', abroad['ar'] ?? english],
  ])('shows options and dissents, without a fault of accessibility, in %s', async (_, story) => {
    const document = reportOf(debateOf(story)) as ReportDocument;
    const ballots = ballotsOf(document, await speak(document.language));
    expect(ballots.dissents.length).toBeGreaterThan(0);
    const { page, view, asked, close } = await shown(ballots);
    expect(await view.getByRole('heading', { level: 1 }).textContent()).toBe(document.title.text);
    expect(await view.getByRole('rowheader').allTextContents()).toEqual(document.options.map(({ title }) => title));
    for (const { text } of ballots.dissents) expect(await view.locator('blockquote').allTextContents()).toContain(text);
    expect(await view.locator('html').getAttribute('dir')).toBe(ballots.rtl ? 'rtl' : 'ltr');
    expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
    const seen = await page.evaluate('seen.slice(0, 3)');
    expect(seen).toEqual(['ui/initialize', 'ui/notifications/initialized', 'ui/notifications/size-changed']);
    expect(asked).toEqual([]);
    await close();
  });

  it('takes whatever comes as text', async () => {
    const document = reportOf(debateOf(english)) as ReportDocument;
    const ballots = ballotsOf(document, await speak('en'));
    const hostile = {
      ...{ ...ballots, title: markup, recommendation: markup },
      options: ballots.options.map((option) => ({ ...option, title: markup })),
      dissents: [{ by: markup, text: markup }],
    };
    const { page, view, close } = await shown(hostile);
    expect(await view.locator('blockquote').textContent()).toBe(markup);
    expect(await view.locator('img, body script:not(:last-of-type)').count()).toBe(0);
    expect(await page.evaluate('seen.includes("broken")')).toBe(false);
    await close();
  });
});
