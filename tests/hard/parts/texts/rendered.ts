/** Looks for a text that broke out of its place, wherever stored texts are shown. */
import { JSDOM } from 'jsdom';
import type { Page } from '@playwright/test';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { calls } from '@afterglow/contract/calls';
import type { HardSite } from '../../hardSite.ts';
import { authors } from './store.ts';

const [{ id: author }, { id: other }] = authors;
const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;

/** Pages that show what a member wrote. */
const pagesWithTexts = [
  ...[videoPath, `${videoPath}?page=1`, `/pornstar/${fullModels.standard.dir}/comments/`, `/members/${other}/wall/1/`],
  ...[`/members/${author}/`, `/members/${author}/info/`, `/members/${author}/playlists/1/`, `/members/${author}/edit/`],
  ...[
    '/playlists/latest-updates/1/',
    '/notifications/',
    '/messages/',
    `/messages/${other}/`,
    '/community/recent/1/',
    '/dev/mailbox',
  ],
];

/** Files and data for programs. */
const filesWithTexts = ['/feed/', '/sitemap.xml', `/oembed?url=${encodeURIComponent(videoPath)}`, calls.mailbox.path()];

/** Searches for the text itself, which the page repeats. */
const searchFor = (text: string): string => `/search/1/?s=${encodeURIComponent(text.slice(0, 100))}&tab=playlists`;

/** Whether a script of a text has run, or an element of it stands in the page. */
const isBroken = (page: Page): Promise<boolean> =>
  page.evaluate(() => 'broken' in window || document.querySelector('[data-broken]') !== null);

/** Visits all pages as the signed-in author, and returns a sentence for each that a text has broken. */
export async function lookAtPages(page: Page, origin: string, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of [...pagesWithTexts, searchFor(text)]) {
    await page.goto(origin + path, { waitUntil: 'load' });
    if (await isBroken(page)) found.push(`${path} is broken by ${JSON.stringify(text)}`);
    if (!page.url().startsWith(origin)) found.push(`${path} led to ${page.url()} by ${JSON.stringify(text)}`);
  }
  return found;
}

/** Reads a file as its program would, and returns whether a text has become markup in it. */
function isFileBroken(type: string, body: string): boolean {
  if (/json/.test(type)) {
    JSON.parse(body);
    return false;
  }
  const contentType = /xml/.test(type) ? 'application/xml' : 'text/html';
  return new JSDOM(body, { contentType }).window.document.querySelector('[data-broken]') !== null;
}

/** Reads all files, and returns a sentence for each that a text has broken. */
export async function lookAtFiles(site: HardSite, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of filesWithTexts) {
    const response = await fetch(`http://localhost:${site.port}${path}`, { headers: { 'x-country': 'ca' } });
    const body = await response.text();
    try {
      if (isFileBroken(response.headers.get('content-type') ?? '', body))
        found.push(`${path} is broken by ${JSON.stringify(text)}`);
    } catch (error) {
      found.push(`${path} cannot be read after ${JSON.stringify(text)}: ${String(error)}`);
    }
  }
  return found;
}
