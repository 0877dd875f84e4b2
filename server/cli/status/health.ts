/**
 * `node server/cli/status/health.ts`, for the health checks of containers: with the variables of the process beside it, exits with 0 if that is
 * ready and with 1 otherwise. A process with the role `web` says so itself; any other by its metrics, which ask the database.
 */
// As everywhere, an empty variable counts as unset.
const { METRICS_PORT: metricsPort, METRICS_TOKEN: token } = process.env;
const roles = process.env['ROLES'] || 'web';
const port = process.env['PORT'] || '3000';

const isReady = async (): Promise<boolean> => {
  if (roles.split(',').some((role) => role.trim() === 'web'))
    return (await ask(`http://127.0.0.1:${port}/health/ready`)).ok;
  if (!metricsPort) throw new Error('expected METRICS_PORT for a process without the role web, found none');
  const headers = !token ? {} : { authorization: `Bearer ${token}` };
  const reply = await ask(`http://127.0.0.1:${metricsPort}/metrics`, headers);
  return reply.ok && /^witan_database_answers 1$/m.test(await reply.text());
};

const ask = (url: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(url, { headers, signal: AbortSignal.timeout(4_000) }).catch(() => {
    throw new Error(`no answer from ${url}`);
  });

try {
  process.exit((await isReady()) ? 0 : 1);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
