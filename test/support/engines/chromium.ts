import { openBrowser, openContext } from '../browser.ts';
import { type Engine, size, tellOfPolicy } from './engine.ts';

/** Chromium, by Playwright. */
export async function openChromium(): Promise<Engine> {
  const browser = await openBrowser();
  return {
    name: 'chromium',
    close: () => browser.close(),
    async open() {
      const context = await openContext(browser, { viewport: size, reducedMotion: 'reduce', locale: 'en-GB' });
      await context.addInitScript(tellOfPolicy);
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          errors.push(message.text());
      });
      return {
        errors,
        goTo: async (url) => void (await page.goto(url)),
        ask: async (run, given) => {
          const reply = await page.evaluate(`(${String(run)})(${JSON.stringify(given)})`);
          // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the function returns
          return reply as Awaited<ReturnType<typeof run>>;
        },
        clickAt: ({ x, y }) => page.mouse.click(x, y),
        async press(...keys) {
          for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
        },
        back: async () => void (await page.goBack()),
        forward: async () => void (await page.goForward()),
        reload: async () => void (await page.reload()),
        picture: () => page.screenshot(),
        close: () => context.close(),
      };
    },
  };
}
