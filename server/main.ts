import { start } from './compose/start.ts';
import { readConfig } from './config.ts';
import { AlreadyRunning } from './instanceLock.ts';
import { WrongMasterKey } from './keys/master.ts';
import { createLifecycle, stopOnSignals } from './lifecycle.ts';
import { createLog } from './log.ts';
import { WrongConfiguration } from './wrongConfiguration.ts';

/** SIGTERM to exit within five seconds; what remains is for the last part to be left behind. */
const graceMs = 4_500;

/** What is wrong outside the program is said plainly: no stack helps. */
const plain = (error: unknown): string | null =>
  error instanceof WrongConfiguration || error instanceof AlreadyRunning || error instanceof WrongMasterKey
    ? error.message
    : null;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const lifecycle = createLifecycle(log, graceMs);
  stopOnSignals(lifecycle, log);
  try {
    const banner = await start(config, lifecycle, log);
    if (!lifecycle.stopping()) console.log(banner);
  } catch (error) {
    if (!lifecycle.stopping()) {
      await lifecycle.stop();
      throw error;
    }
  }
} catch (error) {
  console.error(plain(error) ?? error);
  process.exit(1);
}
