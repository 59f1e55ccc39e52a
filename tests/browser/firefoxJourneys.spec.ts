/** The most frequent actions of visitors, in Firefox. */
import { calls } from '@afterglow/contract/calls';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { APIRequestContext } from '@playwright/test';
import type { Page } from 'puppeteer-core';
import * as z from 'zod/mini';
import { expect, needFirefox, test } from './inFirefox.ts';
import { join } from './newMember.ts';
import { anAddress } from './signIn.ts';
import { act } from './twoMembers.ts';
import { unique } from './unique.ts';

needFirefox();

const { standard: video } = fullVideos;
const videoPath = `/video/${video.id}/${video.dir}/`;

async function open(view: Page, url: string): Promise<void> {
  await view.goto(url);
  await view.waitForSelector('html[data-live]');
}

/**
 * Finds an element by role and name within a part of the page: Firefox computes the names of all elements that it
 * searches, which takes seconds.
 */
const named = (view: Page, role: string, name: string, within = '') =>
  view.locator(`${within} ::-p-aria([name="${name}"][role="${role}"])`.trim());
/** Finds a button by its text, in a thousandth of that time. */
const button = (view: Page, text: string, within: string) => view.locator(`${within} button::-p-text(${text})`);
const says = (view: Page, text: string, within = '') => view.locator(`${within} ::-p-text(${text})`.trim()).wait();
const toasts = '[data-component="Toasts"]';
const path = (view: Page): string => new URL(view.url()).pathname;

/** Gives Firefox the session of a member who is created for the test. */
async function joinIn(view: Page, request: APIRequestContext, baseURL = ''): Promise<void> {
  await join({ request }, 'Fox', baseURL);
  const { cookies } = await request.storageState();
  const { hostname } = new URL(baseURL);
  for (const { name, value } of cookies) await view.browserContext().setCookie({ name, value, domain: hostname });
}

test('a first visit in Firefox: the notice of one’s country, another theme, a search', async ({ view, baseURL }) => {
  await view.setExtraHTTPHeaders({ 'x-country': 'de' });
  await open(view, `${baseURL}/`);
  await button(view, 'I am 18 or older', '[role="dialog"]').click();
  // Only the new document has no dialog. Before it is hydrated, the form for the theme would load a third one.
  await view.waitForSelector('[role="dialog"]', { hidden: true });
  await view.waitForSelector('html[data-live]');
  const theme = () => view.$eval('html', (root: HTMLElement) => root.dataset['theme']);
  await button(view, 'Light', 'footer').click();
  await expect.poll(theme).toBe('light');
  await view.locator('header input[role="combobox"]').fill('harb');
  await view.waitForSelector('header [role="option"]');
  await view.keyboard.press('Enter');
  await expect.poll(() => path(view)).toBe('/search/1/');
  await says(view, 'Results for');
  await view.reload();
  expect(await theme()).toBe('light');
  expect(await view.$('[role="dialog"]')).toBeNull();
});

test('Firefox skips nothing far below the window, as it would not read it out', async ({ view, baseURL }) => {
  await open(view, `${baseURL}/videos/most-popular/1/`);
  const rendered = await view.$$eval('main article, footer > *', (parts) =>
    parts.map((part) => part.checkVisibility({ contentVisibilityAuto: true })),
  );
  expect(rendered.length).toBeGreaterThan(60);
  expect(rendered).not.toContain(false);
});

test('a member signs in and out in Firefox', async ({ view, request, baseURL }) => {
  const { name, password } = await join({ request }, 'Fox', baseURL);
  await view.setExtraHTTPHeaders({ 'X-Forwarded-For': anAddress() });
  await open(view, `${baseURL}/signin/?next=%2Fcategories%2F`);
  await view.locator('main input[autocomplete="username"]').fill(name);
  await view.locator('main input[type="password"]').fill('not this one');
  await button(view, 'Sign in', 'main').click();
  await says(view, 'Invalid username or password');
  await view.locator('main input[type="password"]').fill(password);
  await button(view, 'Sign in', 'main').click();
  await expect.poll(() => path(view)).toBe('/categories/');
  const menu = `summary[aria-label="Your menu, ${name}"]`;
  await view.waitForSelector('html[data-live]');
  await view.locator(menu).click();
  await button(view, 'Sign out', 'header').click();
  await view.waitForSelector(menu, { hidden: true });
  await view.reload();
  expect(await view.$(menu)).toBeNull();
});

test('a member votes and comments in Firefox', async ({ view, request, baseURL }) => {
  await joinIn(view, request, baseURL);
  await open(view, `${baseURL}${videoPath}`);
  const like = '[data-component="ActionBar"] button[aria-label^="Like"]';
  await view.waitForSelector(`${like}:not([aria-busy])`);
  // Waits from before the click, because the toast disappears after four seconds.
  const thanked = says(view, 'Thank you for your vote.', toasts);
  await view.locator(like).click();
  await thanked;
  await view.waitForSelector(`${like}[aria-pressed="true"]`);
  const text = unique('A fox was here');
  await view.$eval('#comments', (comments) => comments.scrollIntoView());
  await named(view, 'textbox', 'Your comment', '#comments').fill(text);
  const posted = says(view, 'Your comment is posted.', toasts);
  await button(view, 'Post the comment', '#comments').click();
  await posted;
  await says(view, text, '#comments');
});

test('a member puts a video into a new playlist in Firefox', async ({ view, request, baseURL }) => {
  await joinIn(view, request, baseURL);
  const earlier = { orientation: 'str', title: 'Badgers', desc: 'An earlier one.' };
  await act(request, { act: 'playlist', section: 'new', ...earlier }, baseURL);
  await open(view, `${baseURL}${videoPath}`);
  await view.waitForSelector('[data-component="ActionBar"] button[aria-pressed]:not([aria-busy])');
  await button(view, 'Add to', '[data-component="ActionBar"]').click();
  await button(view, 'New playlist', '[role="dialog"]').click();
  const name = unique('Foxes');
  await view.locator('form[data-component="PlaylistForm"] input[name="title"]').fill(name);
  await view.locator('form[data-component="PlaylistForm"] textarea[name="desc"]').fill('Ships at night.');
  await view.locator('form[data-component="PlaylistForm"] input[name="orientation"][value="str"]').click();
  const created = view.waitForResponse((response) => response.url().endsWith(calls.input.path()));
  const said = says(view, 'Your playlist is created.', toasts);
  await button(view, 'Create the playlist', '[role="dialog"]').click();
  await said;
  const { playlist_id: id } = z.parse(z.object({ playlist_id: z.number() }), await (await created).json());
  await open(view, `${baseURL}/playlist/${id}/`);
  await says(view, name);
  expect(await view.$$('main article')).toHaveLength(1);
});

test('a visitor filters, turns the page and comes back in Firefox', async ({ view, baseURL }) => {
  await open(view, `${baseURL}/videos/longest/1/`);
  const first = () => view.$eval('main article a[href^="/video/"]', (link) => link.getAttribute('href'));
  const unfiltered = await first();
  const isHd = 'a[data-part="filter-choice"][href*="type=hd"]';
  await view.locator(`details:has(${isHd}) > summary`).click();
  await view.locator(isHd).click();
  await expect.poll(() => new URL(view.url()).search).toContain('type=hd');
  // Waits until the filtered list is shown, whose filter links keep the filter. The previous list has a "Next" link,
  // too.
  const shown = '#content > :not([data-hidden])';
  await view.waitForSelector(`${shown} a[data-part="filter-choice"][href*="type=hd&"]`);
  await named(view, 'link', 'Next', `${shown} nav`).click();
  await expect.poll(() => path(view)).toBe('/videos/longest/2/');
  expect(new URL(view.url()).search).toContain('type=hd');
  await view.evaluate(() => history.go(-2));
  await expect.poll(() => view.url()).toBe(`${baseURL}/videos/longest/1/`);
  await expect.poll(first).toBe(unfiltered);
});
