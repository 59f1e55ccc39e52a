import { expect, test } from 'vitest';
import { choosePreloads } from './choosePreloads.ts';

test('an import preloads neither itself nor what the entry imports, and lists of files have one order', () => {
  const choose = choosePreloads();
  const page = ['assets/APage-1.js', 'assets/rolldown-runtime-2.js', 'assets/react-3.js', 'assets/packages-4.js'];
  expect(choose('assets/APage-1.js', page)).toEqual([]);
  expect(choose('assets/BPage-5.js', ['assets/BPage-5.js', 'assets/forms-6.js', 'assets/cards-7.js'])).toEqual([
    'assets/forms-6.js',
    'assets/cards-7.js',
  ]);
  expect(choose('assets/CPage-8.js', ['assets/cards-7.js', 'assets/reactions-9.js', 'assets/forms-6.js'])).toEqual([
    'assets/forms-6.js',
    'assets/cards-7.js',
    'assets/reactions-9.js',
  ]);
});
