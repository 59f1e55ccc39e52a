import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { fallbackLanguage, languageKeys, type Language } from '@afterglow/contract/languageKeys';
import type { MessageId } from '@afterglow/design-system/reader/messageText.ts';
import { expectNone } from '../tools/expectNone.ts';
import { files, root } from '../tools/repository.ts';
import { findUntranslated, findWrongPlurals, type Messages } from './translations.ts';

// Written by our build: one message per id.
const read = (path: string): Messages => JSON.parse(readFileSync(join(root, path), 'utf8')) as Messages;

const english = read('design-system/messages/en.json');
const translated = languageKeys.filter((key) => key !== fallbackLanguage);
const messagesOf = (language: Language): Messages => read(`design-system/messages/${language}.json`);

interface Glossary {
  address: string;
  terms: Record<string, string>;
  same: string[];
}
const glossaryOf = (language: Language): Glossary =>
  JSON.parse(readFileSync(join(root, `design-system/messages/glossary/${language}.json`), 'utf8')) as Glossary;

test('all messages are translated', () => {
  const written = files('design-system/messages/*.json')
    .filter((path) => dirname(path) === 'design-system/messages')
    .map((path) => basename(path, '.json'));
  expect(written.toSorted()).toEqual(languageKeys.toSorted());
  expectNone(
    translated.flatMap((language) =>
      findUntranslated(language, messagesOf(language), { english, same: glossaryOf(language).same }),
    ),
    'Translate these, or list their words under "same" in the glossary of the language, if it has the same ones:',
  );
});

/** The beginning of each word of a glossary's entry, as endings change: of `s’abonner` `abon`. */
const stemsOf = (entry: string, length: number): string[] =>
  (entry.match(/\p{L}+/gu) ?? []).map((word) => word.slice(0, length).toLowerCase());

/** Sentences that are no more than a term, and that say something else in a language for a reason. */
const freeOfGlossary: Readonly<Record<string, readonly string[]>> = {
  cz: ['sitemapScreen.page.download'],
  ja: ['homeScreen.best'],
  nl: ['filterForm.avatar'],
  // Headings of a form take the noun, which has another stem.
  pl: ['guestButtons.signUp', 'loginModal.title', 'signInScreen.title', 'sitemapScreen.page.signIn'],
  ru: ['filterForm.avatar', 'memberActions.message'],
  th: ['filterForm.avatar'],
};

test.each(translated)('%s has one word for one thing', (language) => {
  const messages = messagesOf(language);
  const { terms } = glossaryOf(language);
  // Words of these scripts are short, or are written without spaces.
  const length = ['cn', 'ja', 'kr', 'th'].includes(language) ? 1 : 3;
  const used = Object.entries(english).flatMap(([id, sentence]) => {
    const entry = terms[sentence.toLowerCase()];
    return entry === undefined ? [] : [{ id, entry }];
  });
  expect(used.length).toBeGreaterThan(50);
  expectNone(
    used
      .filter(({ id, entry }) => !stemsOf(entry, length).some((stem) => messages[id]?.toLowerCase().includes(stem)))
      .filter(({ id }) => !freeOfGlossary[language]?.includes(id))
      .map(({ id, entry }) => `${language}.json: ${id}: ${messages[id]} (${entry})`),
    'The glossary of the language has another word for these:',
  );
});

test.each(languageKeys)('plurals have the forms of the language: %s', (language) => {
  const messages = Object.entries(messagesOf(language));
  expectNone(
    messages.flatMap(([id, text]) =>
      findWrongPlurals(language, text).map((what) => `${language}.json: ${id}: ${what}`),
    ),
    'Give these plurals the forms of their language:',
  );
  expect(findWrongPlurals(language, '{count, plural, two {#} dual {#} other {#}}').length).toBeGreaterThan(1);
});

test('untranslated messages are found', () => {
  const messages = {
    a: 'Watch later',
    b: '{count, plural, one {# video} other {# videos}}',
    c: 'Videos',
    d: '{title} – {name}',
    e: 'Upload',
  };
  expect(findUntranslated('de', messages, { english: messages, same: ['Videos', 'Video'] })).toHaveLength(3);
  expect(
    findUntranslated(
      'de',
      {
        a: 'Später ansehen',
        b: '{count, plural, one {# Video} other {# Videos}}',
        c: 'Videos',
        d: '{title} – {name}',
        e: 'Hochladen',
      },
      { english: messages, same: ['Videos', 'Video'] },
    ),
  ).toEqual([]);
  expect(
    findUntranslated(
      'th',
      { a: 'Watch it later', c: 'วิดีโอ', d: '{title} – {name}', e: 'อัปโหลด' },
      { english: messages, same: [] },
    ),
  ).toEqual(['th.json: a: Watch it later']);
});

/** Visible texts of buttons and links, and the names that are read out instead. Speech input uses the visible text. */
const names: Readonly<Partial<Record<MessageId, MessageId>>> = {
  'captionsForm.remove': 'captionsForm.removeNamed',
  'commentCard.show': 'commentCard.showOf',
  'failedScreen.again': 'accountFailed.name',
  'hiddenCard.show': 'hiddenCard.showTitle',
  'sessionsForm.end': 'sessionsForm.endNamed',
};

const segmenter = new Intl.Segmenter('en', { granularity: 'word' });
/** A narrow no-break space would count as a letter. */
const wordsOf = (text: string): string =>
  [...segmenter.segment(text.toLowerCase().replaceAll(/\s/g, ' '))]
    .flatMap((one) => (one.isWordLike ? [one.segment] : []))
    .join(' ');

test.each(languageKeys)('the name of a button contains the words of its visible text: %s', (language) => {
  const messages = messagesOf(language);
  const isContained = (text: string, name: string): boolean =>
    ` ${wordsOf(messages[name] ?? '')} `.includes(` ${wordsOf(messages[text] ?? '-')} `);
  expectNone(
    Object.entries(names)
      .filter(([text, name]) => !isContained(text, name))
      .map(([text, name]) => `${language}.json: ${name}: ${messages[name]} (${messages[text]})`),
    'Say the visible text of the button in these names:',
  );
});
