/** Looks for a text that broke out of its place, wherever stored texts are shown. */
import { JSDOM } from 'jsdom';
import type { Page } from '@playwright/test';
import { fullModels } from '@afterglow/fixtures/data/models';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { calls } from '@afterglow/contract/calls';
import type { HardSite } from '../../hardSite.ts';
import { authors, otherOf, type Author } from './store.ts';

const { standard: video } = fullVideos;
const { uploaded } = videos;
const videoPath = `/video/${video.id}/${video.dir}/`;
const uploadedPath = `/video/${uploaded.id}/${uploaded.dir}/`;
const originOf = ({ port }: HardSite): string => `http://localhost:${port}`;

/** Pages that show what all authors of a round wrote. */
const sharedPages = [
  ...[videoPath, `${videoPath}?page=1`, `/pornstar/${fullModels.standard.dir}/comments/`, '/playlists/recent/1/'],
  ...authors.slice(0, 3).map(({ id }) => `/members/${id}/wall/1/`),
  ...['/notifications/', '/messages/', '/community/recent/1/', '/community/activity/1/', '/studio/', '/dev/mailbox'],
];

/** Pages that show what one author wrote, and the upload that has its text as title. */
const pagesOf = (author: Author, text: string): readonly string[] => [
  ...['', 'info/', 'edit/', 'playlists/1/'].map((tab) => `/members/${author.id}/${tab}`),
  ...[`/messages/${otherOf(author).id}/`, uploadedPath],
  ...(author.id === authors[0].id ? [`/studio/${uploaded.id}/`] : []),
  // The text itself, which the page repeats.
  `/search/1/?s=${encodeURIComponent(text.slice(0, 100))}&tab=playlists`,
];

/** Files and data for programs. */
const filesWithTexts = [
  ...['/feed/', '/sitemap.xml', calls.mailbox.path()],
  ...[videoPath, uploadedPath].map((path) => `/oembed?url=${encodeURIComponent(path)}`),
];

/** The attribute of the elements that texts would add. A zero byte in a name becomes a replacement character. */
const hostileMark = '[data-hostile], [data-hostile\ufffd]';

/** Whether a script of a text has run, an element of it stands in the page, or data of the page cannot be read. */
const isBroken = (page: Page): Promise<boolean> =>
  page.evaluate((mark) => {
    if ('broken' in window || document.querySelector(mark)) return true;
    try {
      for (const data of document.querySelectorAll('script[type="application/ld+json"]')) JSON.parse(data.textContent);
      return false;
    } catch {
      return true;
    }
  }, hostileMark);

async function lookAt(page: Page, site: HardSite, paths: readonly string[], name: string): Promise<string[]> {
  const found: string[] = [];
  const origin = originOf(site);
  for (const path of paths) {
    await page.goto(origin + path, { waitUntil: 'load' });
    if (await isBroken(page)) found.push(`${path} is broken by ${name}`);
    if (!page.url().startsWith(origin)) found.push(`${path} led to ${page.url()} by ${name}`);
  }
  return found;
}

/** Visits the pages of a text as its author, and returns a sentence for each that it has broken. */
export const lookAtOwnPages = (page: Page, site: HardSite, author: Author, text: string): Promise<string[]> =>
  lookAt(page, site, pagesOf(author, text), JSON.stringify(text));

/** Visits the pages that show the texts of all authors. */
export const lookAtSharedPages = (page: Page, site: HardSite, texts: string): Promise<string[]> =>
  lookAt(page, site, sharedPages, `one of ${texts}`);

/** Reads a file as its program would, and returns whether a text has become markup in it. */
function isFileBroken(type: string, body: string): boolean {
  if (/json/.test(type)) {
    JSON.parse(body);
    return false;
  }
  const contentType = /xml/.test(type) ? 'application/xml' : 'text/html';
  return new JSDOM(body, { contentType }).window.document.querySelector(hostileMark) !== null;
}

/** Reads all files, and returns a sentence for each that a text has broken. */
export async function lookAtFiles(site: HardSite, text: string): Promise<string[]> {
  const found: string[] = [];
  for (const path of filesWithTexts) {
    const response = await fetch(originOf(site) + path, { headers: { 'x-country': 'ca' } });
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
