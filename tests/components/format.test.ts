import { expect, test } from 'vitest';
import { shortAddress } from '@afterglow/design-system/reader/format.ts';

test.each([
  ['https://night-heron.example/', 'night-heron.example'],
  ['http://www.harbour.example/films/', 'harbour.example/films'],
  ['https://harbour.example', 'harbour.example'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  ['https://', 'https://'],
  ['', ''],
])('%j is formatted as %j', (address, expected) => {
  expect(shortAddress(address)).toBe(expected);
});
