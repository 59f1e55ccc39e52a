import type { Reader } from '../../reader/reader.ts';
import type { MarkProps } from './Mark.tsx';

/** Returns the Mark props of the site's own logo. */
export const mark = ({ brand }: Reader): Pick<MarkProps, 'name' | 'src'> => ({
  name: brand.wordmark,
  src: brand.mark,
});
