import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { expect, waitForHydration, test } from './visitor.ts';
import { longestVideos } from '../tools/callPaths.ts';

const from = (country: string) => ({ extraHTTPHeaders: { 'x-country': country } });

test.describe('in a country with a notice', () => {
  test.use(from('de'));

  test('the page is inert behind the notice, without pictures, until it is accepted', async ({ page }) => {
    const pictures: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/media/')) pictures.push(request.url());
    });
    await page.goto('/videos/longest/1/');
    await waitForHydration(page);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.locator('[inert]').getByRole('article', { includeHidden: true })).toHaveCount(60);
    expect(pictures).toEqual([]);

    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page).toHaveURL('/videos/longest/1/');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => pictures.length).toBeGreaterThan(0);
  });

  test('once it is accepted, focus is on the heading, and the next press of Tab goes on from there', async ({
    page,
  }) => {
    await page.goto('/videos/longest/1/');
    await waitForHydration(page);
    await page.keyboard.press('Tab');
    await page.getByRole('button', { name: 'I am 18 or older' }).press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveURL('/videos/longest/1/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
  });

  test('an address that leads to a place on the page leads there once it is accepted', async ({ page }) => {
    const { standard } = fullVideos;
    await page.goto(`/video/${standard.id}/${standard.dir}/#comments`);
    await waitForHydration(page);
    await page.getByRole('button', { name: 'I am 18 or older' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/#comments$/);
  });

  test('that it was accepted is kept on the device, in two places, and wiped as one', async ({ page, context }) => {
    const accept = page.getByRole('button', { name: 'I am 18 or older' });
    const stored = () => page.evaluate(() => localStorage.getItem('ageGateAccepted'));
    await page.goto('/device/');
    await waitForHydration(page);
    await accept.click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await stored()).toContain('20');

    await context.clearCookies();
    await page.goto('/device/');
    await expect(page.getByText('ageGateAccepted', { exact: true })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await page.getByRole('button', { name: 'Delete everything' }).click();
    await page.getByRole('button', { name: 'Yes, delete everything' }).click();
    await expect.poll(stored).toBeNull();
    await page.goto('/device/');
    await expect(accept).toBeVisible();
  });

  test('the notice is in the language of the page, and leads to the same page in others', async ({ page }) => {
    await page.goto('/videos/longest/1/?lang=ru');
    await waitForHydration(page);
    const notice = page.getByRole('dialog', { name: 'Этот сайт для взрослых' });
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await notice.getByRole('link', { name: 'Français' }).click();
    await expect(page.getByRole('dialog', { name: 'Ce site est réservé aux adultes' })).toBeVisible();
    await expect(page).toHaveURL('/videos/longest/1/?lang=fr');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('reports, records and privacy are within reach', async ({ page }) => {
    const links: [string, string][] = [
      ['Report or remove something', '/report/'],
      ['18 U.S.C. 2257', '/information/2257/'],
      ['Privacy', '/information/privacy/'],
    ];
    for (const [name, path] of links) {
      await page.goto('/videos/longest/1/');
      await waitForHydration(page);
      await page.getByRole('dialog').getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    }
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('the notice can be accepted', async ({ page }) => {
      await page.goto('/videos/longest/1/?type=hd');
      await page.getByRole('button', { name: 'I am 18 or older' }).click();
      await expect(page).toHaveURL('/videos/longest/1/?type=hd#content');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
    });
  });
});

test.describe('in a country with age verification', () => {
  test.use(from('gb'));

  test('only the age check is sent for pages, data, media and files', async ({ request }) => {
    for (const path of ['/', '/videos/longest/1/', '/nowhere/']) {
      const text = await (await request.get(path)).text();
      expect(text, path).toContain('Please show that you are an adult');
      for (const trace of ['/media/', '/video/', 'og:title', 'page-answers', '<article'])
        expect(text, `${path}: ${trace}`).not.toContain(trace);
    }
    const data = await request.get(longestVideos);
    expect(data.status()).toBe(403);
    expect(await data.json()).toEqual({ error: 1, code: 'age_required' });
    expect((await request.get('/media/scenes/01/288x162/1.jpg')).status()).toBe(403);
    expect((await request.get('/video/1/a/file', { maxRedirects: 0 })).status()).toBe(403);
  });

  test('reports, records and privacy are within reach, and lead back to the check', async ({ page }) => {
    for (const name of ['Report or remove something', '18 U.S.C. 2257', 'Privacy']) {
      await page.goto('/videos/longest/1/');
      await page.getByRole('link', { name }).click();
      await waitForHydration(page);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Please show that you are an adult');
    }
    await page.getByRole('link', { name: 'Categories', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'Please show that you are an adult' })).toBeVisible();
  });

  test('passing the demo check unlocks the site', async ({ page }) => {
    await page.goto('/videos/longest/1/');
    await page.getByRole('button', { name: 'Pass the check as an adult' }).click();
    await expect(page).toHaveURL('/videos/longest/1/');
    await expect(page.getByRole('article')).toHaveCount(60);
  });
});

test('elsewhere there is no gate', async ({ page }) => {
  await page.goto('/');
  await waitForHydration(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
