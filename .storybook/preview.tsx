import addonA11y from '@storybook/addon-a11y';
import addonDocs from '@storybook/addon-docs';
import { definePreview } from '@storybook/react-vite';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { loadMessages } from '@afterglow/design-system/reader/loadMessages.ts';
import { setNow } from '@afterglow/design-system/reader/now.ts';
import { configure } from 'storybook/test';
import '@afterglow/tokens/tokens.css';
import { injectBaseStyles } from './baseStyles.ts';
import { controlsOfValues } from './controls.ts';
import { ComponentPage } from './docs/ComponentPage.tsx';
import { withImport } from './docs/importOf.ts';
import { ThemedDocs } from './docs/ThemedDocs.tsx';
import { printedTypes } from './printedTypes.ts';
import { hideScrollAnimations } from './scrollAnimations.ts';
import { StoryProviders } from './StoryProviders.tsx';
import { globalTypes } from './toolbar.ts';
import { initialGlobals } from './toolbarGlobals.ts';
import { unionArgTypes } from './unionArgTypes.ts';

injectBaseStyles();
hideScrollAnimations(document);
setNow(catalogueDate);

// A busy machine takes long to load, decode and paint; the benchmark measures how fast that is.
configure({ asyncUtilTimeout: 30_000 });

const widths = { smallest: 320, phone: 360, tablet: 768, small: 1024, laptop: 1440 };

export default definePreview({
  addons: [addonA11y(), addonDocs()],
  tags: ['autodocs'],
  globalTypes,
  initialGlobals,
  loaders: [({ globals }) => loadMessages(String(globals['locale']))],
  decorators: [
    (Story, { globals }) => (
      <StoryProviders globals={globals}>
        <Story />
      </StoryProviders>
    ),
  ],
  // Children cannot be edited in a control of the docs page.
  argTypes: { children: { control: false } },
  argTypesEnhancers: [unionArgTypes, controlsOfValues, printedTypes],
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
      codePanel: true,
      source: { transform: withImport },
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
          'All components',
          'How to write a story',
          'Voice and words',
          'Accessibility',
          'Layout and shells',
          'Motion',
          'Tokens',
          'Design kit',
          'Releases',
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
