import { expect, test } from 'vitest';
import type { PeopleFilters } from '../../reader/pageHrefs.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { filterForm } from './FilterForm.view.ts';

const address = (filters: PeopleFilters) => JSON.stringify(filters);
const form = (of: 'models' | 'members', filters: PeopleFilters, language = 'en') =>
  filterForm({ of, filters, href: address }, readerFor(language));

test('models have ten filters, members seven', () => {
  expect(form('models', {}).fields.map(({ name }) => name)).toEqual([
    'letter',
    'age',
    'country',
    'race',
    'hair',
    'height',
    'weight',
    'size_tits',
    'tattoo',
    'piercing',
  ]);
  expect(form('members', {}).fields.map(({ name }) => name)).toEqual([
    'gender',
    'age',
    'country',
    'orientation',
    'relationship',
    'avatar',
    'object_id',
  ]);
});

test('what is chosen is named, and can be taken back alone', () => {
  const { chosen, clear } = form('models', { age: '4', hair: '3' });
  expect(chosen).toEqual([
    { label: 'Age: 40 and over', without: address({ age: '', hair: '3' }) },
    { label: 'Hair: Red', without: address({ age: '4', hair: '' }) },
  ]);
  expect(clear).toBe(address({}));
});

test('a code that no table knows is no choice', () =>
  expect(form('models', { hair: '9', shoe: '1' }).chosen).toEqual([]));

test('a member’s number is typed, and named as it was typed', () => {
  const { fields, chosen } = form('members', { object_id: '6041293', gender: '1' });
  const number = fields.find(({ name }) => name === 'object_id');
  expect(number).toMatchObject({ label: 'Member number', value: '6041293' });
  expect(number).not.toHaveProperty('choices');
  expect(chosen).toEqual([
    { label: 'Gender: Man', without: address({ object_id: '6041293', gender: '' }) },
    { label: 'Member number: 6041293', without: address({ object_id: '', gender: '1' }) },
  ]);
});

test('what is no number is no member’s number', () =>
  expect(form('members', { object_id: 'heron' }).chosen).toEqual([]));

test('countries stand in the order of the reader’s language', () => {
  const names = (language: string) =>
    form('members', {}, language)
      .fields.find(({ name }) => name === 'country')
      ?.choices?.map(({ label }) => label) ?? [];
  expect(names('en').slice(1, 3)).toEqual(['Argentina', 'Australia']);
  expect(names('de').indexOf('Österreich')).toBeLessThan(names('de').indexOf('Polen'));
});

test.each([
  ['en', undefined, 'Show models'],
  ['en', 1, 'Show 1 model'],
  ['en', 1_234, 'Show 1.2K models'],
  ['en', 0, 'No models match'],
  ['de', 34, '34 Models zeigen'],
  ['th', 34, 'แสดงนักแสดง 34 คน'],
] as const)('in %s, the button says how many are left of %s: %s', (language, count, label) => {
  const filtering = { of: 'models' as const, filters: {}, href: address };
  expect(filterForm(count === undefined ? filtering : { ...filtering, count }, readerFor(language)).submit).toBe(label);
});

test('choices say how many they leave where the API counts them, and nothing where it does not', () => {
  const filterCounts = { age: { 3: 31, 4: 1_249 } };
  const { fields, chosen } = filterForm(
    { of: 'models', filters: { age: '4' }, href: address, filterCounts },
    readerFor('en'),
  );
  const choicesOf = (name: string) =>
    fields.find((field) => field.name === name)?.choices?.map(({ label, empty }) => [label, empty ?? null]);
  expect(choicesOf('age')).toEqual([
    ['Any', null],
    ['18\u201321 (0)', true],
    ['22\u201329 (0)', true],
    ['30\u201339 (31)', false],
    ['40 and over (1.2K)', false],
  ]);
  expect(choicesOf('hair')?.every(([, empty]) => empty === null)).toBe(true);
  expect(
    chosen.map(({ label }) => label),
    'without a number',
  ).toEqual(['Age: 40 and over']);
});
