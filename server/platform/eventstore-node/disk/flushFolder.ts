import { closeSync, constants, fsyncSync, openSync } from 'node:fs';

/** Without this a new file, or one just renamed, may be gone after a power cut. */
export function flushFolder(path: string): void {
  if (process.platform === 'win32') return;
  const fd = openSync(path, constants.O_RDONLY);
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}
