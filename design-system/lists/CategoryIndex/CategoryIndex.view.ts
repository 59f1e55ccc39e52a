import type { Term } from '@afterglow/contract/terms';
import { shortCount, videoCount } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import { categoryHref } from '../ChipList/ChipList.view.ts';
import type { CategoryGroup, CategoryIndexProps } from './CategoryIndex.tsx';

/**
 * Returns the categories sorted for the reader's language. Titles that do not start with a letter are grouped under
 * `#`.
 */
export function categoryIndex(categories: readonly Term[], reader: Reader): CategoryIndexProps {
  const { compare } = new Intl.Collator(reader.intl.locale, { sensitivity: 'base', numeric: true });
  const groups = new Map<string, CategoryGroup['categories'][number][]>();
  for (const category of [...categories].sort((one, other) => compare(one.title, other.title))) {
    const letter = firstLetter(category.title, reader.intl.locale);
    const entry = {
      title: category.title,
      href: categoryHref(category, reader),
      count: shortCount(category.videos, reader),
      countLabel: videoCount(category.videos, reader),
    };
    groups.set(letter, [...(groups.get(letter) ?? []), entry]);
  }
  return { groups: [...groups].map(([letter, entries]) => ({ letter, categories: entries })) };
}

/** A Thai vowel that is written before its consonant. Dictionaries sort a word by the consonant. */
const leadingVowel = /^[เแโใไ](?=\p{L})/u;

function firstLetter(title: string, locale: string): string {
  const [first = ''] = title.trim().normalize('NFD').replace(leadingVowel, '');
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase(locale) : '#';
}
