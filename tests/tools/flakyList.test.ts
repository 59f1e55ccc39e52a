import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { knownFlaky } from '../knownFlaky.ts';
import { expectNone } from './expectNone.ts';
import { flakyListFaults, hasTest, splitFlaky } from './flakyList.ts';
import { files, root } from './repository.ts';

const entry = { name: 'friends.spec.ts › one asks', since: '2026-11-01', reason: 'The list is read too early.' };
const testFiles = [
  { path: 'tests/browser/friends.spec.ts', text: "test('one asks', …)" },
  { path: 'design-system/cards/VideoCard/VideoCard.stories.tsx', text: 'export const NoPicture = …' },
];
const exists = (name: string): boolean => hasTest(name, testFiles);

test('every test of the list exists, and is on it for no longer than 30 days', () => {
  const all = files('tests/browser/*.spec.ts', '*.stories.tsx').map((path) => ({
    ...{ path, text: readFileSync(join(root, path), 'utf8') },
  }));
  expectNone(
    flakyListFaults(knownFlaky, new Date(), (name) => hasTest(name, all)),
    'Mend these tests and take them off tests/knownFlaky.ts:',
  );
});

test('an empty list is in order, and so is an entry of this month', () => {
  expect(flakyListFaults([], new Date(), exists)).toEqual([]);
  expect(flakyListFaults([entry], new Date('2026-12-01'), exists)).toEqual([]);
});

test.each([
  ['an old one', entry, '2026-12-02', 'not within the last 30 days'],
  ['one of the future', entry, '2026-10-01', 'not within the last 30 days'],
  ['one without a date', { ...entry, since: 'last week' }, '2026-11-02', 'not within the last 30 days'],
  ['one without a reason', { ...entry, reason: ' ' }, '2026-11-02', 'no reason'],
  ['one whose test is gone', { ...entry, name: 'friends.spec.ts › two ask' }, '2026-11-02', 'no such test'],
])('%s is named', (_, wrong, today, fault) => {
  expect(flakyListFaults([wrong], new Date(today), exists).join()).toContain(fault);
});

test.each([
  ['friends.spec.ts › one asks', true],
  ['cards/VideoCard › No picture', true],
  ['cards/VideoCard › Two pictures', false],
  ['cards/ModelCard › No picture', false],
  ['friends.spec.ts', false],
])('%s: %s', (name, expected) => {
  expect(exists(name)).toBe(expected);
});

test('flaky tests of the list are told apart, wherever they stand in their file', () => {
  const known = 'browser: ✗ friends.spec.ts:7 › one asks\n    Error';
  const other = 'stories: FLAKY cards/VideoCard › No picture: Overflow';
  expect(splitFlaky([known, other], [entry])).toEqual({ known: [known], others: [other] });
  expect(splitFlaky([known, other], [])).toEqual({ known: [], others: [known, other] });
});
