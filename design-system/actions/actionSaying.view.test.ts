import { errorCodes } from '@afterglow/contract/errorCode';
import { expect, test } from 'vitest';
import { readerFor } from '../reader/readerFor.ts';
import type { Act } from '../forms/refusalSentence.view.ts';
import { actionSaying } from './actionSaying.view.ts';

const english = readerFor('en');
const said = (act: Act, code: string) => actionSaying(act, { code }, english).sentence;

test('what was done before is said of each act in its own words, and not as an error (R133)', () => {
  expect(actionSaying('vote', { code: 'already' }, english)).toEqual({
    sentence: 'You have already voted.',
    kind: 'note',
  });
  const acts = ['vote', 'subscribe', 'favourite', 'watch_later', 'playlist', 'friend'] as const;
  expect(new Set(acts.map((act) => said(act, 'already'))).size).toBe(acts.length);
  expect(actionSaying('subscribe', { code: 'self' }, english)).toEqual({
    sentence: 'You cannot subscribe to yourself.',
    kind: 'note',
  });
});

test('an act without words of its own for a code takes those of the code', () => {
  expect(said('vote', 'login')).toBe('Please log in to complete this action');
  expect(said('vote', 'limit_ip')).toBe(said('favourite', 'limit_user'));
  expect(said('comment', 'limit_ip')).toBe('20 comments per 10 minutes per ip');
});

test('a refusal is an error', () => expect(actionSaying('vote', { code: 'limit_user' }, english).kind).toBe('refused'));

test('a length is said with its number', () =>
  expect(actionSaying('comment', { code: 'max', info: { length: 1000 } }, english).sentence).toBe(
    'Write at most 1,000 characters.',
  ));

test('a code that nobody knows is shown, and a length that is missing is said without a number', () => {
  expect(said('vote', 'E_77')).toBe('This did not work (E_77). Try again later.');
  expect(said('comment', 'max')).toBe('This is too long. Write less.');
  expect(said('vote', 'toString')).toContain('toString');
});

test('every code of the API is a sentence for every act, in German and Thai, too', () => {
  for (const language of ['en', 'de', 'th'])
    for (const code of errorCodes)
      expect(actionSaying('vote', { code }, readerFor(language)).sentence.length).toBeGreaterThan(3);
});
