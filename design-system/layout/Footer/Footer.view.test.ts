import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { footerPages } from '../storyArgs.ts';
import { footer } from './Footer.view.ts';

const reader = readerFor('en');

test('at most a hundred tags are shown, each once and in the order given', () => {
  const keywords = Array.from({ length: 150 }, (_, place) => `word ${place}`);
  const { tags } = footer({ pages: footerPages, topCategories: [], keywords: ['word 3', ...keywords] }, reader);
  expect(tags).toHaveLength(100);
  expect(tags.slice(0, 3).map(({ label }) => label)).toEqual(['word 3', 'word 0', 'word 1']);
});

test('the law is on every page whose site has its pages', () => {
  const { records, parentalControlHref } = footer({ pages: footerPages, topCategories: [], keywords: [] }, reader);
  expect(records).toEqual({
    href: '#/2257/',
    label: '18 U.S.C. 2257 Record-Keeping Requirements Compliance Statement',
  });
  expect(parentalControlHref).toBe('https://www.rtalabel.org/');
});
