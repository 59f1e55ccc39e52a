import { join } from 'node:path';
import { root } from '../tools/repository.ts';

/** All that the bench writes lies below this folder. */
export const benchFolder = join(root, '.cache/bench');

/** A path as it is printed: from the repository's root. */
export const fromRoot = (path: string): string => path.slice(root.length + 1);
