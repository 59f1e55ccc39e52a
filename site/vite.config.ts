import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designSystem } from './designSystem.ts';

const noParser = join(import.meta.dirname, '../node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

/** How long each plugin took is nothing that whoever starts the site must read. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [designSystem(command === 'build'), react()],
  // Messages are compiled ahead, so the browser needs no parser for them.
  resolve: { alias: command === 'build' && !isSsrBuild ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }] : [] },
  // The server's build carries its packages with it: it starts faster, and their mixed module kinds are settled once.
  ssr: { noExternal: command === 'build' ? true : [/^@afterglow\//, 'styled-components'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', emptyOutDir: true, rollupOptions: { input: 'server/main.ts', checks }, target: 'node20', copyPublicDir: false }
    : { outDir: 'dist/client', emptyOutDir: true, manifest: true, rollupOptions: { input: 'client.tsx', checks }, assetsInlineLimit: 0, modulePreload: { polyfill: false } },
}));
