import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designSystemPlugin } from './designSystemPlugin.ts';

const noParser = join(import.meta.dirname, '../node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

const initial = ['$initial' as const];

/** A video's card and what stands around it on every page that has some. */
const cards =
  /design-system\/(cards\/VideoCard|lists\/(VideoGrid|ChipList|RowSkeleton|previews)|primitives\/(Avatar|Chip|Image|Skeleton|VisuallyHidden)\/|screens\/Waiting)/;

/**
 * What several pages share is kept together by who shares it, and never in pieces of less than some kilobytes: each costs
 * a phone half a kilobyte of headers and a place among its six connections. A page keeps its own, which the server looks up by name.
 */
const codeSplitting = {
  groups: [
    // In three parts, so that each can be run in a task of its own.
    { name: 'react', tags: initial, test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/, priority: 4 },
    { name: 'packages', tags: initial, test: /node_modules\//, priority: 3 },
    { name: 'shell', tags: initial, priority: 2 },
    { name: 'cards', test: cards, priority: 1 },
    {
      name: 'shared',
      test: /^(?!.*\/site\/pages\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 2_000,
    },
  ],
};

/** How long each plugin took is nothing that whoever starts the site must read. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  plugins: [designSystemPlugin(command === 'build'), react()],
  // Messages are compiled ahead, so the browser needs no parser for them.
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [{ find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser }]
        : [],
  },
  // The server's build carries its packages with it: it starts faster, and their mixed module kinds are settled once.
  ssr: { noExternal: command === 'build' ? true : [/^@afterglow\//, 'styled-components'] },
  build: isSsrBuild
    ? {
        outDir: 'dist/server',
        emptyOutDir: true,
        rollupOptions: { input: 'server/main.ts', checks },
        target: 'node20',
        copyPublicDir: false,
      }
    : {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        rollupOptions: { input: 'client.tsx', checks, output: { codeSplitting } },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
      },
}));
