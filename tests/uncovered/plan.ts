import { createHash } from 'node:crypto';
import { isNamed } from '../../.storybook/isNamed.ts';

/** A story in Storybook's own index. */
export interface IndexEntry {
  id: string;
  type: string;
  title: string;
  tags?: string[];
}

/** Stories that one page shows. */
export interface Batch {
  /** A short hash of the stories, as the name of a file. */
  key: string;
  ids: readonly string[];
}

/** A page loads Storybook once, which takes as long as ten stories; what a broken-off run loses is a batch. */
const perBatch = 50;

/** Sheets and frames show stories again that are shown by themselves. */
const again = ['sheet', 'frames', 'languages'];

/** Divides the chosen stories among pages. */
export function planBatches(entries: readonly IndexEntry[], words: readonly string[]): Batch[] {
  const ids = entries
    .filter(({ type, tags = [] }) => type === 'story' && !again.some((tag) => tags.includes(tag)))
    .filter(({ title }) => isNamed(title, words))
    .map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / perBatch) }, (_, place) => {
    const some = ids.slice(place * perBatch, (place + 1) * perBatch);
    return { key: createHash('sha256').update(some.join('\n')).digest('hex').slice(0, 10), ids: some };
  });
}
