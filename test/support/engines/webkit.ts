import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

import { fieldOf } from '../../../shared/kernel/thrown.ts';
import { freePort } from '../app.ts';
import { until } from '../until.ts';
import { clickActions, keyActions } from './actions.ts';
import { type Engine, type Tab, size } from './engine.ts';

type Paths = { readonly driver: string; readonly browser: string; readonly display: string };

/** The WebKitGTK of the system, by classic WebDriver, on a display that nobody sees. */
export async function openWebKit({ driver, browser, display }: Paths): Promise<Engine> {
  const screen = spawn(display, ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = (await once(screen.stdout, 'data')) as [Buffer];
  const env = { ...process.env, DISPLAY: `:${String(number).trim()}`, LANG: 'C.UTF-8', LIBGL_ALWAYS_SOFTWARE: '1' };
  return {
    name: 'webkit',
    async open() {
      // A driver holds one session.
      const port = await freePort();
      const child = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' });
      const tab = await openTab(`http://127.0.0.1:${port}`, browser);
      return { ...tab, close: () => tab.close().then(() => end(child)) };
    },
    close: () => end(screen),
  };
}

async function openTab(driver: string, binary: string): Promise<Tab> {
  const call = async (method: 'GET' | 'POST' | 'DELETE', path: string, body: unknown = {}): Promise<unknown> => {
    const reply = await fetch(driver + path, method === 'POST' ? { method, body: JSON.stringify(body) } : { method });
    const value = fieldOf(await reply.json(), 'value');
    if (!reply.ok) throw new Error(String(fieldOf(value, 'message')));
    return value;
  };
  await until('WebKitWebDriver to answer', () => call('GET', '/status').catch(() => null));
  const wanted = { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } };
  const session = await call('POST', '/session', { capabilities: { alwaysMatch: wanted } });
  const at = `/session/${String(fieldOf(session, 'sessionId'))}`;
  await call('POST', `${at}/window/rect`, size);
  const perform = async (actions: unknown) => void (await call('POST', `${at}/actions`, { actions }));
  return {
    errors: [],
    goTo: async (url) => void (await call('POST', `${at}/url`, { url })),
    async ask(run, given) {
      const script = `const [given, done] = arguments;
        (async () => (${String(run)})(JSON.parse(given)))().then(
          (value) => done(JSON.stringify({ value: value ?? null })),
          (error) => done(JSON.stringify({ error: String(error) })));`;
      const reply = await call('POST', `${at}/execute/async`, { script, args: [JSON.stringify(given)] });
      const { value, error } = JSON.parse(String(reply));
      if (error !== undefined) throw new Error(error);
      return value;
    },
    clickAt: (place) => perform(clickActions(place)),
    press: (...keys) => perform(keyActions(keys)),
    back: async () => void (await call('POST', `${at}/back`)),
    forward: async () => void (await call('POST', `${at}/forward`)),
    reload: async () => void (await call('POST', `${at}/refresh`)),
    picture: async () => Buffer.from(String(await call('GET', `${at}/screenshot`)), 'base64'),
    close: async () => void (await call('DELETE', at)),
  };
}

async function end(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
