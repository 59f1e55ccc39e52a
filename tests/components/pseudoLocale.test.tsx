// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from 'vitest';
import { loadMessages } from '@afterglow/design-system/reader/loadMessages.ts';
import english from '../../design-system/messages/en.json' with { type: 'json' };
import { expectNone } from '../tools/expectNone.ts';
import { renderOnServer } from './renderOnServer.ts';
import { loadStories } from './stories.tsx';

vi.mock('@afterglow/storybook/preview', async () => ({ default: (await import('./stories.tsx')).preview }));

const stories = loadStories(import.meta.glob('../../design-system/**/*.stories.tsx', { eager: true }));

/** Sources of stories, and of the arguments that several share, by component. */
const sources = Object.entries(
  import.meta.glob<string>('../../design-system/*/*/{*.stories,storyArgs}.{ts,tsx}', {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);
const sourceOf = (component: string): string =>
  sources
    .filter(([path]) => path.includes(`/design-system/${component}/`))
    .map(([, source]) => source)
    .join('\n');

/** Sentences of the table, as they read in English: some words without a placeholder. */
const sentences = new Set(Object.values(english).filter((text) => /^[^{}<>]*\s[^{}<>]*$/.test(text)));

beforeAll(() => loadMessages('xa'));

const components = [...new Set(stories.map(({ component }) => component))];

test('the table has sentences, and the library components', () => {
  expect(sentences.size).toBeGreaterThan(500);
  expect(components.length).toBeGreaterThan(150);
});

test.each(components)('in the pseudo-locale %s says no English sentence', (component) => {
  const own = sourceOf(component);
  const found = stories
    .filter((story) => story.component === component)
    .flatMap(({ name, element }) => {
      const texts = new Set(renderOnServer(element('xa')).split(/<[^>]*>|"/));
      return [...texts].filter((text) => sentences.has(text) && !own.includes(text)).map((text) => `${name}: ${text}`);
    });
  expectNone(found, 'These sentences do not come from the table of the language:');
});
