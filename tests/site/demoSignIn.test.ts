import { expect, test } from 'vitest';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { json, scenarioApi, testSite, type ApiHandler } from './testSite.ts';

const guests = scenarioApi(everyday);
const api: ApiHandler = (path, asked) => (asked.method === 'POST' ? json({ success: 1 }) : guests(path, asked));
const siteWith = (demoAccounts?: string[]) =>
  testSite(api, {}, { nogeo: false, providerLogin: false, ...(demoAccounts && { demoAccounts }) });
const htmlOf = (demoAccounts?: string[]) => siteWith(demoAccounts).page('/signin/');

test('a demo offers its accounts by name, without a password in the page', async () => {
  const html = await htmlOf(['night_heron', 'ada']);
  expect(html).toContain('Sign in as night_heron');
  expect(html).toContain('Sign in as ada');
  expect(html).not.toContain('afterglow-demo');
});

test('any other site offers none', async () => {
  expect(await htmlOf()).not.toContain('Sign in as ');
});

test('a press without script posts the name alone, and leads to where the visitor was going', async () => {
  const site = siteWith(['night_heron']);
  const response = await site.visit('/signin/?next=%2Fcategories%2F&step=demo', {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-Site': 'same-origin' },
    body: 'usr=night_heron',
  });
  expect([response.status, response.headers.get('location')]).toEqual([303, '/categories/']);
  expect(site.apiRequests.filter(({ call }) => call.startsWith('POST')).map(({ body }) => body)).toEqual([
    'section=demo&usr=night_heron',
  ]);
});
