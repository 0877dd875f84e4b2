import { describe, expect, it } from 'vitest';

import { type Launched, restarting } from '../../../server/dev/restarting.ts';

/** Servers that listen, fail and end when the test says so; the nth listens at port n. */
function fake() {
  const told: string[] = [];
  const launched: { listens: () => void; fails: () => void; ends: () => void }[] = [];
  const launch = (): Launched => {
    const n = launched.length + 1;
    const port = Promise.withResolvers<number>();
    const gone = Promise.withResolvers<void>();
    port.promise.catch(() => undefined);
    told.push(`${n} launched`);
    launched.push({
      listens: () => port.resolve(n),
      fails: () => port.reject(new Error(`${n} failed`)),
      ends: () => {
        port.reject(new Error(`${n} ended`));
        gone.resolve();
      },
    });
    return {
      port: port.promise,
      stop: () => {
        told.push(`${n} stops`);
        return gone.promise;
      },
    };
  };
  return { launch, told, nth: (n: number) => launched[n - 1]! };
}

describe('a server that is restarted', () => {
  it('is gone before the next one is launched, and asks for it during that are one restart', async () => {
    const { launch, told, nth } = fake();
    const servers = restarting(launch);
    nth(1).listens();
    expect(await servers.port()).toBe(1);
    expect([servers.restart(), servers.restart()]).toEqual([true, false]);
    const port = servers.port();
    await expect.poll(() => told).toEqual(['1 launched', '1 stops']);
    nth(1).ends();
    await expect.poll(() => told).toEqual(['1 launched', '1 stops', '2 launched']);
    nth(2).listens();
    expect(await port).toBe(2);
    expect(servers.restart()).toBe(true);
  });

  it('is waited for through restarts, also by who asked while an earlier one was starting', async () => {
    const { launch, told, nth } = fake();
    const servers = restarting(launch);
    const port = servers.port();
    servers.restart();
    await expect.poll(() => told).toContain('1 stops');
    nth(1).ends();
    await expect.poll(() => told).toContain('2 launched');
    nth(2).listens();
    expect(await port).toBe(2);
  });

  it('that fails is told of, and launched again on request', async () => {
    const { launch, told, nth } = fake();
    const servers = restarting(launch);
    nth(1).fails();
    await expect(servers.port()).rejects.toThrow('1 failed');
    servers.restart();
    nth(1).ends();
    await expect.poll(() => told).toContain('2 launched');
    nth(2).listens();
    expect(await servers.port()).toBe(2);
    const stopped = servers.stop();
    await expect.poll(() => told).toContain('2 stops');
    nth(2).ends();
    await stopped;
  });
});
