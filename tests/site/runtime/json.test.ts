import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseJsonInOrder } from '../../../site/runtime/data/json.ts';

/** Removes the spaces before integer keys. */
const stripSpaces = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(stripSpaces);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key.replace(/^ (?=\d+$)/, ''), stripSpaces(one)]),
  );
};

const awkwardTexts = fc.constantFrom('8', '03', ',"8":', '{"8":1}', '\\"8\\":', '{ "', ', ', '":', '\\', '\n{"1" :');
const text = fc
  .oneof(awkwardTexts, fc.string({ unit: 'binary', maxLength: 12 }), fc.nat().map(String))
  .filter((one) => !/^ \d+$/.test(one)); // `stripSpaces` would change these
const json = fc.letrec<{ any: unknown }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.integer(),
    fc.constantFrom(null, true),
    fc.array(tie('any'), { maxLength: 4 }),
    fc.dictionary(text, tie('any'), { maxKeys: 4 }),
  ),
})).any;

test('only the order differs from JSON.parse', () => {
  fc.assert(
    fc.property(json, fc.constantFrom(0, 1, '\t'), (value, spaces) => {
      const encoded = JSON.stringify(value, null, spaces);
      expect(stripSpaces(parseJsonInOrder(encoded))).toEqual(JSON.parse(encoded));
    }),
    { numRuns: 1_000 },
  );
});

test('integer keys keep their order', () => {
  const ids = ['21', '3', '4294967296', '0', '100', '7'];
  const encoded = `{ ${ids.map((id) => `"${id}" : {"${id}":[]}`).join(' ,\n ')} }`;
  const read = parseJsonInOrder(encoded);
  expect(Object.keys(read ?? {}).map(Number)).toEqual(ids.map(Number));
});

test.each(['', '{', '{"8":', '[1,]', '<html>'])('%j is rejected', (broken) =>
  expect(() => parseJsonInOrder(broken)).toThrow(SyntaxError),
);
