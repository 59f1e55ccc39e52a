import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium as browserType, type Page } from 'playwright-core';
import { chromium } from './chromium.ts';
import { figmaVariables } from './figmaVariables.ts';
import { isNamed } from './isNamed.ts';
import { serve } from './serve.ts';
import type { IndexEntry } from './testFiles.ts';

/**
 * `npm run design-kit`: writes tokens as Figma variables and every icon as an SVG into .cache/design-kit. Arguments after
 * `--` choose titles whose sheets are photographed as well, of the last built Storybook.
 */
const root = fileURLToPath(new URL('../', import.meta.url));
const kit = join(root, '.cache/design-kit');
const built = join(root, 'storybook-static');
const words = process.argv.slice(2);

/** Writes each symbol of the sprite as a drawing of its own, stroked in the colour of its surroundings. */
function writeIcons(): number {
  const sprite = readFileSync(join(root, 'design-system/primitives/Icon/sprite/icons.svg'), 'utf8');
  const folder = join(kit, 'icons');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const symbols = [...sprite.matchAll(/<symbol\b[^>]*\bid="([^"]+)"[^>]*>([\s\S]*?)<\/symbol>/g)];
  for (const [, name = '', drawing = ''] of symbols)
    writeFileSync(
      join(folder, `${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>\n`,
    );
  return symbols.length;
}

async function photograph(page: Page, origin: string, id: string): Promise<void> {
  for (const theme of ['dark', 'light']) {
    await page.goto(`${origin}/iframe.html?viewMode=story&id=${id}&globals=theme:${theme}`);
    await page.locator('.story').first().waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: join(kit, 'sheets', `${id}-${theme}.png`), fullPage: true });
  }
}

async function writeSheetPictures(): Promise<number> {
  if (!existsSync(join(built, 'index.json')))
    throw new Error('Run npm run build-storybook first: sheets are of its build.');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Storybook's own index
  const { entries } = JSON.parse(readFileSync(join(built, 'index.json'), 'utf8')) as {
    entries: Record<string, IndexEntry>;
  };
  const isWanted = ({ title, tags = [] }: IndexEntry) => tags.includes('sheet') && isNamed(title, words);
  const ids = Object.entries(entries).flatMap(([id, entry]) => (isWanted(entry) ? [id] : []));
  if (ids.length === 0) throw new Error(`No title of a sheet holds ${words.map((word) => `"${word}"`).join(' or ')}.`);
  mkdirSync(join(kit, 'sheets'), { recursive: true });
  const { origin, close } = await serve(built);
  const browser = await browserType.launch(chromium());
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  for (const id of ids) await photograph(page, origin, id);
  await browser.close();
  await close();
  return ids.length;
}

mkdirSync(kit, { recursive: true });
writeFileSync(join(kit, 'variables.json'), JSON.stringify(figmaVariables(), null, 2));
const icons = writeIcons();
const sheets = words.length > 0 ? await writeSheetPictures() : 0;
console.log(`design kit: variables.json, ${icons} icons and ${sheets} sheets in both themes are in ${kit}`);
