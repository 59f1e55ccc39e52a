import { appendFileSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoryResult } from './compareStory.ts';

/** Results of a comparison, kept in a file, so that an interrupted run goes on where it was. */
export interface Results {
  /** Results of this run and of earlier ones, by the story's id. */
  byStory: ReadonlyMap<string, StoryResult>;
  add: (result: StoryResult) => void;
}

/** The folder of the builds, which outlives a comparison. */
export const buildsFolder = 'builds';

/**
 * Opens the results of a comparison in a folder. Results and pictures of another one are removed.
 * @param key Names both versions exactly.
 */
export function openResults(folder: string, key: string): Results {
  const file = join(folder, 'results.jsonl');
  mkdirSync(folder, { recursive: true });
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const isSame = lines[0] === key;
  if (!isSame) {
    for (const name of readdirSync(folder).filter((one) => one !== buildsFolder))
      rmSync(join(folder, name), { recursive: true });
    writeFileSync(file, `${key}\n`);
  }
  const earlier = isSame ? lines.slice(1).flatMap(parseLine) : [];
  // An unstable or broken story is tried again.
  const kept = earlier.filter(
    ({ differences, broken }) => broken.length === 0 && !differences.some(({ kind }) => kind === 'unstable'),
  );
  const byStory = new Map(kept.map((result) => [result.story.id, result]));
  return {
    byStory,
    add: (result) => {
      byStory.set(result.story.id, result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

/** Parses a line that this module wrote. The last line may be incomplete. */
function parseLine(line: string): StoryResult[] {
  try {
    // The cast names what `add` has written.
    return line === '' ? [] : [JSON.parse(line) as StoryResult];
  } catch {
    return [];
  }
}
