/** Makes films from their recipes, once for each version of a recipe. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../tools/repository.ts';
import type { Recipe } from './recipe.ts';

export const workFolder = join(root, '.cache/films');

const run = promisify(execFile);

export const recipeHash = ({ name, type, files = {}, steps, finish }: Recipe): string =>
  createHash('sha256')
    .update(JSON.stringify([name, type, files, steps, String(finish)]))
    .digest('hex')
    .slice(0, 16);

/** Makes the film unless it exists, and returns its path. */
export async function makeFilm(recipe: Recipe): Promise<string> {
  const { name, type, files = {}, steps, finish } = recipe;
  const path = join(workFolder, 'sources', `${name}-${recipeHash(recipe)}.${type}`);
  if (existsSync(path)) return path;
  mkdirSync(join(workFolder, 'sources'), { recursive: true });
  const folder = mkdtempSync(join(workFolder, 'making-'));
  try {
    for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content);
    for (const step of steps)
      await run('ffmpeg', ['-nostdin', '-v', 'error', '-y', ...step], { cwd: folder, maxBuffer: 64 * 1024 * 1024 });
    const film = join(folder, `film.${type}`);
    if (finish)
      writeFileSync(
        film,
        finish((file) => readFileSync(join(folder, file))),
      );
    renameSync(film, path);
    return path;
  } finally {
    rmSync(folder, { recursive: true });
  }
}
