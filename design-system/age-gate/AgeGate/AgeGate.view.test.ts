import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { ageGate } from './AgeGate.view.ts';
import { gateTexts } from './texts.ts';

const english = readerFor('en');

test('the notice speaks the language that was asked for, and says so where the page speaks another', () => {
  expect(ageGate({ variant: 'fr', language: 'fr' }, english)).toMatchObject({ text: gateTexts.fr.fr, textLang: 'fr' });
  expect(ageGate({ variant: 'de' }, readerFor('de'))).toMatchObject({ text: gateTexts.de.de, textLang: undefined });
});

test('it speaks English where it is not written in the language, with the law of the country all the same', () => {
  expect(ageGate({ variant: 'us', language: 'th' }, { ...english, language: 'th' })).toMatchObject({
    text: gateTexts.en.us,
    textLang: 'en',
  });
});

test('no two legal variants of a language say the same, and none is left empty', () => {
  for (const variants of Object.values(gateTexts)) {
    const said = Object.values(variants).map(({ paragraphs }) => paragraphs.join(' '));
    expect(new Set(said).size).toBe(said.length);
    expect(said.every((text) => text.length > 40)).toBe(true);
  }
});
