import type { Relation } from '@afterglow/contract/relation';
import useSWR from 'swr';
import type { Answer } from '../runtime/data/answer.ts';
import { relationOf, relationRead, type RelatedTo } from './relationRead.ts';

/** Returns the signed-in visitor's relation to something if it is already cached. Sends no request. */
export function useKnownRelation(to: RelatedTo | null): Relation | null {
  const { data } = useSWR<Answer<Relation>>(to && relationRead(to).key, null);
  return data ? relationOf(data) : null;
}
