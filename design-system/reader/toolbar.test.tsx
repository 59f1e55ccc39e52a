// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { Standard as Notice } from '../age-gate/AgeGate/AgeGate.stories.tsx';
import { Guest as Actions } from '../actions/ActionBar/ActionBar.stories.tsx';
import { Standard as Channel } from '../cards/ChannelCard/ChannelCard.stories.tsx';
import { Standard as Video } from '../cards/VideoCard/VideoCard.stories.tsx';

// axe runs separately, in the browser.
const untouched = { theme: 'dark', locale: 'en', brand: 'afterglow', a11y: { manual: true } };
const shown = () => document.querySelector('.story')?.textContent ?? '';

afterEach(() => document.body.replaceChildren());

test('the age notice follows the country', async () => {
  await Notice.run({ globals: { ...untouched, country: 'de' } });
  expect(shown()).toContain('JMStV');
  await Notice.run({ globals: { ...untouched, country: 'ca' } });
  expect(shown()).not.toContain('JMStV');
});

test('what a guest gets as a link, a member gets as a button', async () => {
  await Actions.run({ globals: untouched });
  expect(document.querySelector('.story a[href*="signin"]')).not.toBeNull();
  await Actions.run({ globals: { ...untouched, role: 'member' } });
  expect(document.querySelector('.story a[href*="signin"]')).toBeNull();
});

test('density and discreet mode are those of the toolbar', async () => {
  await Channel.run({ globals: { ...untouched, density: 'compact', discreet: 'titles' } });
  expect(document.documentElement.dataset).toMatchObject({ density: 'compact', discreet: 'titles' });
  await Channel.run({ globals: { ...untouched, density: 'cosy', discreet: 'off' } });
  expect(document.documentElement.dataset).not.toHaveProperty('density');
});

test('in discreet mode a card has the button that reveals it', async () => {
  const reveal = () => document.querySelector('.story [data-component="RevealButton"]');
  await Video.run({ globals: { ...untouched, discreet: 'on' } });
  expect(reveal()).not.toBeNull();
  await Video.run({ globals: untouched });
  expect(reveal()).toBeNull();
});

test('without a network no picture comes', async () => {
  await Channel.run({ globals: untouched });
  const before = document.querySelector('.story img')?.getAttribute('src');
  await Channel.run({ globals: { ...untouched, network: 'offline' } });
  expect(before).toMatch(/media/);
  expect(document.querySelector('.story img')?.getAttribute('src') ?? '').not.toMatch(/media/);
});

test('both themes stand side by side', async () => {
  await Channel.run({ globals: { ...untouched, theme: 'both' } });
  expect([...document.querySelectorAll('.story [data-theme]')].map((side) => side.getAttribute('data-theme'))).toEqual([
    'dark',
    'light',
  ]);
});
