import { JSDOM } from 'jsdom';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { reportedObject } from '@afterglow/contract/report';
import { expect, test } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import type { Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { json, testSite, type ApiHandler } from './testSite.ts';

const { standard } = fullVideos;
const path = `/embed/${standard.id}/`;

test('the embedded player may be framed by anyone, is not indexed, and has no header or footer', async () => {
  const answer = await testSite(everyday).visit(path);
  const html = await answer.text();
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-security-policy')).toContain('frame-ancestors *');
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(html).toContain('content="noindex"');
  const { document } = new JSDOM(html).window;
  expect(document.querySelectorAll('video')).toHaveLength(1);
  // In the document, as the style sheet names the header.
  expect(document.querySelectorAll('[data-component="Header"], [data-component="Footer"]')).toHaveLength(0);
});

test('its link to report says which video it is about', async () => {
  const html = await (await testSite(everyday).visit(path)).text();
  const [, href = ''] = /href="(\/report\/[^"]*)"/.exec(html) ?? [];
  const about = new URL(href.replaceAll('&amp;', '&'), 'http://localhost').searchParams;
  expect(about.get('url')).toBe(`/video/${standard.id}/${standard.dir}/`);
  expect(about.get('object')).toMatch(reportedObject);
  expect(about.get('object')).toBe(`video ${standard.id}`);
});

test.each(['ca', 'us', 'gb'])(
  'below it stand report or removal, records and privacy, in windows of their own: %s',
  async (country) => {
    const html = await testSite(everyday).page(path, { headers: { 'x-country': country } });
    const { document } = new JSDOM(html, { url: 'http://localhost/' }).window;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-component="LegalLinks"] a')];
    expect(links.map(({ pathname }) => pathname)).toEqual(['/report/', '/information/2257/', '/information/privacy/']);
    // Other pages of the site refuse to be framed.
    expect(links.map(({ target }) => target)).toEqual(['_blank', '_blank', '_blank']);
  },
);

test('other pages may not be framed', async () => {
  const answer = await testSite(everyday).visit('/');
  expect(answer.headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
});

test.each(['us', 'gb'])(
  'under the age gate of %s it is a link to the page, and tells nothing of the video',
  async (country) => {
    const { page, apiRequests } = testSite(everyday);
    const html = await page(path, { headers: { 'x-country': country } });
    expect(html).toContain(`href="/video/${standard.id}/"`);
    for (const told of [standard.title, standard.dir, standard.poster, '<video']) expect(html).not.toContain(told);
    expect(apiRequests.filter(({ call }) => call.includes(String(standard.id)))).toEqual([]);
  },
);

test('a video’s address without its title leads to its page, in the language asked for', async () => {
  const answer = await testSite(everyday).visit(`/video/${standard.id}/?lang=de`);
  expect([answer.status, answer.headers.get('location')]).toEqual([
    301,
    `/video/${standard.id}/${standard.dir}/?lang=de`,
  ]);
});

const fails: ApiHandler = () => json({ error: 1, code: 'internal' }, 500);

test.each<[string, ApiHandler | Scenario, string]>([
  ['', everyday, 'ca'],
  [' where the API fails', fails, 'ca'],
  [' under an age gate', everyday, 'gb'],
])('it is one main part with a heading%s', async (_, api, country) => {
  const html = await testSite(api).page(path, { headers: { 'x-country': country } });
  const { document } = new JSDOM(html).window;
  expect([document.querySelectorAll('main').length, document.querySelectorAll('main h1').length]).toEqual([1, 1]);
});
