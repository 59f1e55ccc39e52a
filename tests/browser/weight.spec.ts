import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoPassword } from '@afterglow/api/accounts/demo';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { sentinel } from '@afterglow/fixtures/data/videos';
import { readManifests } from '../../site/server/assets.ts';
import { root } from '../tools/repository.ts';
import { holdRequests } from './holdRequests.ts';
import { expect, waitForHydration, test } from './visitor.ts';

const assets = join(root, 'site/dist/client/assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

test('client bundles contain no sample data', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(sentinel))).toEqual([]);
});

test('the password of the demo accounts is in one file of the API, and nowhere in what the site consists of', () => {
  const holders = ['site/dist', 'fixtures/api/dist'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && readFileSync(join(entry.parentPath, entry.name)).includes(demoPassword))
      .map(({ name }) => `${folder}/${name}`),
  );
  expect(holders).toEqual([expect.stringMatching(/^fixtures\/api\/dist\/[\w-]+\.js$/)]);
});

test('client bundles contain no structured data, which only the server writes', () => {
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes('schema.org'))).toEqual([]);
});

test('client bundles contain neither styled-components nor rules, which the build compiles', () => {
  const texts = scripts.map((name) => readFileSync(join(assets, name), 'utf8'));
  expect(texts.filter((text) => /data-styled|block-size:/.test(text))).toEqual([]);
});

test('a list hydrates with at most 110 KiB of JavaScript', async ({ page }) => {
  // Disables preloading, which may begin before the test notices hydration.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/assets/', '');
    if (scripts.includes(name)) loaded.add(name);
  });
  // If a busy server leaves replies out of the document, the page loads extra code to decode them.
  await holdRequests(page, '**/api/**');
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const bytes = [...loaded].map((name) => readFileSync(join(assets, `${name}.br`)).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(110 * 1024);
});

const manifests = ['manifest.json', 'ageCheck.json'].map((name) =>
  JSON.parse(readFileSync(join(assets, '../.vite', name), 'utf8')),
);
const built = readManifests(manifests[0], manifests[1]);
const pages = Object.keys(manifests[0]).flatMap((key) => /^pages\/(.*Page)\.tsx$/.exec(key)?.[1] ?? []);

/**
 * Kibibytes of script that a page loads at first. The bundler merges small chunks, which can make every page larger.
 */
const budgets: Record<string, number> = {
  'home/HomePage': 115,
  'videos/VideosPage': 110,
  'categories/CategoriesPage': 111,
  'category/CategoryPage': 111,
  'search/SearchPage': 114,
  'models/ModelsPage': 115,
  'channels/ChannelsPage': 111,
  'model/ModelPage': 131,
  'channel/ChannelPage': 119,
  'video/VideoPage': 145,
  'video/VideoCommentsPage': 172,
  'member/EditPage': 186,
  'member/OwnHistoryPage': 171,
  'member/WallPage': 171,
  'upload/UploadPage': 169,
};
const otherPages = 167;

test('no page loads more script than its budget', () => {
  expect(pages).toEqual(expect.arrayContaining(Object.keys(budgets)));
  const kibibytes = (page: string) =>
    [built.entry, ...built.chunksOf(page, 'en')].reduce(
      (sum, file) => sum + readFileSync(join(assets, '..', `${file}.br`)).length,
      0,
    ) / 1024;
  expect(
    pages.flatMap((page) =>
      kibibytes(page) > (budgets[page] ?? otherPages) ? [`${page}: ${kibibytes(page).toFixed(1)} KiB`] : [],
    ),
  ).toEqual([]);
});

test('the player adds at most 60 KiB of JavaScript, after the poster, and HLS comes only with a stream', async ({
  page,
}) => {
  const loaded = new Set<string>();
  const noteScripts = () =>
    page.on('request', (request) => {
      const name = new URL(request.url()).pathname.replace('/assets/', '');
      if (scripts.includes(name)) loaded.add(name);
    });
  const bytes = (names: Iterable<string>) =>
    [...names].reduce((sum, name) => sum + readFileSync(join(assets, `${name}.br`)).length, 0);
  noteScripts();
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  expect(
    [...loaded].filter((name) => /^(?:PlayerControls|hls)-/.test(name)),
    'on a list',
  ).toEqual([]);
  loaded.clear();
  const { standard } = fullVideos;
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  await expect(page.locator('[data-upgrade="done"]')).toBeAttached();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((videoElement: HTMLVideoElement) => videoElement.currentTime))
    .toBeGreaterThan(0);
  const player = [...loaded].filter((name) => name.startsWith('PlayerControls-'));
  expect(player).toHaveLength(1);
  expect(bytes(player)).toBeLessThanOrEqual(60 * 1024);
  expect([...loaded].filter((name) => name.startsWith('hls-'))).toEqual([]);
  const hls = scripts.filter((name) => name.startsWith('hls-'));
  expect(hls).toHaveLength(1);
  expect(bytes([...player, ...hls])).toBeLessThanOrEqual(95 * 1024);
});

test('the code of the next page comes all at once', async ({ page }) => {
  // Disables preloading.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const release = await holdRequests(page, '**/assets/VideoPage-*.js');
  const imported = page.waitForRequest(/\/assets\/shared~[\w-]+\.js$/);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await imported;
  release();
  await expect(page).toHaveURL(/\/video\//);
});
