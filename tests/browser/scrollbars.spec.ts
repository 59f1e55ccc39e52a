import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { fullModels } from '@afterglow/fixtures/data/models';
import sharp from 'sharp';
import { build } from 'vite';
import { root } from '../tools/repository.ts';
import { expect, waitForHydration, test } from './visitor.ts';

// Playwright hides scrollbars. Desktops with a mouse have classic ones, which take up space.
test.use({
  launchOptions: async ({ launchOptions }, provide) =>
    provide({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

/** Bundles a script that opens a Radix dialog, the base of the site's dialogs. */
async function modalScript(): Promise<string> {
  const entry = 'virtual:modal';
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    root,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'react-style-singleton': `${root}/site/bundle/styleSingleton.ts` } },
    plugins: [
      {
        name: 'modal',
        resolveId: (id) => (id === entry ? `${root}/design-system/modal.js` : null),
        load: (id) =>
          id === `${root}/design-system/modal.js`
            ? `import { createElement as h } from 'react';
               import { createRoot } from 'react-dom/client';
               import * as Dialog from '@radix-ui/react-dialog';
               const place = document.body.appendChild(document.createElement('div'));
               createRoot(place).render(h(Dialog.Root, { defaultOpen: true }, h(Dialog.Portal, null, h(Dialog.Overlay),
                 h(Dialog.Content, { 'aria-describedby': undefined }, h(Dialog.Title, null, 'A modal')))));`
            : null,
      },
    ],
    build: { write: false, rolldownOptions: { input: entry, output: { format: 'iife' } } },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (!output || !('output' in output)) throw new Error('Vite built no modal.');
  return output.output[0].code;
}

test('opening a modal does not shift the layout with classic scrollbars', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const positions = () =>
    page.evaluate(() =>
      ['header', 'main', 'article', 'footer'].map((name) => {
        const { left, right } = document.querySelector(name)?.getBoundingClientRect() ?? { left: 0, right: 0 };
        return [name, left, right];
      }),
    );
  const before = await positions();
  expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth), 'the scrollbar').toBeGreaterThan(
    0,
  );
  await page.evaluate(await modalScript());
  await expect(page.getByRole('dialog', { name: 'A modal' })).toBeVisible();
  await expect(page.locator('body[data-scroll-locked]')).toBeAttached();
  expect(await positions()).toEqual(before);
});

/** Returns the red, green and blue values of a picture of one pixel. */
const colourOf = async (png: Buffer): Promise<number[]> => [...(await sharp(png).removeAlpha().raw().toBuffer())];

for (const theme of ['light', 'dark'])
  test(`beside a modal the place of the scrollbar is veiled like the page, ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/videos/most-popular/1/');
    await waitForHydration(page);
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await page.locator('[data-component="SubscribeButton"] a').click();
    await expect(page.getByRole('dialog', { name: 'Sign in' })).toBeVisible();
    // One pixel on each side of the gutter's edge, below the header and away from the picture.
    const { edge, height } = await page.evaluate(() => ({
      edge: document.body.getBoundingClientRect().right,
      height: innerHeight,
    }));
    const pixel = async (x: number) =>
      colourOf(await page.screenshot({ clip: { x, y: height - 8, width: 1, height: 1 } }));
    // Waits until the overlay has faded in.
    await page
      .locator('[data-modal]')
      .evaluate((layer) => Promise.all(layer.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    const [inside, gutter] = [await pixel(edge - 4), await pixel(edge + 4)];
    const apart = Math.max(...inside.map((value, index) => Math.abs(value - (gutter[index] ?? 0))));
    expect(apart, 'how far the colours on both sides are apart, of 255').toBeLessThanOrEqual(2);
  });

test('a page has the same width with and without a scrollbar', async ({ page }) => {
  await page.goto(`/pornstar/${fullModels.standard.dir}/`);
  await waitForHydration(page);
  const width = () => page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().width);
  const before = await width();
  await page.locator('main').evaluate((main) => main.replaceChildren(...main.querySelectorAll('h1')));
  await page.locator('footer').evaluate((footer) => footer.remove());
  expect(await page.evaluate(() => document.documentElement.scrollHeight > innerHeight), 'a scrollbar').toBe(false);
  expect(await width()).toBe(before);
});

test('what fills the window leaves no strip for a scrollbar', async ({ page }) => {
  const { standard } = fullVideos;
  const unusedWidth = () => page.evaluate(() => innerWidth - document.body.getBoundingClientRect().width);
  await page.goto(`/embed/${standard.id}/`);
  expect(await unusedWidth(), 'beside an embedded player').toBe(0);
  await page.setExtraHTTPHeaders({ 'x-country': 'de' });
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await unusedWidth(), 'beside the age gate').toBe(0);
  await waitForHydration(page);
  await page.getByRole('button', { name: 'I am 18 or older' }).click();
  // Waits for the new document: while the notice is open, articles cannot be found by role.
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await unusedWidth(), 'the scrollbar, or its place').toBeGreaterThan(0);
});
