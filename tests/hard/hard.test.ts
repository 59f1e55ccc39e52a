/** The command of the hard runs: its words, its progress, and its table. The parts themselves take too long for tests. */
import { expect, test } from 'vitest';
import { parseHardWords } from './hardWords.ts';
import { inParallel } from './inParallel.ts';
import { textsOf } from './differingTexts.ts';
import { answerFault, type SentRequest } from './exchange.ts';
import type { OpenPart, Part } from './part.ts';
import { attacks } from './parts/texts/attacks.ts';
import { noProgress, type Progress } from './progress.ts';
import { runPart, runSeed } from './runPart.ts';
import { formatTable } from './table.ts';

const known = ['requests', 'gate'];

test('without words all parts run for ten minutes each', () => {
  expect(parseHardWords([], known)).toEqual({ parts: known, minutes: 10, seed: null, isFresh: false });
  expect(parseHardWords(['gate', '--minutes', '3', '--fresh'], known)).toEqual({
    ...{ parts: ['gate'], minutes: 3, seed: null, isFresh: true },
  });
  expect(parseHardWords(['gate', '--seed', '7'], known).seed).toBe(7);
});

test.each([
  [['doors'], 'There is no doors. The parts are requests, gate.'],
  [['--quick'], 'There is no --quick.'],
  [['--minutes', 'many'], '--minutes needs a whole number'],
  [['--seed', '7'], '--seed needs the name of one part'],
])('%j is refused in words', (words, sentence) => {
  expect(() => parseHardWords(words, known)).toThrow(sentence);
});

/** A part of four rounds, each a second long, in which the second one finds something. */
function countedPart({ ends = [], broken = 2 }: { ends?: string[]; broken?: number } = {}) {
  const seeds: number[] = [];
  const clock = { now: 0 };
  const open: OpenPart = {
    round(seed) {
      seeds.push(seed);
      clock.now += 1_000;
      return Promise.resolve({ tried: 10, found: seed === broken ? ['it broke'] : [] });
    },
    close: () => Promise.resolve(ends),
  };
  const part: Part = { unit: 'things', goal: 'none breaks', rounds: 4, open: () => Promise.resolve(open) };
  return { part, seeds, clock };
}

const state = { tree: 'aaaa', commit: 'fd4b01f' };
const run = { endsAt: 60_000, clock: () => 0, state, save: () => undefined };

test('a part stops when its time is over, goes on where it stopped, and does not begin again', async () => {
  const { part, seeds, clock } = countedPart();
  let saved: Progress = noProgress;
  const runUntil = (endsAt: number) =>
    runPart(part, saved, { endsAt, clock: () => clock.now, state, save: (progress) => (saved = progress) });
  await runUntil(1_500);
  expect(seeds).toEqual([1, 2]);
  expect(saved).toMatchObject({ rounds: 2, tried: 20, seconds: 2, found: [{ seed: 2, text: 'it broke' }] });
  await runUntil(60_000);
  await runUntil(120_000);
  expect(seeds).toEqual([1, 2, 3, 4]);
  expect(saved.rounds).toBe(4);
});

test('a part goes on over states of the tree, and says on which ones its rounds ran', async () => {
  const { part, seeds } = countedPart({ broken: 0 });
  const half = await runPart(part, noProgress, { ...run, endsAt: 0 });
  const whole = await runPart(part, half, { ...run, state: { tree: 'bbbb', commit: '0c0ffee' } });
  expect(seeds).toEqual([1, 2, 3, 4]);
  expect(whole.states).toEqual([
    { tree: 'aaaa', commit: 'fd4b01f', rounds: 1 },
    { tree: 'bbbb', commit: '0c0ffee', rounds: 3 },
  ]);
});

test('a fault is repeated on the next state of the tree, and counts as mended if it is gone', async () => {
  const broken = await runPart(countedPart().part, noProgress, run);
  const later = { ...run, state: { tree: 'bbbb', commit: '0c0ffee' } };
  const still = await runPart(countedPart().part, broken, later);
  expect(still).toMatchObject({ mended: 0, found: [{ seed: 2, text: 'it broke', tree: 'bbbb' }] });
  const { part, seeds } = countedPart({ broken: 0 });
  expect(await runPart(part, broken, later)).toMatchObject({ rounds: 4, mended: 1, found: [] });
  expect(seeds).toEqual([2]);
});

test('a round that throws is a fault, and the next run goes on after it', async () => {
  const { part, seeds } = countedPart({ broken: 0 });
  const dying: Part = {
    ...part,
    open: () => Promise.resolve({ round: () => Promise.reject(new Error('gone')), close: () => Promise.resolve([]) }),
  };
  const progress = await runPart(dying, noProgress, run);
  expect(progress).toMatchObject({ rounds: 1, tried: 0, found: [{ seed: 1, text: expect.stringContaining('gone') }] });
  await runPart(part, progress, run);
  expect(seeds).toEqual([2, 3, 4]);
});

test('a seed repeats its round, and tells what the end finds', async () => {
  const { part, seeds } = countedPart({ ends: ['memory grew'] });
  expect(await runSeed(part, 2)).toEqual(['it broke', 'memory grew']);
  expect(seeds).toEqual([2]);
});

test('a program that is missing is named once, and is no fault', async () => {
  const missing = ['xmllint is not installed.'];
  const open: OpenPart = {
    round: () => Promise.resolve({ tried: 0, found: [], missing }),
    close: () => Promise.resolve([]),
  };
  const part: Part = { unit: 'tools', goal: 'none', rounds: 3, open: () => Promise.resolve(open) };
  expect(await runPart(part, noProgress, run)).toMatchObject({ rounds: 3, found: [], missing });
});

test('the table says how far a part is, on which states, and how a fault is seen again', () => {
  const { part } = countedPart();
  const progress: Progress = {
    ...{ rounds: 2, tried: 1_200, seconds: 3.2, mended: 5, found: [{ seed: 2, text: 'broke', tree: 'bbbb' }] },
    missing: ['xmllint is not installed.'],
    states: [
      { ...state, rounds: 1 },
      { tree: 'bbbb', commit: '0c0ffee', rounds: 1 },
    ],
  };
  const text = formatTable([{ name: 'gate', part, progress }]);
  expect(text).toContain('| gate | 1,200 things | 50 %');
  expect(text).toMatch(/\| 1 +\| 5 +\| 2: fd4b01f to 0c0ffee \|/);
  expect(text).toContain('– gate: xmllint is not installed.');
  expect(text).toContain('again: npm run hard -- gate --seed 2');
});

test('things are tried side by side, and their results keep the order', async () => {
  let running = 0;
  let most = 0;
  const results = await inParallel([3, 1, 2], 2, async (number) => {
    running += 1;
    most = Math.max(most, running);
    for (let turn = 0; turn < number; turn += 1) await Promise.resolve();
    running -= 1;
    return number * 10;
  });
  expect(results).toEqual([30, 10, 20]);
  expect(most).toBe(2);
});

const request: SentRequest = { port: 1, method: 'GET', target: '/x', headers: {}, body: '' };
const answer = (status: number, type: string, body: string, more = {}) => ({
  ...{ status, headers: { ...(type && { 'content-type': type }), ...more }, body: Buffer.from(body) },
});

test.each([
  ['a server error', answer(500, 'text/html', '<!doctype html></html>'), 'is answered with 500'],
  ['a server error that only looks busy', answer(503, 'text/plain', 'Busy'), 'is answered with 503'],
  ['JSON that is cut off', answer(200, 'application/json', '{"a":'), 'is not of its type application/json'],
  ['a page that is cut off', answer(200, 'text/html; charset=utf-8', '<!doctype html><p>'), 'is not of its type'],
  ['a page as a script', answer(200, 'text/javascript', '<!doctype html>'), 'is not of its type text/javascript'],
  ['XML that is none', answer(200, 'application/rss+xml', '<a><b></a>'), 'is not of its type'],
  ['no type', answer(200, '', 'x'), 'has 1 bytes without a type'],
  ['a wrong length', answer(200, 'text/plain', 'ok', { 'content-length': '3' }), 'has 2 bytes and says 3'],
])('%s is a fault', (_, given, sentence) => {
  expect(answerFault(request, given)).toContain(sentence);
});

test.each([
  ['a page', answer(404, 'text/html', '<!doctype html><html></html>')],
  ['a refusal under load', answer(503, 'text/plain', 'Busy', { 'retry-after': '1' })],
  ['nothing', answer(204, '', '')],
])('%s is none', (_, given) => {
  expect(answerFault(request, given)).toBeNull();
});

test('there are more than 200 attacks, all different', () => {
  expect(new Set(attacks).size).toBe(attacks.length);
  expect(attacks.length).toBeGreaterThan(200);
});

test('the texts of a document are those between its tags, without scripts and styles', () => {
  const page =
    '<title>Harbour</title><style>a{}</style><p>At <b>dusk</b>\n</p><script nonce="x">let a = "<p>no</p>"</script>';
  expect([...textsOf(page)]).toEqual(['Harbour', 'At', 'dusk']);
});
