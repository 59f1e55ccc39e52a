import { readdirSync } from 'node:fs';
import { defineMain } from '@storybook/react-vite/node';
import remarkGfm from 'remark-gfm';
import { componentFacts } from './componentFacts.ts';
import { favicon } from './docs/mark.ts';
import { pageHead } from './pageHead.ts';
import { withWords } from './indexer.ts';
import { withSnippets } from './manifests.ts';
import { writeSheets } from './sheets.ts';
import { pageFiles, storyFiles } from './storyFiles.ts';

writeSheets();

/** The site's images and clips, at the same URLs as on the site, without the scripts that generated them. */
const media = readdirSync(new URL('../fixtures/media/', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'draw')
  .map(({ name }) => ({ from: `../fixtures/media/${name}`, to: `/media/${name}` }));

/** MDX knows no tables by itself. */
const docs = {
  name: '@storybook/addon-docs',
  options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
};

/** Builds source maps, by which `npm run uncovered` names the lines that did not run. */
const isMapped = process.env['STORY_SOURCE_MAPS'] !== undefined;
const mapped = { sourcemap: true, minify: false };

// Storybook applies it, and its type of a configuration does not know it.
const manifests = { experimental_manifests: withSnippets };

export default defineMain({
  framework: { name: '@storybook/react-vite', options: { strictMode: true } },
  stories: [
    './pages/**/*.mdx',
    '../design-system/groups/*.mdx',
    // Before the stories, so that a sheet is the first entry of its component.
    '../.cache/sheets/**/*.stories.tsx',
    ...storyFiles(),
    ...pageFiles(),
    './languages/*.stories.tsx',
  ],
  experimental_indexers: (existing = []) => existing.map(withWords),
  ...manifests,
  addons: [docs, '@storybook/addon-a11y', '@storybook/addon-vitest', '@storybook/addon-mcp'],
  staticDirs: [...media, { from: '../tokens/source', to: '/tokens' }],
  viteFinal: (config) => ({
    ...config,
    plugins: [...(config.plugins ?? []), componentFacts()],
    build: { ...config.build, ...(isMapped && mapped) },
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The theme toolbar sets the background; a second way to change it would be misleading. The manifests say to programs
  // which components there are, with their props and examples.
  features: { backgrounds: false, componentsManifest: true },
  // TypeScript 7 has no compiler API for react-docgen-typescript.
  typescript: { reactDocgen: 'react-docgen', check: false },
  previewHead: (head) => `${head ?? ''}${pageHead}`,
  managerHead: (head) => `${head ?? ''}<link rel="icon" href="${favicon()}">`,
});
