import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { fieldOf } from '../../../shared/kernel/thrown.ts';
import { tempDir } from '../tempDir.ts';
import { until } from '../until.ts';
import { clickActions, keyActions } from './actions.ts';
import { type Bidi, connectBidi } from './bidi.ts';
import { type Engine, type Tab, size, tellOfPolicy } from './engine.ts';

/** As a reader who asked for no motion, in English; the browser speaks to nobody but the address of the test. */
const preferences: Readonly<Record<string, string | number | boolean>> = {
  'ui.prefersReducedMotion': 1,
  'intl.accept_languages': 'en-GB',
  'remote.prefs.recommended': true,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
};

/** The Firefox of the system, without a window, by WebDriver BiDi. */
export async function openFirefox(path: string): Promise<Engine> {
  const { path: profile, remove } = tempDir('firefox');
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const child = spawn(path, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'], {
    env: { ...process.env, HOME: profile, MOZ_DISABLE_AUTO_SAFE_MODE: '1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const bidi = await connectBidi(`${await addressOf(child)}/session`);
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  await bidi.send('script.addPreloadScript', { functionDeclaration: String(tellOfPolicy) });
  return {
    name: 'firefox',
    open: () => openTab(bidi),
    async close() {
      bidi.close();
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
      remove();
    },
  };
}

async function addressOf(child: ChildProcess): Promise<string> {
  let printed = '';
  child.stderr?.on('data', (bytes) => (printed += String(bytes)));
  const said = () => /WebDriver BiDi listening on (ws:\S+)/u.exec(printed)?.[1];
  return until('Firefox to name its address', said, () => printed);
}

/** `NS_BINDING_ABORTED` */
const aborted = 0x804b0002;

async function openTab(bidi: Bidi): Promise<Tab> {
  const userContext = fieldOf(await bidi.send('browser.createUserContext', {}), 'userContext');
  const context = fieldOf(await bidi.send('browsingContext.create', { type: 'tab', userContext }), 'context');
  await bidi.send('browsingContext.setViewport', { context, viewport: size });
  const errors: string[] = [];
  bidi.on('log.entryAdded', (entry) => {
    if (fieldOf(fieldOf(entry, 'source'), 'context') !== context || fieldOf(entry, 'level') !== 'error') return;
    const text = String(fieldOf(entry, 'text'));
    // A font that was still loading when the page was left.
    if (!text.includes(`status=${aborted}`)) errors.push(text);
  });
  const perform = async (actions: unknown) => void (await bidi.send('input.performActions', { context, actions }));
  const through = async (delta: number) =>
    void (await bidi.send('browsingContext.traverseHistory', { context, delta }));
  return {
    errors,
    goTo: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async ask(run, given) {
      const reply = await bidi.send('script.callFunction', {
        functionDeclaration: `async (given) => JSON.stringify((await (${String(run)})(JSON.parse(given))) ?? null)`,
        arguments: [{ type: 'string', value: JSON.stringify(given) }],
        target: { context },
        awaitPromise: true,
      });
      const thrown = fieldOf(fieldOf(reply, 'exceptionDetails'), 'text');
      if (thrown !== undefined) throw new Error(JSON.stringify(thrown));
      return JSON.parse(String(fieldOf(fieldOf(reply, 'result'), 'value')));
    },
    clickAt: (place) => perform(clickActions(place)),
    press: (...keys) => perform(keyActions(keys)),
    back: () => through(-1),
    forward: () => through(1),
    reload: async () => void (await bidi.send('browsingContext.reload', { context, wait: 'complete' })),
    async picture() {
      const reply = await bidi.send('browsingContext.captureScreenshot', { context });
      return Buffer.from(String(fieldOf(reply, 'data')), 'base64');
    },
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  };
}
