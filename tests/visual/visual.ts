import { cpSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildStories } from '../../.storybook/build.ts';
import { baseCss } from '../../design-system/layout/base.css.ts';
import { checkOut } from './checkout.ts';
import { compare, cropTogether } from './compare.ts';
import { takeScreenshots, storiesOf, type Story } from './takeScreenshots.ts';
import { report, type Change, type VisualReport } from './report.ts';

/**
 * `npm run visual -- <git ref>`: takes screenshots of the stories of that version and of the working tree, and writes a
 * page with the differences.
 */
const root = fileURLToPath(new URL('../../', import.meta.url));
const shown = join(root, '.cache/visual');
const pictureKinds = ['before', 'now', 'difference'];

async function visual(ref: string): Promise<VisualReport> {
  const old = await checkOut(ref, root);
  const work = join(old.folder, '..');
  const [before, now] = [
    { built: join(work, 'built-before'), photos: join(work, 'before') },
    { built: join(work, 'built-now'), photos: join(work, 'now') },
  ];
  try {
    log(`Building the stories of ${ref} and of the working tree …`);
    if (!existsSync(join(old.folder, '.storybook/main.ts')))
      throw new Error(`${ref} has no stories yet; compare with a later version.`);
    await buildStories(old.folder, before.built);
    await buildStories(root, now.built);
    log(
      `Taking screenshots of ${storiesOf(before.built).length} and ${storiesOf(now.built).length} stories, each in both themes and at two widths …`,
    );
    const brokenBefore = await takeScreenshots(before.built, before.photos);
    const brokenNow = await takeScreenshots(now.built, now.photos);
    const { changes, same } = differences(storiesOf(before.built), storiesOf(now.built), work);
    const broken = [
      ...[...brokenBefore].map(([id, why]) => ({ where: 'before' as const, id, why })),
      ...[...brokenNow].map(([id, why]) => ({ where: 'now' as const, id, why })),
    ];
    const finding = { ref, commit: old.commit, changes, same, broken };
    saveReport(finding, work);
    return finding;
  } finally {
    await old.remove();
  }
}

function differences(before: Story[], now: Story[], work: string): { changes: Change[]; same: number } {
  const [oldIds, newIds] = [new Set(before.map(({ id }) => id)), new Set(now.map(({ id }) => id))];
  const all = (side: string, story: Story) => screenshotsOf(work, [side], story).map((name) => ({ name, pixels: 0 }));
  const common = now
    .filter(({ id }) => oldIds.has(id))
    .map((story) => ({ story, kind: 'changed' as const, screenshots: changedScreenshots(work, story) }));
  const changed = common.filter(({ screenshots }) => screenshots.length > 0);
  return {
    changes: [
      ...changed,
      ...now
        .filter(({ id }) => !oldIds.has(id))
        .map((story) => ({ story, kind: 'added' as const, screenshots: all('now', story) })),
      ...before
        .filter(({ id }) => !newIds.has(id))
        .map((story) => ({ story, kind: 'removed' as const, screenshots: all('before', story) })),
    ],
    same: common.length - changed.length,
  };
}

/** Returns the names of a story's screenshots, such as "dark-360". */
function screenshotsOf(work: string, where: string[], { id }: Story): string[] {
  const files = where
    .map((side) => join(work, side, id))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder));
  return [...new Set(files)].map((file) => file.replace(/\.png$/, ''));
}

function changedScreenshots(work: string, story: Story): Change['screenshots'] {
  const picture = (side: string, name: string) => join(work, side, story.id, `${name}.png`);
  return screenshotsOf(work, ['before', 'now'], story)
    .map((name) => ({
      name,
      pixels: compare(picture('before', name), picture('now', name), picture('difference', name)),
    }))
    .filter(({ pixels }) => pixels > 0);
}

/** Saves the report and its pictures. The rest is removed with the temporary folder. */
function saveReport(finding: VisualReport, work: string): void {
  rmSync(shown, { recursive: true, force: true });
  mkdirSync(shown, { recursive: true });
  for (const { story, screenshots: differing } of finding.changes)
    for (const { name } of differing) {
      const files = pictureKinds
        .map((side) => join(side, story.id, `${name}.png`))
        .filter((picture) => existsSync(join(work, picture)));
      for (const picture of files) cpSync(join(work, picture), join(shown, picture));
      cropTogether(files.map((picture) => join(shown, picture)));
    }
  writeFileSync(
    join(shown, 'index.html'),
    report(finding, readFileSync(join(root, 'tokens/dist/tokens.css'), 'utf8'), baseCss),
  );
}

function log(words: string): void {
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
    for (const { where, id, why } of broken) log(`✗ ${id} could not be drawn (${where}): ${why}`);
    log(
      `visual: ${count('changed')} changed, ${count('added')} added, ${count('removed')} removed, ${same} the same → .cache/visual/index.html`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
