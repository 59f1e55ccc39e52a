/** Validation of name and password, in the browser and on the server. */
import { expect, test } from 'vitest';
import { refusalsOf } from '@afterglow/contract/fields';
import { createSignUpForm } from '@afterglow/contract/forms/account';

const signUpForm = createSignUpForm('Lantern House');

function codesFor(username: string, pwd = 'wind in the grass'): string[] {
  const form = signUpForm.safeParse({ username, email: 'nadja.d@members.example', pwd, captcha: 'x' });
  return form.success ? [] : refusalsOf(form.error).map(({ field, code }) => `${field} ${code}`);
}

test.each([
  'night_heron',
  'Sofie van den Berg',
  'Северный Ветер',
  'Ελένη_1972',
  'かなカナ漢字',
  '夜景',
  '민지',
  'ゆき',
  'カラオケー',
  'Tokyo東京ひかり',
  'Seoul서울',
  'กุหลาบ',
  'नमस्ते-9',
  'محمد.٧',
  'ᎣᏏᏲ',
  'badminton_fan',
  'supporter of lanterns',
])('the name %s is allowed', (name) => {
  expect(codesFor(name)).toEqual([]);
});

test.each([
  ['a Cyrillic letter among Latin ones', 'nіght_heron'],
  ['a Greek letter among Latin ones', 'night_herοn'],
  ['a Cherokee letter among Latin ones', 'ᎪDA_LOVE'],
  ['Latin beside Cyrillic', 'Северный wind'],
  ['an invisible filler', 'ada\u3164'],
  ['an invisible selector', 'ada\ufe0f'],
])('%s is refused', (_, name) => {
  expect(codesFor(name)).toEqual(['username illegal_chars']);
});

test.each(['ab', '夜', 'ก1', 'é1'])('the name %s is too short', (name) => {
  expect(codesFor(name)).toEqual(['username min']);
});

test.each([
  'admin',
  'ADMIN',
  'a.d.m.i.n',
  'admin_1',
  'ａｄｍｉｎ',
  'Moderator',
  'support',
  'Lantern House',
  'lantern house support 24',
])('the name %s is reserved', (name) => {
  expect(codesFor(name)).toEqual(['username username_taken']);
});

test.each(['Nadja Dünen', 'nadja dünen', 'nadja.d@members.example', 'NADJA.D', ' nadja.d ', 'lantern house'])(
  'the password %j is guessable',
  (pwd) => {
    expect(codesFor('Nadja Dünen', pwd)).toEqual(['pwd common']);
  },
);

test('the name of another site is nobody’s', () => {
  expect(codesFor('Afterglow')).toEqual([]);
});

test.each(['nope', 'a@b', 'no-dot@example'])('%s is no address, however short', (email) => {
  const form = signUpForm.safeParse({ username: 'ada', email, pwd: 'wind in the grass', captcha: 'x' });
  expect(form.success ? [] : refusalsOf(form.error)).toEqual([{ field: 'email', code: 'invalid' }]);
});

test('a password that everyone guesses is said beside a name that cannot be', () => {
  expect(codesFor('a', 'nadja.d')).toEqual(['username min', 'pwd common']);
});
