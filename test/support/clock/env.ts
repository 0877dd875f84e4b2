/** How far the clock of this run is ahead; 0 in an ordinary run. */
export const aheadMs = (): number => Number(process.env['CLOCK_AHEAD_MS'] ?? 0);

const inherited = ['PATH', 'TZ', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE', 'CLOCK_AHEAD_MS'];

/** What a process that a test starts is given of our environment: where programs are, what is compiled already, and the time it is to see. */
export const childEnv = (): Record<string, string> =>
  Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
