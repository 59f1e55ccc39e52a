import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import convert from 'ast-v8-to-istanbul';
import { parseAstAsync } from 'vite';
import * as z from 'zod/mini';
import { root } from '../tools/repository.ts';
import { parseCoverage, type FileCoverage } from './storyCoverage.ts';
import type { Range } from './unrun.ts';

const sourceMap = z.object({
  version: z.number(),
  sources: z.array(z.string()),
  /** Chunks of what others have generated may have none. */
  sourcesContent: z._default(z.array(z.nullable(z.string())), []),
  names: z.array(z.string()),
  mappings: z.string(),
});

/**
 * Traces what did not run of built scripts to lines and branches of their sources.
 * @param unrun By the path of a script in the build.
 * @param isWanted Whether a source is wanted, by its path from the root.
 */
export async function mapCoverage(
  built: string,
  unrun: ReadonlyMap<string, readonly Range[]>,
  isWanted: (source: string) => boolean,
): Promise<FileCoverage[]> {
  const found: FileCoverage[] = [];
  for (const [path, ranges] of unrun) {
    const file = join(built, path);
    if (!existsSync(`${file}.map`)) continue;
    const map = sourceMap.parse(JSON.parse(readFileSync(`${file}.map`, 'utf8')));
    const isOurs = (source: string): boolean => isWanted(relative(root, join(dirname(file), source)));
    if (!map.sources.some(isOurs)) continue;
    const mapped = await mapScript(file, map, ranges);
    found.push(...mapped.map((one) => ({ ...one, path: relative(root, one.path) })));
  }
  return found.filter((one) => isWanted(one.path));
}

async function mapScript(
  file: string,
  map: z.output<typeof sourceMap>,
  unrun: readonly Range[],
): Promise<FileCoverage[]> {
  const code = readFileSync(file, 'utf8');
  const ranges = [
    { startOffset: 0, endOffset: code.length, count: 1 },
    ...unrun.map(([startOffset, endOffset]) => ({ startOffset, endOffset, count: 0 })),
  ];
  const functions = [{ functionName: '', isBlockCoverage: true, ranges }];
  const coverage = { url: `file://${file}`, functions };
  return parseCoverage(await convert({ code, ast: parseAstAsync(code), coverage, sourceMap: map }));
}
