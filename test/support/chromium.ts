import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import { dirname, join } from 'node:path';

/** Chromium from the system where there is one, else the one that came from npm. */
export async function chromiumPath(): Promise<string> {
  const given = [process.env['CHROMIUM'], '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
    (path) => path && existsSync(path),
  );
  return given ?? unpackedChromium();
}

/**
 * Unpacks the browser into a folder of its own and renames that: processes that start together, and runs that were interrupted,
 * never see half a browser.
 */
async function unpackedChromium(): Promise<string> {
  const folder = join(tmpdir(), `witan-chromium-${packedVersion()}-${userInfo().uid}`);
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  const unpacked = mkdtempSync(`${folder}-`);
  await unpackInto(unpacked);
  try {
    renameSync(unpacked, folder);
  } catch (error) {
    rmSync(unpacked, { recursive: true });
    // Another process may have been first.
    if (!existsSync(path)) throw error;
  }
  return path;
}

/** The package unpacks into the folder for temporary files, wherever that is. */
async function unpackInto(folder: string): Promise<void> {
  const { default: packed } = await import('@sparticuz/chromium');
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = folder;
  try {
    await packed.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

function packedVersion(): string {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '../package.json')) as { version: string };
  return version;
}
