import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStories } from '../../.storybook/build.ts';
import { baseCss } from '../../design-system/layout/base.css.ts';
import { checkOut } from './checkout.ts';
import { compare, trim } from './compare.ts';
import { photograph, storiesOf, type Story } from './photograph.ts';
import { report, type Change, type Finding } from './report.ts';

/** `npm run visual -- <git ref>`: photographs the stories of that version and of the working tree, and writes one page of what differs. */
const root = fileURLToPath(new URL('../../', import.meta.url));
const shown = join(root, '.cache/visual');
const sides = ['before', 'now', 'difference'];

async function visual(ref: string): Promise<Finding> {
  const old = await checkOut(ref, root);
  const work = join(old.folder, '..');
  const [before, now] = [
    { built: join(work, 'built-before'), photos: join(work, 'before') },
    { built: join(work, 'built-now'), photos: join(work, 'now') },
  ];
  try {
    say(`Building the stories of ${ref} and of the working tree …`);
    if (!existsSync(join(old.folder, '.storybook/main.ts')))
      throw new Error(`${ref} has no stories yet; compare with a later version.`);
    await buildStories(old.folder, before.built);
    await buildStories(root, now.built);
    say(
      `Photographing ${storiesOf(before.built).length} and ${storiesOf(now.built).length} stories, each in both themes and at two widths …`,
    );
    const brokenBefore = await photograph(before.built, before.photos);
    const brokenNow = await photograph(now.built, now.photos);
    const { changes, same } = differences(storiesOf(before.built), storiesOf(now.built), work);
    const broken = [
      ...[...brokenBefore].map(([id, why]) => ({ where: 'before' as const, id, why })),
      ...[...brokenNow].map(([id, why]) => ({ where: 'now' as const, id, why })),
    ];
    const finding = { ref, commit: old.commit, changes, same, broken };
    keep(finding, work);
    return finding;
  } finally {
    await old.remove();
  }
}

function differences(before: Story[], now: Story[], work: string): { changes: Change[]; same: number } {
  const [oldIds, newIds] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const all = (side: string, story: Story) => takesOf(work, [side], story).map((name) => ({ name, pixels: 0 }));
  const kept = now
    .filter(({ id }) => oldIds.has(id))
    .map((story) => ({ story, kind: 'changed' as const, takes: differing(work, story) }));
  const changed = kept.filter(({ takes }) => takes.length > 0);
  return {
    changes: [
      ...changed,
      ...now
        .filter(({ id }) => !oldIds.has(id))
        .map((story) => ({ story, kind: 'added' as const, takes: all('now', story) })),
      ...before
        .filter(({ id }) => !newIds.has(id))
        .map((story) => ({ story, kind: 'removed' as const, takes: all('before', story) })),
    ],
    same: kept.length - changed.length,
  };
}

/** The pictures that were taken of a story on any of the sides, such as "dark-360". */
function takesOf(work: string, where: string[], { id }: Story): string[] {
  const files = where
    .map((side) => join(work, side, id))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder));
  return [...new Set(files)].map((file) => file.replace(/\.png$/, ''));
}

function differing(work: string, story: Story): Change['takes'] {
  const picture = (side: string, name: string) => join(work, side, story.id, `${name}.png`);
  return takesOf(work, ['before', 'now'], story)
    .map((name) => ({
      name,
      pixels: compare(picture('before', name), picture('now', name), picture('difference', name)),
    }))
    .filter(({ pixels }) => pixels > 0);
}

/** Keeps the page and the pictures that it shows; the rest goes with the temporary folder. */
function keep(finding: Finding, work: string): void {
  rmSync(shown, { recursive: true, force: true });
  mkdirSync(shown, { recursive: true });
  for (const { story, takes: differing } of finding.changes)
    for (const { name } of differing) {
      const kept = sides
        .map((side) => join(side, story.id, `${name}.png`))
        .filter((picture) => existsSync(join(work, picture)));
      for (const picture of kept) cpSync(join(work, picture), join(shown, picture));
      trim(kept.map((picture) => join(shown, picture)));
    }
  writeFileSync(
    join(shown, 'index.html'),
    report(finding, readFileSync(join(root, 'tokens/dist/tokens.css'), 'utf8'), baseCss),
  );
}

function say(words: string): void {
  console.log(words);
}

const ref = process.argv[2];
if (!ref) {
  console.error('Say which version to compare with: npm run visual -- main');
  process.exitCode = 1;
} else {
  try {
    const { changes, same, broken } = await visual(ref);
    const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
    for (const { where, id, why } of broken) say(`✗ ${id} could not be drawn (${where}): ${why}`);
    say(
      `visual: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${same} the same → .cache/visual/index.html`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
