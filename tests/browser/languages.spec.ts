import { languageKeys, languages } from '@afterglow/design-system/reader/languages.ts';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { formattedIn } from './formattedAlike.ts';
import { signIn } from './signIn.ts';
import { tightWords } from './tightWords.ts';
import { expect, test } from './visitor.ts';

const tags = Object.values(languages).map(({ tag }) => tag);

test('the browser formats and sorts in every language as the server does', async ({ page }) => {
  expect(await page.evaluate(formattedIn, tags)).toEqual(formattedIn(tags));
});

const { id, dir } = fullVideos.standard;
const member = fullMembers.standard;

/** Pages with tabs, buttons, cards, forms, filters, a player and a footer. */
const paths = [
  '/',
  `/video/${id}/${dir}/`,
  '/pornstars/most-popular/1/',
  '/community/recent/1/',
  '/upload-video/',
  `/members/${member.id}/edit/`,
  '/messages/',
  '/report/',
  '/device/',
];

/** A browser shows the pages in four languages: a new one for each language would load their code and pictures anew. */
const groups = Array.from({ length: Math.ceil(languageKeys.length / 4) }, (_, at) =>
  languageKeys.slice(at * 4, at * 4 + 4),
);

for (const group of groups)
  test(`every word has its space on a phone: ${group.join(', ')}`, async ({ page, baseURL }) => {
    // It loads 36 pages.
    test.slow();
    await signIn(page.request, member, baseURL);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths)
      for (const language of group)
        await test.step(`${path} in ${language}`, async () => {
          await page.goto(`${path}?lang=${language}`);
          expect.soft(await tightWords(page), `${path} in ${language}`).toEqual([]);
        });
  });

test.describe('the age notice', () => {
  test.use({ extraHTTPHeaders: { 'x-country': 'us' } });

  test('every word has its space on a phone, in every language', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    for (const language of languageKeys) {
      await page.goto(`/?lang=${language}`);
      await expect(page.getByRole('dialog').getByRole('button')).toBeVisible();
      expect(await tightWords(page), language).toEqual([]);
    }
  });
});
