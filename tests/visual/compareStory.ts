import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compare, cropTogether } from './compare.ts';
import type { ComparedStory } from './stories.ts';
import type { StoryPage } from './storyPage.ts';

type Side = 'before' | 'now';
export type Pages = Record<Side, StoryPage>;

/** How one screenshot of a story differs. */
export interface Difference {
  /** Such as "dark-360". */
  name: string;
  kind: 'changed' | 'added' | 'removed' | 'unstable';
  /** Number of differing pixels; 0 where there is one picture alone, null where a size has no counterpart. */
  pixels: number | null;
  /** Pictures as `{label}/{id}/{name}.png` in the folder of the report. */
  pictures: readonly string[];
}

export interface StoryResult {
  story: ComparedStory;
  differences: Difference[];
  /** Reasons why the story could not be rendered. */
  broken: { side: Side; reason: string }[];
  /** Identifies the pictures of all differences. */
  digest: string;
}

const themes = ['dark', 'light'] as const;
const mostTakes = 5;

interface Shot {
  picture: Buffer;
  /** The screenshot before, if it differs from the last one that was taken. */
  other?: Buffer;
}

/** Compares a story on the pages of both versions, in both themes and widths, and writes pictures of what differs. */
export async function compareStory(story: ComparedStory, pages: Pages, folder: string): Promise<StoryResult> {
  const sides = sidesOf(story);
  const digest = createHash('sha256');
  const result: StoryResult = { story, differences: [], broken: [], digest: '' };
  const errors = await Promise.all(sides.map(async (side) => ({ side, reason: await pages[side].show(story.id) })));
  for (const { side, reason } of errors) if (reason !== null) result.broken.push({ side, reason });
  const drawn = sides.filter((side) => !result.broken.some((one) => one.side === side));
  const widths = new Set(drawn.flatMap((side) => [...pages[side].widths()]));
  for (const width of widths)
    for (const theme of themes) {
      const taking = drawn.filter((side) => pages[side].widths().includes(width));
      const shots = await takeTogether(taking, pages, width, theme);
      const difference = differenceOf({
        id: story.id,
        name: `${theme}-${width}`,
        shots,
        folder,
        isOneSided: sides.length === 1,
      });
      if (!difference) continue;
      result.differences.push(difference);
      for (const { picture } of shots.values()) digest.update(picture);
    }
  return { ...result, digest: digest.digest('hex').slice(0, 12) };
}

export function sidesOf({ kind }: ComparedStory): readonly Side[] {
  switch (kind) {
    case 'common':
      return ['before', 'now'];
    case 'added':
      return ['now'];
    case 'removed':
      return ['before'];
  }
}

/**
 * Takes a screenshot of each side. If the first ones are identical, so are the versions; otherwise each side is taken
 * again until two in a row are identical, because long pages may not be completely painted at first.
 */
async function takeTogether(
  sides: readonly Side[],
  pages: Pages,
  width: number,
  theme: string,
): Promise<Map<Side, Shot>> {
  const first = await Promise.all(
    sides.map(async (side): Promise<[Side, Buffer]> => {
      await pages[side].setUp(width, theme);
      return [side, await pages[side].take()];
    }),
  );
  const [[, one] = [], [, other] = []] = first;
  if (one && other && one.equals(other)) return new Map(first.map(([side, picture]) => [side, { picture }]));
  return new Map(
    await Promise.all(
      first.map(async ([side, picture]): Promise<[Side, Shot]> => [side, await settle(pages[side], picture)]),
    ),
  );
}

async function settle(page: StoryPage, first: Buffer): Promise<Shot> {
  let shot: Shot = { picture: first };
  for (let takes = 1; takes < mostTakes; takes++) {
    const picture = await page.take();
    if (picture.equals(shot.picture)) return { picture };
    shot = { picture, other: shot.picture };
  }
  return shot;
}

interface Compared {
  id: string;
  name: string;
  shots: ReadonlyMap<Side, Shot>;
  folder: string;
  /** True if only one version has the story. */
  isOneSided: boolean;
}

/** Writes the pictures of a screenshot that differs. Returns null if it does not. */
function differenceOf({ id, name, shots, folder, isOneSided }: Compared): Difference | null {
  const save: Save = (label, picture) => {
    const file = join(label, id, `${name}.png`);
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), picture);
    return file;
  };
  for (const [side, { picture, other }] of shots) {
    const unstable = other && pairOf([`${side} once`, other], [`${side} again`, picture], save, folder);
    if (unstable) return { name, kind: 'unstable', ...unstable };
  }
  const [before, now] = [shots.get('before'), shots.get('now')];
  if (before && now) {
    const pair = pairOf(['before', before.picture], ['now', now.picture], save, folder);
    return pair && { name, kind: 'changed', ...pair };
  }
  const [only] = shots;
  if (!only) return null;
  const [side, { picture }] = only;
  const pictures = [save(side, picture)];
  cropTogether(pictures.map((file) => join(folder, file)));
  if (!isOneSided) return { name, kind: 'changed', pixels: null, pictures };
  return { name, kind: side === 'now' ? 'added' : 'removed', pixels: 0, pictures };
}

type Save = (label: string, picture: Buffer) => string;
type Labelled = readonly [label: string, picture: Buffer];

/** Writes two pictures and their difference. Returns null, and leaves no file, if they are the same. */
function pairOf(
  [oneLabel, one]: Labelled,
  [otherLabel, other]: Labelled,
  save: Save,
  folder: string,
): Pick<Difference, 'pixels' | 'pictures'> | null {
  if (one.equals(other)) return null;
  const files = [save(oneLabel, one), save(otherLabel, other)] as const;
  const [before, now] = [join(folder, files[0]), join(folder, files[1])];
  const difference = files[0].replace(oneLabel, 'difference');
  const pixels = compare(before, now, join(folder, difference));
  if (pixels === 0) {
    rmSync(before);
    rmSync(now);
    return null;
  }
  const pictures = [...files, difference];
  cropTogether(pictures.map((file) => join(folder, file)));
  return { pixels, pictures };
}
