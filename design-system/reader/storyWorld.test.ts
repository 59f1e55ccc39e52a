import { expect, test } from 'vitest';
import { inRole, storyWorld, worldTime } from './storyWorld.ts';

test('a choice that the toolbar does not have leaves the story as it is', () => {
  const world = storyWorld({ country: 'atlantis', role: 4, network: 'offline' });
  expect(world).toMatchObject({ country: 'story', role: 'story', network: 'offline', clock: 'story' });
});

test('what depends on a session follows the role, and nothing else does', () => {
  expect(inRole({ signedIn: true, title: 'Evening' }, 'guest')).toEqual({ signedIn: false, title: 'Evening' });
  expect(inRole({ signedIn: false }, 'newcomer')).toEqual({ signedIn: true });
  expect(inRole({ signedIn: true }, 'story')).toEqual({ signedIn: true });
  expect(inRole('other', 'guest')).toBe('other');
});

test('the clock runs ahead of the catalogue', () =>
  expect(worldTime(1_000, storyWorld({ clock: 'hour' }))).toBe(3_601_000));
