import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { designSystemPlugin } from '@afterglow/design-system/build/designSystemPlugin';
import { choosePreloads } from './bundle/choosePreloads.ts';
import { hotPages } from './bundle/hotPages.ts';
import { preloadPlugin } from './bundle/preloadPlugin.ts';

const noParser = join(import.meta.dirname, '../node_modules/@formatjs/icu-messageformat-parser/no-parser.js');

const initial = ['$initial' as const];

/** A video card and the components around it, used on every page that shows videos. */
const cards =
  /design-system\/(cards\/VideoCard|lists\/(VideoGrid|VideoItems|nearGate|ChipList|RowSkeleton|ListHead|previews)|primitives\/(Avatar|Chip|Image|PendingText|Skeleton|VisuallyHidden)\/|screens\/Waiting)/;

/**
 * Components and hooks around the cards of every list page. Comments use Paging, too; the home page reads its rows again,
 * and would otherwise get that from a chunk with the acts of members.
 */
const lists =
  /design-system\/(lists\/(ListFrame|Paging|hiddenSlot)|filters\/(SortTabs|sortNames)|primitives\/Tabs\/)|runtime\/client\/RevalidateOnShow/;

/** Parts of settings pages; merged with the screens of the studio they would take these to a member's pages. */
const settings = /design-system\/(forms\/use(ButtonForms|KeptFocus)|screens\/sideNav)/;

/** Codes that decoders share with forms and tabs; merged with these, they would take them to whoever loads decoders. */
const codes = /fixtures\/contract\/(audience|memberTabs|notificationKinds|people|visibilityCodes)\./;

/**
 * Modules that several pages share are grouped by the pages that share them, and small groups are merged: each chunk
 * costs a phone half a kilobyte of headers and one of its six connections. A page has its own chunk, which the server
 * looks up by name.
 */
const codeSplitting = {
  groups: [
    // In three chunks, so that each can be evaluated in its own task.
    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\/|rolldown.runtime/, priority: 4 },
    { name: 'packages', tags: initial, test: /node_modules\//, priority: 3 },
    { name: 'shell', tags: initial, priority: 2 },
    { name: 'cards', test: cards, priority: 1 },
    { name: 'lists', test: lists, priority: 1 },
    { name: 'settings', test: settings, priority: 1 },
    { name: 'codes', test: codes, priority: 1 },
    {
      name: 'shared',
      test: /^(?!.*\/site\/pages\/)/,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 1_300,
    },
  ],
};

/**
 * Names a chunk. By default, the name of a shared chunk lists the pages that share it, and every page's code lists all
 * chunk names. Hashes do not compress: 42 bits instead of 48 save each page 160 to 290 bytes.
 */
const chunkFileNames = ({ name }: { name: string }): string =>
  name.startsWith('shared~') ? 'assets/shared~[hash:7].js' : 'assets/[name]-[hash:7].js';

/** Plugin timings are not of interest when the site is started. */
const checks = { pluginTimings: false };

export default defineConfig(({ isSsrBuild, command }) => ({
  root: import.meta.dirname,
  // For a build, site/build.ts adds the design system's plugin, with the styles that it has collected.
  plugins: [...(command === 'serve' ? [hotPages(), designSystemPlugin()] : [preloadPlugin]), react()],
  // Messages are compiled ahead of time, so the browser needs no parser for them.
  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^@formatjs\/icu-messageformat-parser$/, replacement: noParser },
            // React has this hook since version 18; the packages import a shim that also works with older versions.
            { find: 'react-style-singleton', replacement: join(import.meta.dirname, 'bundle/styleSingleton.ts') },
            { find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' },
          ]
        : [],
  },
  // The server build bundles its packages: it starts faster, and mixed module formats are resolved at build time.
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
        rollupOptions: { input: 'client.tsx', checks, output: { codeSplitting, chunkFileNames } },
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false, resolveDependencies: choosePreloads() },
      },
}));
