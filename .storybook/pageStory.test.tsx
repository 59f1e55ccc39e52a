// @vitest-environment jsdom
import { everyday } from '@afterglow/fixtures/scenarios/everyday';
import { expect, test } from 'vitest';
import { channelsRead } from '../site/data/people.ts';
import { isHydrated } from '../site/runtime/data/useResource.ts';
import { pageStory } from './pageStory.tsx';

test('a page that is offline once it is there does not ask again for what has come with it', async () => {
  const { beforeEach, loaders } = pageStory({ scenario: everyday, path: '/pornsites/latest-updates/1/' });
  const { key } = channelsRead({ sort: 'latest-updates', page: 1 });
  const show = async (network: string) => {
    const globals = { locale: 'en', network };
    await Promise.all(loaders.map((load) => load({ globals })));
    return beforeEach({ globals });
  };
  (await show('story'))();
  expect(isHydrated(key)).toBe(false);
  const leave = await show('offline');
  expect(isHydrated(key)).toBe(true);
  leave();
  expect(isHydrated(key)).toBe(false);
});
