/** PostgreSQL cannot run here, for a reason that lies outside the program. The message is one sentence for the operator. */
export class PostgresFailed extends Error {
  override readonly name = 'PostgresFailed';
}

/**
 * Why a PostgreSQL program ended, in one line out of all that it printed: its first error, with the detail and the hint that follow it, else its
 * last line.
 */
export function reasonIn(output: string): string {
  const lines = output
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const at = lines.findIndex((line) => severe.test(line));
  if (at < 0) return lines.at(-1) ?? 'it ended without a word';
  const detail = lines.slice(at + 1, at + 3).filter((line) => additional.test(line));
  return [lines[at], ...detail].map((line) => line?.replace(severe, '').replace(additional, '')).join('; ');
}

const severe = /^.*?\b(?:FATAL|PANIC|error):\s+/;
const additional = /^.*?\b(?:DETAIL|HINT):\s+/;
