import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env['SANDTABLE_SERVER'] ?? 'http://127.0.0.1:8123';
/** The camera never glides: see there. */
const still = fileURLToPath(new URL('src/board/still.ts', import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/sandtable/server/static',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // What every page needs lies in one file, and what most need in another: not in one for every icon.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'], priority: 2 },
            {
              name: 'pages',
              minShareCount: 5,
              test: /[\\/]src[\\/](?!art|armies|board|game|motion|pages|sandtable)/,
              priority: 1,
            },
          ],
        },
      },
    },
  },
  // The drawings that paper shares lie beside the package that prints them.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: server, ws: true } } },
  resolve: {
    alias: { 'd3-transition': still, 'd3-interpolate': still },
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/ready.ts'],
    testTimeout: 60_000,
  },
});
