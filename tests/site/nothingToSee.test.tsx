// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { calls } from '@afterglow/contract/calls';
import { everyday, toPage } from '@afterglow/fixtures/scenarios/everyday';
import { replyTo, type Scenario } from '@afterglow/fixtures/scenarios/scenario';
import { popularRead } from '../../site/data/videos.ts';
import { patience } from '../tools/patience.ts';
import { renderAt } from './renderAt.tsx';

const empty: Scenario = { ...everyday, replies: { ...everyday.replies, ...replyTo(calls.search, toPage([], 0)) } };

beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
afterEach(cleanup);

const popularCards = async () => {
  const heading = await screen.findByText('Popular videos');
  await vi.waitFor(() => expect(heading.closest('section')?.getAttribute('aria-busy')).toBeNull(), patience);
  return heading.closest('section')?.querySelectorAll('article').length;
};

test('an address that leads nowhere shows a search and four popular videos', async () => {
  await renderAt('/no-such-page/', everyday);
  expect(await popularCards()).toBe(4);
  expect(document.querySelector('main input[name="s"]')).not.toBeNull();
});

test('a search that finds nothing keeps its words for another try, and shows four popular videos', async () => {
  await renderAt('/search/1/?s=evning', empty);
  expect(await popularCards()).toBe(4);
  expect(document.querySelector<HTMLInputElement>('main input[name="s"]')?.value).toBe('evning');
});

test('a search that finds something does not ask for popular videos', async () => {
  const requests = await renderAt('/search/1/?s=evening', everyday);
  await vi.waitFor(() => expect(document.querySelector('main article a')).not.toBeNull(), patience);
  expect(requests.some((call) => call.includes('search'))).toBe(true);
  expect(requests).not.toContain(popularRead.key);
});
