import { errorCodes } from '@afterglow/contract/errorCode';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { doneToast, refusalToast } from './Toasts.view.ts';

const reader = readerFor('en');

test('what went well is said in a sentence', () => {
  expect(doneToast('add_to', reader)).toEqual({ kind: 'success', text: 'Added to your playlist.' });
  expect(doneToast('upload', readerFor('de')).text).toContain('Video');
});

test('a refusal names the limit that came with its code', () => {
  expect(refusalToast({ code: 'too_large', info: { megabytes: 5 } }, reader).text).toContain('5 MB');
  expect(refusalToast({ code: 'too_large', info: { megapixels: 25 } }, reader).text).toContain('25 million');
  expect(refusalToast({ code: 'limit_user', info: { seconds: 1 } }, reader).text).toContain('1 second.');
});

test('what has been done already is a note, no error', () => {
  expect(refusalToast({ code: 'already' }, reader).kind).toBe('note');
  expect(refusalToast({ code: 'resize_failed' }, reader).kind).toBe('failure');
});

test('a code that has no sentence is named in the general one', () => {
  expect(refusalToast({ code: 'of_tomorrow' }, reader).text).toBe('This did not work (of_tomorrow). Try again later.');
  expect(refusalToast({ code: 'toString' }, reader).text).toContain('(toString)');
  for (const code of errorCodes) expect(refusalToast({ code }, reader).text).toMatch(/\S{3,}/);
});
