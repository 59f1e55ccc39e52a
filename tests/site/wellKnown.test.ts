/** Paths that browsers and crawlers request on their own. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/repository.ts';
import { testSite } from './testSite.ts';

const asImage = { headers: { accept: 'image/avif,image/webp,image/png,image/svg+xml,*/*;q=0.8' } };
const asDocument = { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } };

test.each([
  '/favicon.ico',
  '/apple-touch-icon-precomposed.png',
  '/apple-touch-icon-120x120.png',
  '/browserconfig.xml',
  '/ads.txt',
  '/app-ads.txt',
  '/humans.txt',
  '/security.txt',
  '/.well-known/security.txt',
  '/.well-known/appspecific/com.chrome.devtools.json',
  '/.well-known/assetlinks.json',
  '/.well-known/change-password',
])('%s is answered in a line, however it is asked for, and the API is not asked', async (path) => {
  for (const options of [asImage, asDocument, {}, { ...asImage, method: 'HEAD' }]) {
    const site = testSite();
    const response = await site.visit(path, options);
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/plain; charset=UTF-8']);
    expect((await response.text()).length).toBeLessThan(40);
    expect(site.apiRequests).toEqual([]);
  }
});

test('a file that is not there has a page for somebody who types it, and a line for programs', async () => {
  const site = testSite();
  const forProgram = await site.visit('/wp-includes/wlwmanifest.xml', asImage);
  expect([forProgram.status, await forProgram.text()]).toEqual([404, 'There is no such file.']);
  expect(site.apiRequests).toEqual([]);
  const forPerson = await site.visit('/index.php', asDocument);
  expect(forPerson.status).toBe(404);
  expect(await forPerson.text()).toContain('Content not found!');
});

test('the icon of another brand is its mark, with the type of an SVG, and never acts as a document', async () => {
  const site = testSite(undefined, { SITE_FILE: join(root, 'fixtures/contract/lanternSite.json') });
  const response = await site.visit('/favicon.ico', asImage);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/svg+xml']);
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(await response.text()).toContain('<svg');
});
