import { start } from './wiring/start.ts';
import { readConfig } from './platform/config/config.ts';
import { plainly } from './platform/config/expectedFailure.ts';
import { createLifecycle, stopOnSignals } from './platform/lifecycle.ts';
import { createLog } from './platform/log.ts';

/** SIGTERM to exit within five seconds; what remains is for the last part to be left behind. */
const graceMs = 4_500;

try {
  const config = readConfig(process.env);
  const log = createLog(config.logLevel);
  const lifecycle = createLifecycle(log, graceMs);
  stopOnSignals(lifecycle, log);
  const started = await lifecycle.start(() => start(config, lifecycle, log));
  if (started) console.log(started.banner);
} catch (error) {
  console.error(plainly(error) ?? error);
  process.exit(1);
}
