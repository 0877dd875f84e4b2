import type { Logger } from 'pino';

import { type Config, readConfig } from '../../platform/config/config.ts';
import { type Lifecycle, createLifecycle } from '../../platform/lifecycle.ts';
import { createLog } from '../../platform/log.ts';

export type Tool = { readonly config: Config; readonly log: Logger; readonly lifecycle: Lifecycle };

/** Runs a command-line tool with the configuration of the installation; what it started is stopped when it ends. It logs from warnings on. */
export async function withTool<T>(work: (tool: Tool) => Promise<T>): Promise<T> {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel === 'info' ? 'warn' : config.logLevel);
  const lifecycle = createLifecycle(log, 10_000);
  try {
    return await work({ config, log, lifecycle });
  } finally {
    await lifecycle.stop();
  }
}

/** Aborted when somebody interrupts the tool. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => interrupted.abort());
  return interrupted.signal;
}
