import { type Logger, pino } from 'pino';

/**
 * Operators' log, JSON lines on stderr. It names cases, revisions and errors; never case text, addresses or keys. Errors are
 * written as name, message, code and stack only: whatever else an SDK hangs on its errors may hold requests.
 */
export const createLog = (level: string): Logger =>
  pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: shown },
      redact: ['email', 'password', 'cookie', 'authorization', '*.email', '*.password', '*.cookie', '*.authorization'],
    },
    pino.destination({ dest: 2, sync: true }),
  );

const shown = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name, message, stack, cause } = error;
  return {
    name,
    message,
    ...('code' in error && { code: error.code }),
    ...(stack && { stack }),
    ...(cause instanceof Error && { cause: shown(cause) }),
  };
};
