import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { parseSource } from '../components/ast.ts';
import { chooseMutants, isMutable, mutantKey } from '../mutants/chooseMutants.ts';
import { applyMutant, mutantsOf, type Mutant } from '../mutants/mutators.ts';
import { describeResults, isSettled, testsToTry, type Outcome } from '../mutants/outcomes.ts';
import { addProbes } from '../mutants/probes.ts';

/** Returns the texts that all mutants of a text produce. */
const changed = (text: string): string[] =>
  mutantsOf(parseSource('a.tsx', text)).map((mutant) => applyMutant(text, mutant));

test.each([
  ['f = a < b', ['f = ((a) <= (b))']],
  ['f = a + 1', ['f = ((a) - (1))']],
  ['f = a === b', ['f = ((a) !== (b))']],
  ['f = a && b', ['f = ((a) || (b))']],
  ['f = a ?? b', ['f = ((a) || (b))']],
  ['f = a ? b : c', ['f = !(a) ? b : c']],
  ['f = a === b ? c : d', ['f = ((a) !== (b)) ? c : d']],
  ['f = true', ['f = false']],
  ["f = 'text'", ["f = ''"]],
])('%s', (text, mutants) => {
  expect(changed(`const ${text};`)).toEqual(mutants.map((mutant) => `const ${mutant};`));
});

test('statements are removed, and so is an early return', () => {
  expect(changed('act();')).toEqual([';']);
  expect(changed('function f() { if (a) return; act(); }')).toEqual([
    'function f() { ; act(); }',
    'function f() { if (!(a)) return; act(); }',
    'function f() { if (a) return; ; }',
  ]);
  expect(changed('function f() { if (a) { return b; } else { c(); } }')).not.toContain('function f() { ; }');
});

test.each([
  ['types', "type A = 'a' | true; const a: A = b as 'a';"],
  ['names of modules', "import { a } from 'a'; export { b } from 'b'; export * from 'c'; const d = () => import('d');"],
  ['names of properties', "const a = { 'b': 1 };"],
  ['joined texts', 'const a = `b${c}` + d;'],
  ['messages of errors', "function f() { throw new Error('a'); }"],
  ['empty texts, and texts of attributes', "const a = <p id='b'>{''}</p>;"],
])('%s have no mutants', (_, text) => {
  expect(mutantsOf(parseSource('a.tsx', text)).map(({ original }) => original)).toEqual([]);
});

test('a mutant knows its line', () => {
  expect(mutantsOf(parseSource('a.ts', 'const a = 1;\nconst b = a < 2;\n'))).toEqual([
    { file: 'a.ts', line: 2, start: 23, end: 28, original: 'a < 2', mutated: '((a) <= (2))' },
  ]);
});

test('probes report what runs, and change nothing else', () => {
  const text = [
    'const within = (age) => age >= 18 && age <= 120;',
    'const answer = (age) => {',
    '  if (!within(age)) return age < 18 ? "young" : "old";',
    '  record(age);',
    '  return null;',
    '};',
  ].join('\n');
  const mutants = mutantsOf(parseSource('a.js', text));
  const probed = addProbes(text, mutants);
  expect(probed.split('\n').length).toBe(text.split('\n').length);
  const reached = new Set<string>();
  const textAt = (place: string): string => {
    const [, start, end] = /:(\d+)-(\d+)$/.exec(place) ?? [];
    return text.slice(Number(start), Number(end));
  };
  const recorded: number[] = [];
  const globals = {
    afterglowProbe: (place: string) => reached.add(textAt(place)),
    record: (age: number) => recorded.push(age),
  };
  // Defined in the text above.
  const answer = runInNewContext(`${probed}\nanswer;`, globals) as (age: number) => string | null;
  expect([answer(17), answer(18), recorded]).toEqual(['young', null, [18]]);
  expect(reached).toContain('"young"');
  expect(reached).toContain('record(age);');
  expect(reached).not.toContain('"old"');
});

const mutant = (place: number, mutated = 'false'): Mutant => ({
  ...{ file: 'a.ts', line: place, start: place, end: place + 4, original: 'true', mutated },
});

test('a seed chooses always the same, another one others, and a larger count adds to a smaller one', () => {
  const all = Array.from({ length: 100 }, (_, place) => mutant(place));
  const ten = chooseMutants(all, 10, 1);
  expect(chooseMutants(all.toReversed(), 10, 1)).toEqual(ten);
  expect(chooseMutants(all, 20, 1).slice(0, 10)).toEqual(ten);
  expect(chooseMutants(all, 10, 2)).not.toEqual(ten);
});

test('about a quarter of the emptied texts take part', () => {
  const texts = Array.from({ length: 400 }, (_, place) => mutant(place, "''"));
  expect(chooseMutants(texts, 400, 1).length).toBeGreaterThan(70);
  expect(chooseMutants(texts, 400, 1).length).toBeLessThan(130);
});

test('a mutant is another one once its file has changed', () => {
  expect(mutantKey(mutant(1), 'const a = true;')).not.toBe(mutantKey(mutant(1), 'const b = true;'));
});

test.each([
  ['site/server/a.ts', true],
  ['site/server/a.test.ts', false],
  ['site/pages/a.stories.tsx', false],
  ['site/vite.d.ts', false],
  ['site/public/a.css', false],
])('%s', (path, expected) => {
  expect(isMutable(path)).toBe(expected);
});

test('the test file named after a file is tried first, then quick ones, within the seconds', () => {
  const reaching = [
    { test: 'tests/site/slow.test.ts', seconds: 50 },
    { test: 'tests/site/quick.test.ts', seconds: 2 },
    { test: 'tests/site/compress.test.ts', seconds: 10 },
  ];
  const names = (seconds: number) =>
    testsToTry('site/runtime/server/compress.ts', reaching, seconds).map(({ test }) => test);
  expect(names(100)).toEqual(['tests/site/compress.test.ts', 'tests/site/quick.test.ts', 'tests/site/slow.test.ts']);
  expect(names(20)).toEqual(['tests/site/compress.test.ts', 'tests/site/quick.test.ts']);
  expect(names(1)).toEqual(['tests/site/compress.test.ts']);
  expect(testsToTry('site/runtime/server/compress.ts', [], 60)).toEqual([]);
});

test('what was not noticed is tried again with more tests', () => {
  const outcome = (status: Outcome['status']): Outcome => ({ status, tried: 2, reaching: 5 });
  expect(isSettled(undefined, 2)).toBe(false);
  expect(isSettled(outcome('killed'), 5)).toBe(true);
  expect(isSettled(outcome('survived'), 2)).toBe(true);
  expect(isSettled(outcome('survived'), 5)).toBe(false);
  expect(isSettled(outcome('unreached'), 5)).toBe(false);
});

test('results name what no test noticed, in the order of files and lines', () => {
  const results = [
    { mutant: mutant(9), outcome: { status: 'unreached', tried: 0, reaching: 0 } as const },
    { mutant: mutant(3, ';'), outcome: { status: 'survived', tried: 2, reaching: 5 } as const },
    { mutant: mutant(1), outcome: { status: 'killed', tried: 1, reaching: 1, by: 'a test' } as const },
    { mutant: mutant(2), outcome: { status: 'timeout', tried: 1, reaching: 1 } as const },
  ];
  expect(describeResults(results)).toBe(
    [
      'a.ts:3  survived 2 of 5 test files',
      '    - true',
      '    + (removed)',
      'a.ts:9  no test reaches it',
      '    - true',
      '    + false',
      '4 mutants: 1 killed, 1 timeouts, 1 survived, 1 that no test reaches',
    ].join('\n'),
  );
});
