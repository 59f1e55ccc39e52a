import { maxUploadBytes } from '@afterglow/contract/bodyLimits';
import { expect, test } from 'vitest';
import { fileSize } from './fileSize.ts';
import { readerFor } from './readerFor.ts';

test('sizes are given in the language and the unit that fits', () => {
  expect(fileSize(0, readerFor('en').intl)).toBe('0 byte');
  expect(fileSize(999, readerFor('en').intl)).toBe('999 byte');
  expect(fileSize(3.2 * 1024 ** 2, readerFor('en').intl)).toBe('3.2 MB');
  expect(fileSize(maxUploadBytes, readerFor('de').intl)).toMatch(/^10\sGB$/);
  expect(fileSize(3.26 * 1024 ** 2, readerFor('de').intl)).toMatch(/^3,3\sMB$/);
});
