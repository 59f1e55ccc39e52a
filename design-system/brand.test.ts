import { expect, test } from 'vitest';
import { brand, placeholders } from './brand.ts';

const filled = {
  name: 'Evening Light BV',
  address: 'Harbour 1, Delft',
  email: 'post@evening.example',
  recordsKeeper: 'A. Voss, Harbour 1, Delft',
};

test('what the operator has not filled in is named, and nothing else', () => {
  expect(placeholders(brand)).toEqual([
    'operator.name',
    'operator.address',
    'operator.email',
    'operator.recordsKeeper',
  ]);
  expect(placeholders({ ...brand, operator: filled })).toEqual([]);
  expect(placeholders({ ...brand, operator: { ...filled, email: '  ' } })).toEqual(['operator.email']);
});

test('there are fifteen sister sites, each with a name and an address of its own', () => {
  expect(new Set(brand.sisterSites.map(({ name }) => name)).size).toBe(15);
  expect(new Set(brand.sisterSites.map(({ href }) => new URL(href).host)).size).toBe(15);
});
