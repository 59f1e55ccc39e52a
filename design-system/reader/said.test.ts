// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { beginningWith, holding, said } from './said.ts';

afterEach(() => document.body.replaceChildren());

test('a message is found in the language of the story that is shown', () => {
  expect(said('player.settings')).toBe('Settings');
  document.body.innerHTML = '<div class="story" data-locale="de"></div>';
  expect(said('player.settings')).toBe('Einstellungen');
  expect(said('voteButtons.dislikeName', { count: 12 })).toBe('Gefällt mir nicht, 12');
});

test('a message is also found within a longer text', () => {
  expect('Settings of the player').toMatch(beginningWith('player.settings'));
  expect('All settings').not.toMatch(beginningWith('player.settings'));
  expect('That was too often. Wait a few minutes, then try again. (1)').toMatch(holding('action.limit'));
});
