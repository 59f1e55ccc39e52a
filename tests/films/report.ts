/** Writes a table of all films and browsers, and sheets of the screenshots. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { workFolder } from './makeFilm.ts';
import type { Recipe } from './recipe.ts';
import type { Result } from './results.ts';

export const browserNames = ['chromium', 'firefox', 'webkit'] as const;
export type BrowserName = (typeof browserNames)[number];

const reportFolder = join(workFolder, 'report');
const moments = ['start', 'middle', 'end', 'ended'] as const;

export const photoPath = (name: string, browser: string, index: number): string =>
  join(workFolder, 'photos', `${name}-${browser}-${moments[index] ?? index}.png`);

/** Returns the faults of a film's upload; empty if the result is as expected. */
export function uploadFaults({ expected }: Recipe, { outcome, faults }: Result): string[] {
  if (!outcome) return ['not uploaded'];
  if (outcome.state === 'failed') return [outcome.reason];
  if (outcome.state === 'public') return expected.verdict === 'accepted' ? faults : ['should be refused'];
  const allowed: readonly string[] = expected.verdict === 'refused' ? expected.codes : (expected.orRefused ?? []);
  return outcome.codes.some((code) => allowed.includes(code))
    ? []
    : [`refused: ${outcome.codes.join(', ')} (${outcome.reason})`];
}

const said = ({ outcome, form }: Result): string => {
  if (!outcome) return '–';
  const way = form ? ' (form)' : '';
  if (outcome.state === 'refused') return `refused: ${outcome.codes.join(', ')}${way}`;
  return `${outcome.state}${way}`;
};

const inCell = (text: string): string => text.replaceAll('|', '/').replaceAll(/\s+/g, ' ').slice(0, 300);

function row(recipe: Recipe, result: Result | undefined): string {
  if (!result) return `| ${recipe.name} | – | | | | |`;
  const browsers = browserNames.map((name) => {
    const played = result.browsers[name];
    if (!played) return result.outcome?.state === 'public' ? '–' : '';
    return played.faults.length === 0
      ? `✓ ${played.watched} s${played.whole ? ', whole' : ''}`
      : `✗ ${played.faults.join('; ')}`;
  });
  return `| ${[`${recipe.name}.${recipe.type}`, said(result), ...browsers, uploadFaults(recipe, result).join('; ')].map(inCell).join(' | ')} |`;
}

const cell = { width: 150, height: 90, label: 14 };

async function pictureCell(path: string): Promise<Buffer> {
  const { width, height } = cell;
  if (!existsSync(path))
    return sharp({ create: { width, height, channels: 3, background: '#444' } })
      .png()
      .toBuffer();
  return sharp(path).resize(width, height, { fit: 'contain', background: '#444' }).png().toBuffer();
}

const label = (text: string, width: number): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cell.label}"><rect width="100%" height="100%" fill="#111"/><text x="2" y="11" font-family="DejaVu Sans" font-size="10" fill="#fff">${text}</text></svg>`,
  );

const filmsOfSheet = 24;
const columns = 2;

async function writeSheet(names: readonly string[], browser: string, number: number): Promise<string> {
  const filmWidth = cell.width * moments.length + 6;
  const filmHeight = cell.height + cell.label + 4;
  const parts = names.map(async (name, index) => {
    const [left, top] = [(index % columns) * filmWidth, Math.floor(index / columns) * filmHeight];
    const pictures = moments.map(async (_, moment) => ({
      input: await pictureCell(photoPath(name, browser, moment)),
      left: left + moment * cell.width,
      top: top + cell.label,
    }));
    return [{ input: label(name, filmWidth - 6), left, top }, ...(await Promise.all(pictures))];
  });
  const path = join(reportFolder, `${browser}-${number}.png`);
  await sharp({
    create: {
      width: filmWidth * columns,
      height: filmHeight * Math.ceil(names.length / columns),
      channels: 3,
      background: '#222',
    },
  })
    .composite((await Promise.all(parts)).flat())
    .png()
    .toFile(path);
  return path;
}

export async function writeReport(recipes: readonly Recipe[], results: ReadonlyMap<string, Result>): Promise<string> {
  mkdirSync(reportFolder, { recursive: true });
  const known = recipes.filter(({ name }) => results.has(name));
  const lines = [
    '| film | upload | Chromium | Firefox | WebKitGTK | not as expected |',
    '| --- | --- | --- | --- | --- | --- |',
    ...known.map((recipe) => row(recipe, results.get(recipe.name))),
  ];
  const path = join(reportFolder, 'films.md');
  writeFileSync(path, `${lines.join('\n')}\n`);
  for (const browser of browserNames) {
    const seen = known.map(({ name }) => name).filter((name) => results.get(name)?.browsers[browser]);
    for (let start = 0; start < seen.length; start += filmsOfSheet)
      await writeSheet(seen.slice(start, start + filmsOfSheet), browser, start / filmsOfSheet + 1);
  }
  return path;
}
