import { likedCommentsRead } from './relationRead.ts';
import { useOwnAnswer } from './useOwnAnswer.ts';

/** Which of these comments the signed-in visitor has liked before (D60); of none nothing is asked. */
export function useLikedComments(ids: readonly number[]): ReadonlySet<number> {
  const { data } = useOwnAnswer(ids.length > 0 ? likedCommentsRead(ids) : null);
  return new Set(data?.state === 'ready' ? data.value : []);
}
