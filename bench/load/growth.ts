import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

import type { CaseEvent } from '../../shared/events/case.ts';
import { newId } from '../../test/support/eventstore.ts';
import { type Installation, startInstallation } from '../web/installation.ts';
import { longCase } from '../web/longCase.ts';
import type { Row } from '../web/rows.ts';
import { cpuSeconds } from './metrics.ts';
import { type Account, type Timed, percentile, signedUp } from './accounts.ts';

const many = 10_000;
const requests = 300;

/** What grows with an installation: the list of an account with many cases; and how fast read models are rebuilt. */
export async function* growth(): AsyncGenerator<Row> {
  const installation = await startInstallation();
  try {
    const [few, full] = [await signedUp(installation.url, 'few'), await signedUp(installation.url, 'full')];
    await withCases(installation, few, 10);
    await withCases(installation, full, many);
    await Promise.all([listed(few, 10), listed(full, many)]);
    await timed(few);
    const before = await timed(few);
    const after = await timed(full);
    yield { name: 'my-cases with 10 cases: p99', value: percentile(before, 99), unit: 'ms' };
    const p99 = percentile(after, 99);
    yield { name: `my-cases with ${many} cases: p50`, value: percentile(after, 50), unit: 'ms' };
    yield { name: `my-cases with ${many} cases: p99`, value: p99, unit: 'ms', goal: { atMost: 50 } };

    let events = many + 11;
    for (let i = 0; i < 12; i++) {
      const caseId = newId('case');
      const facts = longCase({ seats: 50, utterances: 5_000, caseId, accountId: few.accountId, seed: caseId });
      events += (await installation.append(caseId, facts, -1)) + 1;
    }
    // Models take events in order: with this one they have taken all, and what is measured has the machine to itself.
    await withCases(installation, few, 1);
    await listed(few, 23);
    await atRest(installation.url);
    const begun = performance.now();
    await promisify(execFile)(process.execPath, ['server/cli/rebuild.ts'], {
      env: { ...process.env, ...installation.env },
    });
    const seconds = (performance.now() - begun) / 1000;
    yield { name: `rebuild of all read models, ${events} events`, value: seconds, unit: 's' };
    yield { name: 'rebuild', value: events / seconds, unit: 'events/s', goal: { atLeast: 20_000 } };
  } finally {
    await installation.stop();
  }
}

const withCases = async (installation: Installation, { accountId, email }: Account, count: number): Promise<void> => {
  const lines = Array.from({ length: 16 }, async (_, line) => {
    for (let i = line; i < count; i += 16) {
      const caseId = newId('case');
      const at = new Date(Date.parse('2026-11-01T09:00:00.000Z') + i * 1000).toISOString();
      const q1 = `Should we open shop number ${i} in the next town, or put the money into the one we have?`;
      const data = { caseId, accountId, email, mode: 'default' as const, q1, answers: {}, at };
      const submitted: CaseEvent = { type: 'CaseSubmitted', data };
      await installation.append(caseId, [submitted], -1);
    }
  });
  await Promise.all(lines);
};

/** Waits until the read model shows so many cases. */
const listed = async ({ read }: Account, count: number): Promise<void> => {
  for (;;) {
    const { counts } = (await read('/api/my-cases?limit=1')) as { readonly counts: Readonly<Record<string, number>> };
    const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
    if (all >= count) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
};

/** Waits until what else follows the events, such as jobs, has taken them too: the process needs next to no processor time. */
const atRest = async (url: string): Promise<void> => {
  for (let before = await cpuSeconds(url); ;) {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    const after = await cpuSeconds(url);
    if (after - before < 0.2) return;
    before = after;
  }
};

const timed = async ({ get }: Account): Promise<readonly Timed[]> => {
  const all: Timed[] = [];
  for (let i = 0; i < requests; i++) all.push(await get('/api/my-cases'));
  return all;
};
