import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, type Plugin } from 'vite';

import { paraglide } from './words.config.ts';

/** Beside each text file its compressed forms: the server sends them as they are and spends nothing on it. */
const precompress = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const names = await readdir(dir, { recursive: true });
    const texts = names.filter((name) => /\.(?:js|css|svg|webmanifest)$/.test(name));
    await Promise.all(
      texts.map(async (name) => {
        const file = join(dir, name);
        const bytes = await readFile(file);
        await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
        await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes));
      }),
    );
  },
});

export default defineConfig({
  root: 'client',
  // Every component is written with runes: what the older way of writing needs is left out.
  plugins: [
    paraglide(),
    svelte({ configFile: false, compilerOptions: { runes: true, discloseVersion: false } }),
    precompress(),
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // Nothing is inlined: the content security policy allows our own files only, no data fonts.
    assetsInlineLimit: 0,
    // Browsers know modulepreload since 2023; without it a page only comes a little later.
    modulePreload: { polyfill: false },
    // `npm start` builds each time: how long each plugin took is no news there.
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The first page names every chunk and style of every page: without the names of their sources it is half a kilobyte smaller.
      output: { chunkFileNames: 'assets/[hash:7].js', assetFileNames: 'assets/[hash:6][extname]' },
    },
  },
});
