// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { channels } from '@afterglow/fixtures/data/channels';
import { Standard } from '../cards/ChannelCard/ChannelCard.stories.tsx';
import { channelCard } from '../cards/ChannelCard/ChannelCard.view.ts';
import { Watched } from '../cards/VideoCard/VideoCard.stories.tsx';
import { OneChosen, MenuOpen } from '../filters/FilterBar/FilterBar.stories.tsx';
import { readerFor } from './readerFor.ts';

// Composes stories as Storybook does, with the project's preview around them. axe runs separately, in the browser.
const english = { theme: 'dark', locale: 'en', a11y: { manual: true } };
const german = { ...english, locale: 'de' };
const shown = () => document.querySelector('.story')?.textContent ?? '';

// jsdom lays nothing out, and has no such method.
Element.prototype.scrollIntoView = () => {};

afterEach(() => document.body.replaceChildren());

const inEnglish = channelCard(channels.standard, readerFor('en'));
const inGerman = channelCard(channels.standard, readerFor('de'));

test('what a control changes is drawn, and all else as the view gives it', async () => {
  expect(Standard.composed.args).toEqual(inEnglish);

  await Standard.run({ args: { ...inEnglish, name: 'Hello' }, globals: english });
  expect(shown()).toContain('Hello');
  expect(shown()).not.toContain(inEnglish.name);
  expect(shown()).toContain(inEnglish.facts);
});

test('a control that was not touched follows the language', async () => {
  await Standard.run({ args: { ...inEnglish, name: 'Hello' }, globals: german });
  expect(shown()).toContain('Hello');
  expect(shown()).toContain(inGerman.facts);
  expect(shown()).not.toContain(inEnglish.facts);
});

test('one value within a list is changed, and the others of it follow the language', async () => {
  const [chosen, open, ...others] = OneChosen.composed.args.filters ?? [];
  if (!chosen || !open) throw new Error('This story has too few filters; choose another one for the test.');

  await OneChosen.run({ args: { filters: [chosen, { ...open, label: 'How sharp' }, ...others] }, globals: german });
  expect(shown()).toContain('How sharp');
  expect(shown()).toContain('10–40 Min.');
  expect(shown()).not.toContain('10–40 min');
});

test('a value that a control took away, or a longer list, is drawn as it was given', async () => {
  const [, open] = OneChosen.composed.args.filters ?? [];
  if (!open) throw new Error('This story has too few filters; choose another one for the test.');

  await OneChosen.run({ args: { filters: [open] }, globals: german });
  expect(document.querySelectorAll('.story summary')).toHaveLength(1);
  expect(shown()).toContain('Any quality');
});

test('what no view sets is drawn, and has no control where none can show it', async () => {
  await Watched.run({ globals: english });
  expect(document.querySelector('[data-component="WatchedBar"]')).not.toBeNull();
  expect(Watched.composed.argTypes['children']?.control).toMatchObject({ disable: true });
});

test('a play function meets the same story', async () => {
  // Storybook passes `userEvent` to play functions only if there is a clipboard, which jsdom lacks.
  Object.assign(navigator, { clipboard: {} });
  await MenuOpen.run({ globals: english });
  expect(document.querySelector('details[open]')?.textContent).toContain('All time');
});
