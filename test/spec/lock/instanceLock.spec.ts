import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { takeInstanceLock } from '../../../server/platform/instanceLock.ts';

const folder = () => mkdtempSync(join(tmpdir(), 'witan-lock-'));

describe('the instance lock', () => {
  it('refuses a second holder and names the first', () => {
    const dir = folder();
    takeInstanceLock(dir);
    expect(() => takeInstanceLock(dir)).toThrow(`already runs on ${dir} (process ${process.pid})`);
  });

  it('can be taken again after it was released', () => {
    const dir = folder();
    takeInstanceLock(dir).release();
    expect(() => takeInstanceLock(dir)).not.toThrow();
  });

  it('is taken over from a process that is gone', () => {
    const dir = folder();
    const { pid } = spawnSync('true');
    writeFileSync(join(dir, 'instance.lock'), `${pid} 123`);
    expect(() => takeInstanceLock(dir)).not.toThrow();
  });

  it('is taken over when its pid belongs to another process by now', () => {
    const dir = folder();
    writeFileSync(join(dir, 'instance.lock'), `${process.pid} begun-in-another-life`);
    expect(() => takeInstanceLock(dir)).not.toThrow();
  });
});
