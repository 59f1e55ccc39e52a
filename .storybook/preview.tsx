import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { languages, languageKeys } from '@afterglow/design-system/reader/languages.ts';
import { loadMessages } from '@afterglow/design-system/reader/loadMessages.ts';
import type { PseudoLocale } from '@afterglow/design-system/reader/pseudoLocales.ts';
import { setNow } from '@afterglow/design-system/reader/now.ts';
import { storySites } from '@afterglow/design-system/reader/storyBrands.ts';
import { configure } from 'storybook/test';
import '@afterglow/tokens/tokens.css';
import { injectBaseStyles } from './baseStyles.ts';
import { controlsOfValues } from './controls.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { ThemedDocs } from './docs/ThemedDocs.tsx';
import { printedTypes } from './printedTypes.ts';
import { StoryProviders } from './StoryProviders.tsx';

injectBaseStyles();
setNow(catalogueDate);

// A busy machine takes long to load, decode and paint; the benchmark measures how fast that is.
configure({ asyncUtilTimeout: 30_000 });

const widths = { smallest: 320, phone: 360, tablet: 768, small: 1024, laptop: 1440 };

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        title: 'Theme',
        dynamicTitle: true,
        items: [
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'system', title: 'As the system', icon: 'browser' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        dynamicTitle: true,
        items: [
          ...languageKeys.map((key) => ({ value: key, title: languages[key].name, right: key })),
          { value: 'xa' satisfies PseudoLocale, title: 'Longer, accented', right: 'xa' },
          { value: 'xb' satisfies PseudoLocale, title: 'Right to left', right: 'xb' },
        ],
      },
    },
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'bookmark',
        title: 'Brand',
        dynamicTitle: true,
        items: Object.entries(storySites).map(([value, { brand }]) => ({ value, title: brand.name })),
      },
    },
  },
  initialGlobals: { theme: 'dark', locale: 'en', brand: 'afterglow' },
  loaders: [({ globals }) => loadMessages(String(globals['locale']))],
  decorators: [
    (Story, { globals }) => (
      <StoryProviders
        theme={String(globals['theme'])}
        language={String(globals['locale'])}
        brand={String(globals['brand'])}
      >
        <Story />
      </StoryProviders>
    ),
  ],
  // Children cannot be edited in a control of the docs page.
  argTypes: { children: { control: false } },
  argTypesEnhancers: [controlsOfValues, printedTypes],
  parameters: {
    // oxlint-disable-next-line afterglow/every-story-is-checked -- turns the check on
    a11y: { test: 'error' },
    // Only sheets, stories tagged `alone` and stories with a play function get snapshots: see modes.ts.
    chromatic: { disableSnapshot: true },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    // Headings within the states of a sheet are not headings of the page.
    docs: {
      container: ThemedDocs,
      page: ComponentPage,
      toc: { headingSelector: 'h2', ignoreSelector: '.docs-story *, section[lang] *' },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(widths).map(([name, width]) => [
          name,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: '900px' } },
        ]),
      ),
    },
    options: {
      storySort: {
        order: [
          'Welcome',
          'How to write a story',
          'Tokens',
          'Patterns',
          'primitives',
          ['About', 'Actions', 'Inputs', 'Display', 'Overlay'],
          'layout',
          'cards',
          'lists',
          'filters',
          'facts',
          'actions',
          'player',
          'forms',
          'feedback',
          'modals',
          'age-gate',
          'screens',
          'pages',
        ],
      },
    },
  },
});
