// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest';
import { beginningWith, holding, messageText } from './messageText.ts';

afterEach(() => document.body.replaceChildren());

test('a message is found in the language of the story that is shown', () => {
  expect(messageText('player.settings')).toBe('Settings');
  document.body.innerHTML = '<div class="story" data-locale="de"></div>';
  expect(messageText('player.settings')).toBe('Einstellungen');
  expect(messageText('voteButtons.dislikeName', { count: 12 })).toBe('Gefällt mir nicht, 12');
});

test('a message is also found within a longer text', () => {
  expect('Settings of the player').toMatch(beginningWith('player.settings'));
  expect('All settings').not.toMatch(beginningWith('player.settings'));
  expect('That was too often. Wait a few minutes, then try again. (1)').toMatch(holding('action.limit'));
});
