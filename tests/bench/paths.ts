import { join } from 'node:path';
import { root } from '../tools/repository.ts';

/** Output folder of the benchmark. */
export const benchFolder = join(root, '.cache/bench');

/** Returns a path relative to the repository's root. */
export const fromRoot = (path: string): string => path.slice(root.length + 1);
