import { execFile } from 'node:child_process';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

/** A process that survives failed discovery, in which a promise is rejected that nobody awaits. */
const processAfter = (message: string) =>
  new Promise<{ code: number; said: string }>((resolve) => {
    const program = `
      import { surviveFailedDiscovery } from './server/platform/store/esdb/discovery.ts';
      surviveFailedDiscovery({ warn: (_, line) => console.log(line) });
      void Promise.reject(new Error(${JSON.stringify(message)}));
      setImmediate(() => console.log('goes on'));`;
    const child = execFile(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { cwd: join(import.meta.dirname, '../../..') },
      (_, said) => resolve({ code: child.exitCode ?? -1, said }),
    );
  });

describe('a promise of the client that nobody awaits', () => {
  it('does not end the process where it says that no leader was found', async () => {
    expect(await processAfter('Failed to discover after 10 attempts.')).toEqual({
      code: 0,
      said: 'no node of the event store answers as its leader\ngoes on\n',
    });
  });

  it('ends it where it says anything else', async () => {
    expect(await processAfter('a mistake of ours')).toMatchObject({ code: 1, said: '' });
  });
});

it('a command that needs a leader ends with one sentence where there is none', async () => {
  const nobody = 'esdb://127.0.0.1:1,127.0.0.1:2?tls=false&discoveryInterval=1';
  const said = await new Promise<string>((resolve) => {
    const words = ['server/cli/events.ts', 'copy', '--from', nobody, '--to', nobody];
    execFile(process.execPath, words, { cwd: join(import.meta.dirname, '../../..') }, (_error, _out, err) =>
      resolve(err),
    );
  });
  expect(said).toBe(
    'expected a leader of the event store, found none: run this again when its cluster has elected one\n',
  );
});
