// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import type { LegalVariant } from '@afterglow/contract/gate';
import { top } from '@afterglow/fixtures/data/globals';
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { outage } from '@afterglow/fixtures/scenarios/outage';
import { replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { renderAt } from './renderAt.tsx';

let requests: string[];

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => {});
  Element.prototype.scrollIntoView = () => {};
});
beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
});

/** Renders the app at a URL, in a scenario, and records the requests of the search box. */
async function visit(address: string, scenario: Scenario = everyday, gate: LegalVariant | null = null) {
  requests = await renderAt(address, scenario, { gate, recorded: (call) => call.includes('suggester') });
  return { user: userEvent.setup(), box: await screen.findByPlaceholderText('Search videos, models, channels') };
}

/** Returns option labels by group heading. Uses selectors, because queries by role take a second in jsdom. */
const offeredOptions = (): Record<string, (string | null | undefined)[]> =>
  Object.fromEntries(
    [...document.querySelectorAll('header [role="listbox"] > [role="group"]')].map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent ?? '',
      [...group.querySelectorAll('[data-part="suggestion-label"]')].map((label) => label.textContent),
    ]),
  );
const announced = () =>
  [...document.querySelectorAll('[aria-live="polite"]')].map((region) => region.textContent).join(' ');
const recents = 'Your last searches';

test('focusing the box shows popular searches; nothing is requested before', async () => {
  const { user, box } = await visit('/videos/longest/1/');
  expect(requests).toEqual([]);
  await user.click(box);
  await waitFor(() => expect(offeredOptions()).toEqual({ 'Often searched for': top.keywords.slice(0, 10) }));
  expect(requests).toEqual([calls.suggester.path({ count: 1_000 })]);
});

test('typing shows matching entries, with one request for the final input', async () => {
  const { user, box } = await visit('/videos/longest/1/');
  await user.type(box, 'lake');
  const titles = (kind: 'models' | 'channels' | 'categories', count: number) =>
    top[kind].slice(0, count).map(({ title }) => title);
  await waitFor(() =>
    expect(offeredOptions()).toEqual({
      Searches: top.keywords.slice(0, 5),
      Categories: titles('categories', 3),
      Models: titles('models', 3),
      Channels: titles('channels', 2),
    }),
  );
  expect([...document.querySelectorAll('header [role="option"]')].map((option) => option.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      `/search/1/?s=${encodeURIComponent(top.keywords[0] ?? '').replaceAll('%20', '+')}`,
      `/pornstar/${top.models[0]?.dir}/`,
      `/pornsite/${top.channels[0]?.dir}/`,
      `/categories/${top.categories[0]?.dir}/latest-updates/1/`,
    ]),
  );
  expect(requests.filter((call) => call.includes('.php'))).toEqual([calls.suggest.path({ words: 'lake' })]);
  await waitFor(() => expect(announced()).toContain('13 suggestions'));
});

test('every opened search is added to the recent searches', async () => {
  const { user, box } = await visit('/search/1/?s=%20night%20train%20');
  // Stored after its chunk has loaded.
  await waitFor(() => expect(localStorage).toHaveLength(1));
  await user.clear(box);
  await waitFor(() => expect(offeredOptions()[recents]).toEqual(['night train']));
});

test('if the suggester is down, recent searches are shown without an error', async () => {
  localStorage.setItem('searches', JSON.stringify({ until: Date.now() * 2, value: [{ title: 'ferry' }] }));
  const { user, box } = await visit('/videos/longest/1/', outage);
  await user.type(box, 'lake');
  await waitFor(() => expect(requests).toContain(calls.suggest.path({ words: 'lake' })));
  await waitFor(() => expect(offeredOptions()[recents]).toEqual(['ferry']));
  await waitFor(() => expect(announced()).toContain('1 suggestion'));
});

test('a reply with thousands of duplicates shows ten', async () => {
  const models = Array.from({ length: 1_000 }, (_, index) => ({
    dir: `m-${index}`,
    title: `Model ${index}`,
    videos: 1,
  }));
  const reply = { models: models.flatMap((one) => [one, one]), channels: [], categories: [], keywords: [] };
  const { user, box } = await visit('/videos/longest/1/', {
    ...everyday,
    replies: { ...everyday.replies, ...replyTo(calls.suggest, reply) },
  });
  await user.type(box, 'model');
  await waitFor(() => expect(offeredOptions()['Models']).toEqual(models.slice(0, 10).map(({ title }) => title)));
});

test('with an age notice nothing is requested or stored', async () => {
  const { box } = await visit('/search/1/?s=ferry', everyday, 'other');
  box.focus();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box.getAttribute('aria-expanded')).toBe('false');
  expect(requests).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
