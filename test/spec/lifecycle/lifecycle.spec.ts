import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';

import { type Lifecycle, createLifecycle } from '../../../server/platform/lifecycle.ts';

let told: string[];
let lifecycle: Lifecycle;
const part = (name: string) =>
  lifecycle.started(name, async () => {
    told.push(`${name} stopped`);
  });
beforeEach(() => {
  told = [];
  lifecycle = createLifecycle(pino({ level: 'silent' }), 4_000);
});

describe('a lifecycle', () => {
  it('answers what the start made, and stops its parts in the reverse order, once', async () => {
    const made = await lifecycle.start(async () => {
      part('database');
      part('web');
      return 'ready';
    });
    expect(made).toBe('ready');
    await Promise.all([lifecycle.stop(), lifecycle.stop()]);
    expect(told).toEqual(['web stopped', 'database stopped']);
  });

  it('breaks off a start that is under way when it is to stop, and stops nothing that is still used', async () => {
    const connected = Promise.withResolvers<void>();
    const starting = lifecycle.start(async () => {
      part('database');
      await connected.promise;
      told.push('jobs connected');
      part('jobs');
      told.push('never');
    });
    const stopped = lifecycle.stop();
    connected.resolve();
    expect(await starting).toBeNull();
    await stopped;
    expect(told).toEqual(['jobs connected', 'jobs stopped', 'database stopped']);
  });

  it('stops what was started when the rest fails', async () => {
    const starting = lifecycle.start(async () => {
      part('database');
      throw new Error('no port');
    });
    await expect(starting).rejects.toThrow('no port');
    expect(told).toEqual(['database stopped']);
  });
});
