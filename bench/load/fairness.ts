import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

import { type App, startApp } from '../../test/support/app.ts';
import type { Row } from '../web/rows.ts';
import { type Account, type Timed, percentile, signedUp, withCase } from './accounts.ts';

const honestAccounts = 6;
const seconds = 20;

/** What one account, or one address without an account, can do to the others who use Witan at that time. */
export async function* fairness(): AsyncGenerator<Row> {
  const app = await startApp();
  try {
    const honest = await Promise.all(
      Array.from({ length: honestAccounts }, async (_, i) => withCase(await signedUp(app.url, `honest-${i}`))),
    );
    const hostile = await withCase(await signedUp(app.url, 'hostile'));
    await reading(honest, 5);
    const before = await reading(honest, seconds);
    yield* rows('alone', before);
    for (const [name, attack] of Object.entries(attacks(hostile))) {
      const under = async () => {
        const [counts, felt] = await Promise.all([
          attacked(app, attack),
          sleep(1000).then(() => reading(honest, seconds - 2)),
        ]);
        console.log(`  answers to the attacker: ${counts}`);
        return felt;
      };
      const felt = await under();
      // The machine of this minute is the measure, not that of the first.
      const alone = await reading(honest, seconds / 2);
      yield* rows(name, felt);
      const share = percentile(felt, 95) / Math.max(percentile(before, 95), percentile(alone, 95));
      yield { name: `${name}: p95 of others, times that alone`, value: share, unit: '×', goal: { atMost: 2 } };
      const refused = felt.filter(({ status }) => status !== 200).length;
      yield { name: `${name}: others refused`, value: refused, unit: '', goal: { atMost: 0 } };
    }
  } finally {
    await app.stop();
  }
}

const rows = function* (name: string, felt: readonly Timed[]): Generator<Row> {
  for (const share of [50, 95, 99])
    yield { name: `${name}: p${share} of ${felt.length} requests`, value: percentile(felt, share), unit: 'ms' };
};

type Attack = { readonly atOnce: number; readonly jobs: readonly object[] };
const attacks = ({ cookie, paths, ofCase }: Account): Readonly<Record<string, Attack>> => ({
  '300 reads at a time': {
    atOnce: 300,
    jobs: paths.map((path) => ({ method: 'GET', path, headers: { cookie } })),
  },
  '300 histories at a time': {
    atOnce: 300,
    jobs: paths
      .filter((path) => path.endsWith('/events'))
      .map((path) => ({ method: 'GET', path, headers: { cookie } })),
  },
  '30 exports at a time': {
    atOnce: 30,
    jobs: ['pdf', 'docx', 'pptx', 'md', 'xlsx'].map((format) => ({
      ...{ method: 'GET', path: `${ofCase}/report.${format}`, headers: { cookie } },
    })),
  },
  '100 logins at a time': {
    atOnce: 100,
    jobs: Array.from({ length: 500 }, (_, i) => ({
      ...{ method: 'POST', path: '/api/login', headers: { 'content-type': 'application/json' } },
      body: JSON.stringify({ email: `nobody-${i}@example.org`, password: `not the password ${i}` }),
    })),
  },
});

const attacked = async ({ url }: App, { atOnce, jobs }: Attack): Promise<string> => {
  const script = join(import.meta.dirname, 'hostile.ts');
  const argv = [script, url, `${atOnce}`, `${seconds}`, JSON.stringify(jobs)];
  return (await promisify(execFile)(process.execPath, argv)).stdout.trim();
};

/** People who look at their cases: a request, a moment to read, the next. */
const reading = async (accounts: readonly Account[], howLong: number): Promise<readonly Timed[]> => {
  const end = performance.now() + howLong * 1000;
  const felt = await Promise.all(
    accounts.map(async ({ get, paths }, line) => {
      const own: Timed[] = [];
      for (let i = line; performance.now() < end; i++) {
        own.push(await get(paths[i % paths.length] ?? '/'));
        await sleep(100);
      }
      return own;
    }),
  );
  return felt.flat();
};
