import { expect, test } from 'vitest';
import { isLanguageChosen, preferredLanguage } from './preferredLanguage.ts';

test.each([
  [['de-AT', 'en'], 'en', 'de'],
  [['th'], 'de', 'th'],
  [['EN-gb'], 'th', 'en'],
  // The first language with written pages counts, not the browser's first language.
  [['qaa', 'th-TH', 'de'], 'en', 'th'],
  // The page is already in it.
  [['en-US', 'de'], 'en', null],
  [['qaa'], 'en', null],
  [[], 'en', null],
])('a browser of %j is offered, on a page in %s, %s', (preferred, current, offered) => {
  expect(preferredLanguage(preferred, current)).toBe(offered);
});

test.each([
  ['', false],
  ['theme=dark; discreet=on', false],
  ['theme=dark; kt_lang=en', true],
  // Chosen, although no page is written in it.
  ['kt_lang=ru', true],
])('with the cookies %j a language is chosen: %s', (cookie, chosen) => {
  expect(isLanguageChosen(cookie)).toBe(chosen);
});
