/**
 * Optional content: the visitor is asked once, it is off until accepted, and consent can be withdrawn at any time
 * (R109, R119, D30, D45).
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { modelsFeedPath } from '@afterglow/contract/modelsFeed';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { startFaultyApi } from '../tools/faultyApi.ts';
import { root } from '../tools/repository.ts';
import { listen } from '../tools/server.ts';
import { watchRest } from './atRest.ts';
import { startSite } from './ownSite.ts';
import { recordRequests } from './requests.ts';
import { shiftsSoFar } from './shiftsSoFar.ts';
import { expect, test, waitForHydration } from './visitor.ts';

let [origin, stop] = ['', async () => {}];

/** Starts a partner's server, from which the site fetches models. `asked` contains the headers of its requests. */
async function startModelsPartner(): Promise<{ server: Server; url: string; asked: IncomingHttpHeaders[] }> {
  const asked: IncomingHttpHeaders[] = [];
  const portrait = readFileSync(join(root, 'fixtures/media/people/05/288x288/1.jpg'));
  const server = createServer((request, response) => {
    asked.push(request.headers);
    const at = `http://${request.headers.host}`;
    if (request.url === '/vera.jpg') return response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(portrait);
    return response
      .writeHead(200, { 'Content-Type': 'application/json' })
      .end(JSON.stringify([{ name: 'Vera of the feed', img: `${at}/vera.jpg`, url: `${at}/vera/`, online: true }]));
  });
  const port = await listen(server);
  return { server, url: `http://127.0.0.1:${port}/models.json`, asked };
}

let modelsAsked: readonly IncomingHttpHeaders[] = [];

test.beforeAll(async () => {
  const api = await startFaultyApi();
  const models = await startModelsPartner();
  modelsAsked = models.asked;
  const settings = { SITE_FILE: join(root, 'fixtures/contract/lanternSite.json'), FEED_URL: models.url };
  const site = await startSite({ API_ORIGIN: api.origin, ...settings }, 'consent.localhost');
  ({ origin } = site);
  stop = async () => {
    await site.end();
    models.server.close();
    await api.close();
  };
});
test.afterAll(() => stop());

const list = '/videos/longest/1/';
const partner = /https:\/\/(?:visits|numbers|offers|pictures\.quiet-hotel)\.example\//;

interface Contact {
  address: string;
  body: string;
  referrer: string | undefined;
}

/** Answers for all partners of the site file and records their requests. */
async function meetPartners(page: Page): Promise<Contact[]> {
  const contacts: Contact[] = [];
  await page.context().route(partner, async (route) => {
    const request = route.request();
    contacts.push({ address: request.url(), body: request.postData() ?? '', referrer: request.headers()['referer'] });
    if (request.url().endsWith('.png'))
      await route.fulfill({
        contentType: 'image/svg+xml',
        body: '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
      });
    else
      await route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>An offer</title><p>An offer</p>' });
  });
  return contacts;
}

const hitsOf = (contacts: readonly Contact[]) => contacts.filter(({ body }) => body !== '');
const notice = (page: Page) => page.getByRole('region', { name: 'Cookies on this site' });

const ads = (page: Page) => page.locator('iframe[title="Ad"]');
const promo = (page: Page) => page.getByRole('link', { name: 'Ad: to the offer, in a new tab' });
const models = (page: Page) => page.getByRole('region', { name: 'With our partners' });
const video = `/video/${fullVideos.standard.id}/${fullVideos.standard.dir}/`;

/** Notes when the next press is made, and when the frame that shows its effect is over, in milliseconds of the page. */
const notePress = (page: Page) =>
  page.evaluateHandle(() => {
    const times: [pressed: number, shown: number] = [0, 0];
    const note = () => {
      times[0] = performance.now();
      requestAnimationFrame(() => requestAnimationFrame(() => (times[1] = performance.now())));
    };
    addEventListener('click', note, { capture: true, once: true });
    return times;
  });

test('accepted below a video, the banner, the offers and the models come without another page, and go again with the answer', async ({
  page,
}) => {
  const contacts = await meetPartners(page);
  await open(page, video);
  const press = await notePress(page);
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  // The attribute is set in the same task as the press, so that what follows moves in the next frame.
  await expect(page.locator('html')).toHaveAttribute('data-consent', /promo.*top.*feed/);
  await expect(promo(page)).toBeVisible();
  await expect(ads(page).first()).toBeVisible();
  await expect(models(page).getByRole('link', { name: 'Vera of the feed' })).toBeVisible();
  await expect.poll(() => hitsOf(contacts).length).toBe(2);
  expect(await shiftsSoFar(page, { except: await press.jsonValue() })).toBeLessThan(0.01);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(promo(page)).toBeVisible();
  await expect.poll(() => hitsOf(contacts).length).toBe(4);
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(promo(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-consent');
  await page.goBack();
  await expect(page).toHaveURL((url) => url.pathname === video);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(models(page)).toHaveCount(0);
  await expect(ads(page)).toHaveCount(0);
  expect(hitsOf(contacts)).toHaveLength(4);
});

test('an answer that is taken back in another tab holds in this one', async ({ page, context }) => {
  await meetPartners(page);
  await open(page);
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect(ads(page).first()).toBeVisible();
  const other = await context.newPage();
  await open(other, '/information/cookies/');
  await other.getByRole('button', { name: 'Reject' }).click();
  await expect(other.getByText('You have rejected').first()).toBeVisible();
  await other.close();
  await page.bringToFront();
  // Headless Chromium never hides a page.
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(ads(page)).toHaveCount(0);
});

async function open(page: Page, path = list): Promise<void> {
  await page.goto(origin + path);
  await waitForHydration(page);
}

test('a first visit is asked, and nothing reaches a partner before the answer or after a rejection', async ({
  page,
}) => {
  const contacts = await meetPartners(page);
  await open(page);
  await expect(notice(page)).toBeVisible();
  await notice(page).getByRole('button', { name: 'Reject' }).press('Enter');
  await expect(notice(page)).toHaveCount(0);
  await expect(page.getByRole('main'), 'focus goes on at the content').toBeFocused();
  await open(page, '/videos/most-popular/1/');
  await expect(page.getByRole('button', { name: 'One video a row' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(contacts).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('showCookiesNotify'))).toBe('0');
});

test('accepted, each page is counted without its title, and offers come at once', async ({ page }) => {
  const contacts = await meetPartners(page);
  await open(page, `${list}?utm_campaign=autumn`);
  await notice(page).getByRole('button', { name: 'Accept' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => hitsOf(contacts).length).toBe(2);
  await expect(ads(page).first()).toBeVisible();
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/video\//);
  await expect.poll(() => hitsOf(contacts).length).toBe(4);
  await expect(ads(page).first()).toBeVisible();
  await expect(ads(page).first()).toHaveAttribute('sandbox', /^allow-scripts/);
  const id = /\/video\/(\d+)\//.exec(page.url())?.[1] ?? '';
  const told = hitsOf(contacts)
    .slice(2)
    .map(({ body }) => decodeURIComponent(body));
  for (const body of told) expect(body).toContain(`/video/${id}/`);
  const dir = new URL(page.url()).pathname.split('/')[3] ?? '';
  for (const { body, referrer } of contacts) {
    expect(decodeURIComponent(body)).not.toContain(dir);
    expect(referrer ?? '', 'no partner learns which page it was').not.toContain('/video');
  }
  expect(hitsOf(contacts).every(({ body }) => body.includes('autumn'))).toBe(true);
});

test('a play is reported as a goal with a code, and with nothing of the video but its number', async ({
  page,
  context,
}) => {
  const contacts = await meetPartners(page);
  await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: origin }]);
  const { id, dir, title } = fullVideos.standard;
  await open(page, `/video/${id}/${dir}/`);
  await expect.poll(() => hitsOf(contacts).length).toBe(2);
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect.poll(() => hitsOf(contacts).length).toBe(4);
  const [matomo, plausible] = ['visits.example', 'numbers.example'].map(
    (host) => hitsOf(contacts).findLast(({ address }) => address.includes(host))?.body ?? '',
  );
  expect(Object.fromEntries(new URLSearchParams(matomo))).toMatchObject({ e_a: 'play', e_n: '{"length":"medium"}' });
  expect(JSON.parse(plausible ?? '')).toMatchObject({ name: 'play', props: { length: 'medium' } });
  for (const body of [matomo, plausible]) {
    expect(decodeURIComponent(body ?? '')).not.toContain(dir);
    expect(decodeURIComponent(body ?? '')).not.toContain(title);
  }
});

test('a visitor who has accepted finds the boxes kept, and takes it back in the settings', async ({
  page,
  context,
}) => {
  const contacts = await meetPartners(page);
  await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: origin }]);
  await open(page);
  await expect(page.locator('iframe[title="Ad"]').first()).toBeVisible();
  expect(await shiftsSoFar(page)).toBeLessThan(0.01);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookies' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cookies' })).toBeVisible();
  await expect(page.getByText('You have accepted').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText('You have rejected').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Ad' })).toHaveCount(0);
  // The page that is left may still have requested its ads.
  await page.goto('about:blank');
  const before = contacts.length;
  await open(page);
  await expect(page.getByRole('button', { name: 'One video a row' })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(contacts.length).toBe(before);
});

test('on a phone’s side the question waits while a video plays', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await open(page, video);
  await expect(notice(page)).toBeVisible();
  await page.getByRole('button', { name: 'Play the video' }).click();
  await expect(notice(page)).toHaveCount(0);
  await open(page);
  await expect(notice(page)).toBeVisible();
});

test('a browser that asks for privacy is not asked, and nothing reaches a partner', async ({ page }) => {
  const contacts = await meetPartners(page);
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  await open(page);
  await expect(page.getByRole('button', { name: 'One video a row' })).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(contacts).toEqual([]);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing is asked, and an answer in the settings is kept', async ({ page, context }) => {
    await page.goto(`${origin}/information/cookies/`);
    await expect(page.getByRole('region', { name: 'Cookies on this site' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Reject' }).click();
    await expect(page).toHaveURL(/\/information\/cookies\/$/);
    expect((await context.cookies()).find(({ name }) => name === 'cookieChoice')?.value).toBe('reject');
  });
});

test('the models come to the page that is shown, not to one that is prepared', async ({ page, context }) => {
  await meetPartners(page);
  await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: origin }]);
  await open(page);
  await expect(page.locator('[data-hidden="prepared"] [data-place="feed"]')).toBeAttached();
  const card = page.getByRole('main').getByRole('article').getByRole('link').first();
  // Videos of the sample's lists have no pages in this API. A video in a list that is played has a page of its own kind.
  await card.evaluate((link, address) => link.setAttribute('href', address), `${video}?playlist=1`);
  await card.click();
  await expect(models(page).getByRole('link', { name: 'Vera of the feed' })).toBeVisible();
});

test('the models come to a page that a campaign has led to', async ({ page, context }) => {
  await meetPartners(page);
  await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: origin }]);
  await open(page, `${video}?utm_campaign=spring&unknown=1`);
  await expect(models(page).getByRole('link', { name: 'Vera of the feed' })).toBeVisible();
});

test('below a video a partner’s models are shown once accepted, in a place kept for them, without meeting the visitor', async ({
  page,
  context,
}) => {
  await meetPartners(page);
  const asked = recordRequests(page, modelsFeedPath);
  const rest = watchRest(page);
  await open(page, video);
  await rest();
  await page.getByRole('button', { name: 'Reject' }).click();
  await expect(notice(page)).toHaveCount(0);
  await expect(models(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await context.addCookies([{ name: 'cookieChoice', value: 'accept', url: origin }]);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(origin + video);
  const kept = await page.locator('[data-place="feed"]').evaluate((box) => box.getBoundingClientRect().height);
  const vera = models(page).getByRole('link', { name: 'Vera of the feed' });
  await expect(vera).toHaveAttribute('rel', /noreferrer/);
  await expect(models(page).getByRole('article')).toContainText('Ad');
  await models(page).scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      models(page)
        .locator('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(288);
  expect(await page.locator('[data-place="feed"]').evaluate((box) => box.getBoundingClientRect().height)).toBe(kept);
  expect(requests.filter((url) => url.includes('127.0.0.1') && !url.startsWith(origin))).toEqual([]);
  for (const headers of modelsAsked) expect([headers.cookie, headers.referer]).toEqual([undefined, undefined]);
});
