import { readFileSync } from 'node:fs';

import type { Pool } from 'pg';

/**
 * Milliseconds of processor time that this process and the pool's connections have used so far: on a machine with other work the
 * figure that still compares. Of a database on another machine, or without /proc, this process alone.
 */
export const processorTime = async (pool: Pool): Promise<() => number> => {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity where application_name = current_setting('application_name')`,
  );
  const backends = rows.map(({ pid }) => pid).filter((pid) => runs(pid) > 0);
  return () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1_000 + backends.reduce((sum, pid) => sum + runs(pid), 0);
  };
};

const runs = (pid: number): number => {
  try {
    if (!readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('postgres')) return 0;
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
  } catch {
    return 0;
  }
};
