import { likedCommentsRead } from './relationRead.ts';
import { useOwnAnswer } from '../runtime/data/useOwnAnswer.ts';

/** Returns which of these comments the signed-in visitor has liked (D60). Pass an empty list to skip the request. */
export function useLikedComments(ids: readonly number[]): ReadonlySet<number> {
  const { data } = useOwnAnswer(ids.length > 0 ? likedCommentsRead(ids) : null);
  return new Set(data?.state === 'ready' ? data.value : []);
}
