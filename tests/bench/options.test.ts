import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

const parts = ['list', 'click'];

test('without words the bench measures every part', () => {
  expect(readOptions([], parts)).toEqual({
    parts,
    strict: false,
    asBuilt: false,
    calm: false,
    http1: false,
    rounds: null,
    views: null,
    against: null,
    peer: null,
  });
});

test('the peer is measured if its folder is given', () => {
  expect(readOptions([], [...parts, 'peer'])).toMatchObject({ parts });
  expect(readOptions(['--peer', 'piped/dist'], [...parts, 'peer'])).toMatchObject({
    parts: [...parts, 'peer'],
    peer: 'piped/dist',
  });
});

test('parts, rounds and a version to compare with can be given in any order', () => {
  expect(readOptions(['--against', 'main', 'click', '--rounds', '9'], parts)).toMatchObject({
    parts: ['click'],
    rounds: 9,
    against: 'main',
  });
});

test('what it does not know is refused with what it knows', () => {
  const known = 'Its parts are list, click; its options';
  for (const [args, why] of [
    [['lists'], 'The bench knows no lists.'],
    [['--fast'], "Unknown option '--fast'"],
    [['--against'], '--against'],
  ] as const) {
    expect(readOptions(args, parts)).toContain(why);
    expect(readOptions(args, parts)).toContain(known);
  }
  expect(readOptions(['--rounds', 'many'], parts)).toBe('--rounds is "many". Use a whole number from 1 on.');
});
