import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { calls } from '@afterglow/contract/calls';
import { pathPrefix } from '@afterglow/contract/endpoints/endpoint';
import { categoriesRead } from '../../site/data/terms.ts';
import { relatedRead } from '../../site/data/videos.ts';
import { newestRead } from '../../site/pages/home/homeReads.ts';
import { test } from './faultySite.ts';
import { holdRequests } from './holdRequests.ts';
import { recordRequests } from './requests.ts';
import { documentAnswers, expect, waitForHydration } from './visitor.ts';

const { standard } = fullVideos;
const video = `/video/${standard.id}/${standard.dir}/`;
const relatedKey = relatedRead(standard.id).key;
const related = (page: Page, name = 'More like this') => page.getByRole('main').getByRole('region', { name });

for (const { name, path, key } of [
  { name: 'related videos', path: video, key: relatedKey },
  { name: 'a row of the home page', path: '/', key: newestRead.key },
]) {
  for (const fault of ['hangs', '500'] as const) {
    test(`the API ${fault} for ${name}: the page comes without it, and its browser requests it alone`, async ({
      page,
      site,
    }) => {
      await site.api.set(fault, key);
      const requests = recordRequests(page, '/api/');
      // The API works again when the browser sends the request.
      await page.route(`**${key}`, async (route) => {
        await site.api.set(null);
        await route.continue();
      });
      expect((await page.goto(site.at(path)))?.status()).toBe(200);
      await waitForHydration(page);
      const main = page.getByRole('main');
      if (path === '/')
        await expect(main.getByRole('region', { name: 'New' }).getByRole('article').first()).toBeVisible();
      else await expect(related(page).getByRole('article').first()).toBeVisible();
      const asked = requests.map((url) => new URL(url).pathname);
      expect(asked.filter((pathname) => pathname === key)).toHaveLength(1);
      // Comments load only when they are near the viewport.
      const answers = await documentAnswers(page);
      expect(Object.keys(answers).length).toBeGreaterThan(0);
      expect(asked.filter((pathname) => Object.hasOwn(answers, pathname))).toEqual([]);
    });
  }
}

const germanCategories = `**${categoriesRead('de').key}`;
const translated = {
  json: { categories: standard.categories.map(({ dir }) => ({ dir, title: `${dir} auf Deutsch`, total_videos: 1 })) },
};
const ownTitle = standard.categories.map(({ title }) => title)[0] ?? '';
const categories = (page: Page) => page.getByRole('main').getByRole('link', { name: / auf Deutsch$/ });

test('titles of categories that come after the document wait for the next video, so that nothing moves', async ({
  page,
  site,
}) => {
  await site.api.set('hangs', categoriesRead('de').key);
  const asked = page.waitForResponse(germanCategories);
  await page.route(germanCategories, (route) => route.fulfill(translated));
  await page.goto(site.at(`${video}?lang=de`));
  await waitForHydration(page);
  await asked;
  await expect(related(page, 'Mehr davon').getByRole('article').first()).toBeVisible();
  await expect(categories(page)).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: ownTitle })).toBeVisible();
});

test.describe('with a reply that is held', () => {
  test.use({ isPatient: true });

  test('a followed link waits for the titles of categories', async ({ page, site }) => {
    await page.route(germanCategories, (route) => route.fulfill(translated));
    const answer = await holdRequests(page, germanCategories);
    await page.goto(site.at('/videos/longest/1/?lang=de'));
    await waitForHydration(page);
    await page.getByRole('main').getByRole('link', { name: standard.title }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Abend am See, eine lange Einstellung' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: ownTitle })).toHaveCount(0);
    answer();
    await expect(categories(page)).toHaveCount(standard.categories.length);
  });
});

test('searches that come late wait for the next page, so that nothing moves', async ({ page, site }) => {
  const searches = page.getByRole('contentinfo').getByRole('navigation', { name: 'Often searched for' });
  await site.api.set('hangs', pathPrefix(calls.main));
  await page.route(`**${pathPrefix(calls.main)}**`, async (route) => {
    await site.api.set(null);
    await route.continue();
  });
  await page.goto(site.at('/signin/'));
  await waitForHydration(page);
  // The search box shares the reply with the footer. When it offers options, the reply has come.
  await page.getByRole('combobox').first().focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expect(searches).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(searches).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('what the API did not answer in time is not there', async ({ page, site }) => {
    await site.api.set('hangs', pathPrefix(calls.related));
    expect((await page.goto(site.at(video)))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: standard.title })).toBeVisible();
    await expect(page.locator('[data-component$="Skeleton"]').filter({ visible: true })).toHaveCount(0);
    await site.api.set('hangs', newestRead.key);
    expect((await page.goto(site.at('/')))?.status()).toBe(200);
    await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(0);
    await expect(page.getByRole('region', { name: 'New' })).toBeHidden();
    await expect(page.locator('[data-component$="Skeleton"]').filter({ visible: true })).toHaveCount(0);
  });
});
