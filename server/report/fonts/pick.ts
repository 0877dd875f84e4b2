import { copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Cut, cutPath, families } from './families.ts';

/**
 * Copies the cuts the report needs, each family with its licence, out of the npm packages (which carry every weight) into
 * `to`. With them the packages can be removed: `npm prune --omit=dev`. Returns the bytes copied.
 */
export function pickFonts(from: string, to: string): number {
  rmSync(to, { recursive: true, force: true });
  const files = new Set(families.flatMap((family) => cuts.map((cut) => cutPath(family, cut))));
  for (const { from: folder } of families)
    for (const licence of ['LICENSE', 'LICENSE_FONT'])
      if (existsSync(join(from, folder, licence))) files.add(`${folder}/${licence}`);
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  writeFileSync(join(to, 'complete'), `${[...files].join('\n')}\n`);
  return [...files].reduce((sum, file) => sum + statSync(join(to, file)).size, 0);
}

const cuts: readonly Cut[] = ['normal', 'bold', 'italics', 'bolditalics'];

if (import.meta.main) {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const bytes = pickFonts(join(root, 'node_modules/@expo-google-fonts'), join(root, 'dist/fonts'));
  process.stdout.write(`${(bytes / 1e6).toFixed(1)} MB of fonts in dist/fonts\n`);
}
