/**
 * The notice for browsers that are too old (R34, D9): markup that needs no script, outside the part that scripts
 * render.
 */
import { expect, test } from 'vitest';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { testSite } from './testSite.ts';

const sentence = { en: 'This browser is too old for parts of this site.', de: 'Dieser Browser ist' };

test.each([
  ['/', 'en'],
  ['/videos/longest/1/', 'en'],
  ['/videos/longest/1/?lang=de', 'de'],
  ['/nowhere/', 'en'],
] as const)('%s says it before the page, in its language, with the rule that hides it', async (path, language) => {
  const page = await testSite().page(path);
  const [before = ''] = page.split('<div id="app">');
  expect(before.slice(before.indexOf('<body>'))).toContain(sentence[language]);
  expect(page).toMatch(/@supports selector\(:has\(\*\)\)[^}]*display:\s*none/);
});

test('a player on another site does not say it', async () =>
  expect(await testSite().page(`/embed/${fullVideos.standard.id}/`)).not.toContain(sentence.en));
