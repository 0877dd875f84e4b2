import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

import { openBrowser } from '../../test/support/browser.ts';
import { type Row } from './rows.ts';
import { quantile } from './watching.ts';

/** What is used of Lighthouse, which has a package file of its own here and so may be missing. */
type Report = {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<
      Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
    >;
  };
};
type Lighthouse = (address: string, flags: object) => Promise<Report | undefined>;

const categories = ['performance', 'accessibility', 'best-practices'] as const;
const runs = 3;

/** Lighthouse as it comes (a phone on a slow network, simulated), the median of three runs. */
export async function* landing(address: string): AsyncGenerator<Row> {
  const lighthouse = await load();
  const port = await freePort();
  // Lighthouse asks whether the page can be kept for the way back, which Playwright has the browser not do.
  const browser = await openBrowser([`--remote-debugging-port=${port}`], ['--disable-back-forward-cache']);
  try {
    const reports: Report['lhr'][] = [];
    for (let i = 0; i < runs; i++) {
      const report = await lighthouse(address, { port, onlyCategories: categories, logLevel: 'error' });
      if (report) reports.push(report.lhr);
    }
    const failed = new Set(
      reports.flatMap(({ audits }) =>
        Object.values(audits).flatMap(({ title, score }) => (score === 0 ? [title] : [])),
      ),
    );
    if (failed.size > 0) console.log(`Lighthouse would have it otherwise: ${[...failed].join('; ')}`);
    const median = (of: (lhr: Report['lhr']) => number) => quantile(reports.map(of), 0.5);
    const timing = (name: string) => median(({ audits }) => audits[name]?.numericValue ?? Number.NaN);
    for (const name of categories)
      yield {
        name: `Lighthouse, landing page: ${name}`,
        value: Math.round(100 * median((lhr) => lhr.categories[name]?.score ?? 0)),
        unit: '',
        goal: { atLeast: 95 },
      };
    yield { name: 'largest contentful paint (simulated phone)', value: timing('largest-contentful-paint'), unit: 'ms' };
    yield { name: 'total blocking time', value: timing('total-blocking-time'), unit: 'ms' };
    yield { name: 'cumulative layout shift', value: timing('cumulative-layout-shift'), unit: '' };
  } finally {
    await browser.close();
  }
}

async function load(): Promise<Lighthouse> {
  const name: string = 'lighthouse';
  try {
    return ((await import(name)) as { default: Lighthouse }).default;
  } catch (cause) {
    throw new Error('Expected Lighthouse; it has a package file of its own: npm ci --prefix bench/web', { cause });
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
