import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { tempDir } from '../../../support/tempDir.ts';

const cli = fileURLToPath(
  new URL('../../../../node_modules/@modelcontextprotocol/conformance/dist/index.js', import.meta.url),
);

type Found = {
  /** Scenarios that were run. */
  readonly scenarios: readonly string[];
  readonly checks: number;
  /** `scenario: check` of those that failed. */
  readonly failed: readonly string[];
};

/** Runs the protocol's conformance suite over the endpoint at `url`; `args` choose the scenarios. */
export const conformance = async (url: string, ...args: readonly string[]): Promise<Found> => {
  const folder = tempDir('conformance');
  try {
    const said = await new Promise<string>((resolve) => {
      execFile(
        process.execPath,
        [cli, 'server', '--url', url, '-o', folder.path, ...args],
        { maxBuffer: 1e8 },
        (_, out, problems) => resolve(out + problems),
      );
    });
    const results = readdirSync(folder.path).map((name) => ({
      scenario: /^server-(.*)-\d{4}-\d{2}-\d{2}T/.exec(name)?.[1] ?? name,
      checks: JSON.parse(readFileSync(join(folder.path, name, 'checks.json'), 'utf8')) as {
        id: string;
        status: string;
      }[],
    }));
    if (results.length === 0) throw new Error(`Expected results of the suite, found none:\n${said}`);
    return {
      scenarios: results.map(({ scenario }) => scenario).toSorted(),
      checks: results.flatMap(({ checks }) => checks).length,
      failed: results
        .flatMap(({ scenario, checks }) =>
          checks.filter(({ status }) => status === 'FAILURE').map(({ id }) => `${scenario}: ${id}`),
        )
        .toSorted(),
    };
  } finally {
    folder.remove();
  }
};
