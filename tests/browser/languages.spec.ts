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

for (const language of languageKeys)
  test(`every word has its space on a phone: ${language}`, async ({ page, baseURL }) => {
    await signIn(page.request, member, baseURL);
    await page.setViewportSize({ width: 360, height: 780 });
    for (const path of paths) {
      await page.goto(`${path}?lang=${language}`);
      expect(await tightWords(page), path).toEqual([]);
    }
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
