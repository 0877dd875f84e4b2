import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'client',
  plugins: [svelte({ configFile: false })],
  // Nothing is inlined: the content security policy allows our own files only, no data fonts.
  build: { outDir: '../dist/client', emptyOutDir: true, manifest: true, target: 'es2022', assetsInlineLimit: 0 },
  server: {
    proxy: {
      '/api': 'http://127.0.0.1:3000',
      '/intake': 'http://127.0.0.1:3000',
      '/socket.io': { target: 'ws://127.0.0.1:3000', ws: true },
    },
  },
});
