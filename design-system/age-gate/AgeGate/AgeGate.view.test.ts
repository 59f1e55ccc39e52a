import { expect, test } from 'vitest';
import { languageKeys } from '../../reader/languages.ts';
import { loadMessages } from '../../reader/loadMessages.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { ageGate } from './AgeGate.view.ts';

const variants = ['other', 'us', 'fr', 'de'] as const;

test.each([
  ['en', 'other', 'It shows material meant for people of 18 and over. Nothing of it is loaded until you answer.'],
  ['fr', 'fr', 'En entrant, vous déclarez être majeur.'],
  [
    'de',
    'de',
    'Nach dem Jugendmedienschutz-Staatsvertrag (JMStV) dürfen diese Inhalte nur Erwachsenen gezeigt werden. Bevor du antwortest, wird nichts davon geladen.',
  ],
  ['ru', 'us', 'Входя, вы подтверждаете свой возраст и то, что такие материалы разрешены там, где вы находитесь.'],
] as const)('in %s under the law "%s" it says word for word what is specified', async (language, variant, sentence) => {
  await loadMessages(language);
  expect(ageGate(variant, readerFor(language)).text.paragraphs).toContain(sentence);
});

test.each(languageKeys)('in %s no two laws have the same text, and none is left empty', async (language) => {
  await loadMessages(language);
  const said = variants.map((variant) => ageGate(variant, readerFor(language)).text.paragraphs.join(' '));
  expect(new Set(said).size).toBe(said.length);
  expect(said.filter((text) => text.length <= 20)).toEqual([]);
});

test('the notice links to itself in every language', () => {
  const { languages } = ageGate('other', readerFor('en'));
  expect(languages.filter(({ current }) => current).map(({ tag }) => tag)).toEqual(['en']);
  expect(languages).toHaveLength(languageKeys.length);
});
