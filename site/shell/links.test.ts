// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { demoSite } from '@afterglow/contract/siteFile';
import { openPage } from '../shared/openPage.ts';
import { mailedLinks } from '../server/middleware/mailedToken.ts';
import { linkedSite } from './links.ts';
import { interceptLinks } from '../runtime/client/interceptLinks.ts';

const prefetched = vi.fn<() => Promise<void>>(() => Promise.resolve());
interceptLinks(linkedSite, { language: 'en', user: null, brand: demoSite.brand }, prefetched);

/** Clicks a link as a visitor does; returns whether the browser would load a document for it. */
function clickLink(href: string): boolean {
  document.body.innerHTML = '<a>A link</a>';
  const link = document.querySelector('a');
  link?.setAttribute('href', href);
  let loads = false;
  addEventListener(
    'click',
    (event) => {
      loads = !event.defaultPrevented;
      // Nothing can be loaded here.
      event.preventDefault();
    },
    { once: true },
  );
  link?.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
  link?.click();
  return loads;
}

const token = 'A'.repeat(43);
const mailed = mailedLinks.map(({ path, parameter }) => `${path}?${parameter}=${token}`);
const forServer = [
  ...mailed,
  '/signin/?link=abc',
  '/?lang=de',
  '/videos/longest/1/?duration=2&lang=th',
  '/videos/longest/1/?of-no-page=1',
  '/api/login.g.php',
  '/api/json/video/432000/0/0/21.json',
  '/video/21/a-dir/file',
  '/videos/latest-updates/rss.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/age-de.xml',
  '/oembed?url=x',
  '/media/scenes/01/1.jpg',
  '/preferences',
  '/videos/',
];
const forPages = [
  '/categories/',
  '/videos/longest/1/?duration=2',
  '/videos/longest/1/?utm_campaign=spring',
  '/signup/?step=send_email',
  '/signin/?next=%2Fcategories%2F',
  '/dev/mailbox',
];

describe('a link', () => {
  beforeEach(() => void prefetched.mockClear());

  test.each(forServer)('a press on %s loads a document, and nothing before it', (href) => {
    expect(clickLink(href)).toBe(true);
    expect(clickLink(new URL(href, location.href).href)).toBe(true);
    expect(prefetched).not.toHaveBeenCalled();
  });

  test.each(forPages)('a press on %s does not', (href) => expect(clickLink(href)).toBe(false));
});

describe('opened by code', () => {
  const assign = vi.fn<(address: string) => void>();
  beforeEach(() => {
    assign.mockClear();
    vi.stubGlobal('location', { href: 'http://localhost/', assign });
  });

  test.each(forServer.filter((href) => href.includes('?') && !href.startsWith('/oembed')))(
    '%s is a document',
    (href) => {
      openPage(href);
      expect(assign).toHaveBeenCalledExactlyOnceWith(href);
    },
  );

  test.each(forPages)('%s is not', (href) => {
    openPage(href);
    expect(assign).not.toHaveBeenCalled();
  });
});
