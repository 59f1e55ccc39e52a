import { maxUploadBytes } from '@afterglow/contract/bodyLimits';
import { expect, test } from 'vitest';
import { refusalOfFile, type ChosenFile } from './checkFile.ts';

const file: ChosenFile = { name: 'balcony.mp4', bytes: 3_000_000, seconds: 754 };

test.each<[what: string, changes: Partial<ChosenFile>, exclusive: boolean, code: string | undefined]>([
  ['a good file', {}, false, undefined],
  ['a name with a space', { name: 'balcony night.mp4' }, false, 'bad_filename'],
  ['text', { name: 'balcony.txt' }, false, 'file_type'],
  ['an ending in capitals', { name: 'balcony.MOV' }, false, undefined],
  ['an empty file', { bytes: 0 }, false, 'corrupted'],
  ['10 GB', { bytes: maxUploadBytes }, false, undefined],
  ['a byte more', { bytes: maxUploadBytes + 1 }, false, 'too_large'],
  ['less than ten minutes', { seconds: 599 }, false, 'too_short'],
  ['ten minutes', { seconds: 600 }, false, undefined],
  ['six minutes that are nowhere else', { seconds: 360 }, true, undefined],
  ['less than six minutes that are nowhere else', { seconds: 359 }, true, 'too_short'],
  ['a length that the browser cannot read', { seconds: 0 }, false, undefined],
])('%s', (_, changes, exclusive, code) => {
  expect(refusalOfFile({ ...file, ...changes }, exclusive)?.code).toBe(code);
});

test('a refused name comes with one that is taken (D28)', () => {
  const refused = refusalOfFile({ ...file, name: 'Abend am See.mp4' }, false);
  expect(refused?.info).toEqual({ name: 'AbendamSee.mp4' });
  expect(refusalOfFile({ ...file, name: String(refused?.info?.['name']) }, false)).toBeNull();
});
