import { setTimeout as sleep } from 'node:timers/promises';

import { openBrowser, somebody } from '../../test/support/browser.ts';
import { join } from '../../test/support/journey.ts';
import type { Installation } from './installation.ts';
import { longCase } from './longCase.ts';
import type { Row } from './rows.ts';
import { talk } from './talk.ts';
import { busyMs, heapMb, interact, listen, openAtTail, quantile } from './watching.ts';

type Load = {
  readonly seats: number;
  readonly utterances: number;
  readonly tokens: number;
  readonly slowdown: number;
  readonly minutes: number;
};

/** A debate nobody has had yet, watched on a slow device: opening, interactions, memory. */
export async function* longDebate(installation: Installation, load: Load): AsyncGenerator<Row> {
  const { seats, utterances, tokens, slowdown, minutes } = load;
  const browser = await openBrowser();
  const { page, context } = await somebody(browser, installation.url, { still: false });
  try {
    await join(page);
    const accountId = await page.evaluate(
      async () => ((await (await fetch('/api/whoami')).json()) as { account_id: string }).account_id,
    );
    const caseId = `bench${'0'.repeat(27)}`;
    const head = await installation.append(caseId, longCase({ seats, utterances, caseId, accountId }), -1);
    console.log(`A case of ${head + 1} events is ready; ${seats} seats, ${utterances} utterances.`);

    const talking = talk({ installation, caseId, head, seats, tokensPerSecond: tokens, from: utterances });
    const session = await context.newCDPSession(page);
    await listen(page);
    const opened: number[] = [];
    for (let i = 0; i < 5; i++) {
      // The document is fresh, and so is what it fetches: the first visit counts.
      await session.send('Network.clearBrowserCache');
      await page.goto('/robots.txt');
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      opened.push(await openAtTail(page, `/watch?case=${caseId}`));
    }
    await page.waitForSelector(".frame[data-link='live']", { timeout: 120_000 });
    yield {
      name: 'tail visible after opening, median of 5',
      value: quantile(opened, 0.5),
      unit: 'ms',
      goal: { atMost: 2000 },
    };
    yield { name: 'tail visible after opening, slowest', value: Math.max(...opened), unit: 'ms' };

    const { ms, longTasks } = await interact(page, 5);
    yield { name: `interactions, p95 of ${ms.length}`, value: quantile(ms, 0.95), unit: 'ms', goal: { atMost: 200 } };
    yield { name: 'interactions, median', value: quantile(ms, 0.5), unit: 'ms' };
    yield { name: 'interactions, slowest', value: Math.max(...ms), unit: 'ms' };
    yield { name: 'long tasks meanwhile', value: longTasks.length, unit: '' };
    yield { name: 'longest task meanwhile', value: Math.max(0, ...longTasks), unit: 'ms' };

    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const busy = await busyMs(session, 10);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    yield {
      name: 'main thread at full speed, CPU a second',
      value: busy,
      unit: 'ms',
      goal: { atMost: 1000 / slowdown },
    };

    const heap: number[] = [];
    for (let i = 0; i <= minutes * 6; i++) {
      heap.push(await heapMb(session));
      if (i < minutes * 6) await sleep(10_000);
    }
    const [first, last] = [quantile(heap.slice(0, 7), 0.5), quantile(heap.slice(-7), 0.5)];
    yield { name: 'heap after a collection, first minute', value: first, unit: 'MB' };
    yield { name: `heap after a collection, minute ${minutes}`, value: last, unit: 'MB' };
    // In less than two minutes the first and the last are the same: nothing is said about growth.
    if (minutes >= 2)
      yield { name: 'growth of the heap', value: (100 * (last - first)) / first, unit: '%', goal: { atMost: 10 } };
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    yield { name: 'elements of the page', value: nodes, unit: '' };
    yield {
      name: 'tokens a second that were spoken',
      value: talking.rate(),
      unit: '',
      goal: { atLeast: tokens * 0.95 },
    };
    await talking.stop();
    yield { name: 'events of the case in the end', value: talking.head() + 1, unit: '' };
  } finally {
    await browser.close();
  }
}
