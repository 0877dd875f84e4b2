import { existsSync } from 'node:fs';

import { openChromium } from './chromium.ts';
import { type Engine, type EngineName, engineNames } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** The programs of each browser and where Debian puts them; a variable of the environment names another place. */
const programs = {
  chromium: {},
  firefox: { FIREFOX: ['/usr/bin/firefox', '/usr/bin/firefox-esr'] },
  webkit: {
    WEBKIT_DRIVER: ['/usr/bin/WebKitWebDriver'],
    WEBKIT_BROWSER: ['x86_64', 'aarch64'].flatMap((machine) =>
      ['6.0', '4.1'].map((version) => `/usr/lib/${machine}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
    ),
    XVFB: ['/usr/bin/Xvfb'],
  },
} satisfies Record<EngineName, Readonly<Record<string, readonly string[]>>>;

const packages: Record<EngineName, string> = {
  chromium: '',
  firefox: 'firefox-esr',
  webkit: 'webkit2gtk-driver xvfb',
};

const find = (name: string, places: readonly string[]): string | undefined =>
  [process.env[name], ...places].find((path) => path && existsSync(path));

/** What has to be installed, in one sentence for each browser that is not there. */
export const missing = (names: readonly EngineName[]): string[] =>
  names.flatMap((name) => {
    const away = Object.entries(programs[name]).flatMap(([variable, places]) =>
      find(variable, places) ? [] : variable,
    );
    if (away.length === 0) return [];
    return `To test in ${name}, install it with “apt-get install ${packages[name]}”, or name its programs in ${away.join(', ')}.`;
  });

/** The browsers of this run: Chromium, or those that `npm run test:browsers` asks for. */
export const wantedEngines = (): readonly EngineName[] => {
  const asked = (process.env['BROWSERS'] ?? 'chromium').split(',');
  return engineNames.filter((name) => asked.includes(name));
};

export const openEngine: Record<EngineName, () => Promise<Engine>> = {
  chromium: openChromium,
  firefox: () => openFirefox(find('FIREFOX', programs.firefox.FIREFOX) ?? ''),
  webkit: () =>
    openWebKit({
      driver: find('WEBKIT_DRIVER', programs.webkit.WEBKIT_DRIVER) ?? '',
      browser: find('WEBKIT_BROWSER', programs.webkit.WEBKIT_BROWSER) ?? '',
      display: find('XVFB', programs.webkit.XVFB) ?? '',
    }),
};
