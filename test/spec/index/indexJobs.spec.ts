import { pino } from 'pino';
import { expect, it } from 'vitest';

import { createIndexJobs } from '../../../server/agents/crawl/indexJobs.ts';

const jobsWith = (sources: readonly string[]) => {
  const looks: string[] = [];
  const jobs = createIndexJobs({
    index: {
      refetchDue: async (now) => {
        looks.push(`cards due at ${now}`);
        return { visited: 0, failed: 0 };
      },
      readSource: async (address) => {
        looks.push(address);
        return { address, listed: 0, added: [], refused: [], failure: null };
      },
    },
    ...{ sources, now: () => '2026-11-21T10:00:00.000Z', log: pino({ level: 'silent' }) },
  });
  return { jobs, looks };
};
const spans = (sources: readonly string[]) =>
  jobsWith(sources)
    .jobs.due()
    .map(({ key, everySeconds }) => [key, everySeconds]);

it('cards are looked at every hour, and each list once a day by a job of its own', () => {
  expect(spans([])).toEqual([['cards', 3600]]);
  expect(spans(['https://one.example', 'https://two.example'])).toEqual([
    ['cards', 3600],
    ['https://one.example', 86_400],
    ['https://two.example', 86_400],
  ]);
});

it('a look is at what its job names', async () => {
  const { jobs, looks } = jobsWith(['https://one.example', 'https://two.example']);
  for (const { data } of jobs.due()) await jobs.run(data, new AbortController().signal);
  expect(looks).toEqual(['cards due at 2026-11-21T10:00:00.000Z', 'https://one.example', 'https://two.example']);
});
