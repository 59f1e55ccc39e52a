/** A story is compared on two pages; here they are drawn without a browser. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PNG } from 'pngjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compareStory } from './compareStory.ts';
import type { ComparedStory } from './stories.ts';
import type { StoryPage } from './storyPage.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const story: ComparedStory = { id: 'card', title: 'cards/Card', name: 'Standard', kind: 'common' };

/** Draws a square of a grey. */
function draw(grey: number): Buffer {
  const picture = new PNG({ width: 20, height: 20 });
  picture.data.fill(255);
  for (let y = 5; y < 15; y++)
    for (let x = 5; x < 15; x++) picture.data.fill(grey, (y * 20 + x) * 4, (y * 20 + x) * 4 + 3);
  return PNG.sync.write(picture);
}

/** A page whose screenshots are these greys, the last one for ever. */
function pageOf(greys: readonly number[], error: string | null = null) {
  const taken = { count: 0 };
  const page: StoryPage = {
    show: () => Promise.resolve(error),
    widths: () => [360],
    setUp: () => Promise.resolve(),
    take: () => Promise.resolve(draw(greys[taken.count++] ?? greys.at(-1) ?? 0)),
    doing: () => '',
    close: () => Promise.resolve(),
  };
  return { page, taken };
}

const compareGreys = (before: readonly number[], now: readonly number[]) =>
  compareStory(story, { before: pageOf(before).page, now: pageOf(now).page }, folder);

test('a story that looks the same is photographed once in each theme', async () => {
  const [before, now] = [pageOf([0]), pageOf([0])];
  const { differences } = await compareStory(story, { before: before.page, now: now.page }, folder);
  expect(differences).toEqual([]);
  expect(before.taken.count + now.taken.count).toBe(4);
});

test('a difference has pictures of both versions', async () => {
  const { differences } = await compareGreys([0], [120]);
  expect(differences).toMatchObject([
    { name: 'dark-360', kind: 'changed', pixels: 100 },
    { name: 'light-360', kind: 'changed', pixels: 100 },
  ]);
  for (const { pictures } of differences) {
    expect(pictures).toHaveLength(3);
    for (const picture of pictures) expect(existsSync(join(folder, picture))).toBe(true);
  }
});

test('a page that is painted late is no difference', async () => {
  expect((await compareGreys([120, 0], [0])).differences).toEqual([]);
});

test('a story that never settles is unstable, with two pictures of it, and no change', async () => {
  const restless = Array.from({ length: 20 }, (_, at) => (at % 2 === 0 ? 120 : 0));
  const { differences } = await compareGreys([0], restless);
  expect(differences.map(({ kind }) => kind)).not.toContain('changed');
  expect(differences[0]).toMatchObject({
    kind: 'unstable',
    pictures: ['now once/card/dark-360.png', 'now again/card/dark-360.png', 'difference/card/dark-360.png'],
  });
});

test('a story that cannot be drawn says why, and on which side', async () => {
  const pages = { before: pageOf([0]).page, now: pageOf([0], 'It threw.').page };
  expect((await compareStory(story, pages, folder)).broken).toEqual([{ side: 'now', reason: 'It threw.' }]);
});
