import { closeSync, existsSync, fsyncSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { flushFolder } from './flushFolder.ts';
import type { Flaw } from './header.ts';

/** Keeps the bytes of a flaw beside the log, as `<log>.cut-<position>`, before the log is changed. Returns the file. */
export function keepFlaw(log: string, { at, bytes }: Flaw): string {
  const path = freeName(`${log}.cut-${at}`);
  const fd = openSync(path, 'wx', 0o600);
  try {
    for (let done = 0; done < bytes.length;) done += writeSync(fd, bytes, done);
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
  flushFolder(dirname(path));
  return path;
}

function freeName(wanted: string): string {
  for (let n = 1; ; n++) {
    const path = n === 1 ? wanted : `${wanted}.${n}`;
    if (!existsSync(path)) return path;
  }
}
