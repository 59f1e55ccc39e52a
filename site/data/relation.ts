import type { SignedIn } from '@afterglow/contract/globals';
import type { Relation } from '@afterglow/contract/relation';
import { mutate } from 'swr';
import type { Answer } from './answer.ts';
import { relationOf, relationRead, type RelatedTo } from './relationRead.ts';
import { useOwnAnswer } from './useOwnAnswer.ts';
import { reread } from './useResource.ts';

export interface OwnRelation {
  /** Of what it is; empty if nothing is asked. */
  key: string;
  /** Null until it is known; what the visitor has never done where it cannot be known. */
  relation: Relation | null;
  /** Writes down what was done. */
  change: (changes: Partial<Relation>) => void;
  /** The same, where it depends on what is known by then, which can be more than was rendered. */
  changeFrom: (changesOf: (known: Relation) => Partial<Relation>) => void;
  /** Asks again: something is not as it was thought. */
  reread: () => void;
}

/** The visitor's relation to another member, for that member's page; of guests nothing is asked. */
export const ownRelationReads = (userId: number, user: SignedIn | null) =>
  user !== null && user.id !== userId ? [relationRead({ section: 'member', id: userId })] : [];

/** The signed-in visitor's relation to something (D60); of null nothing is asked. */
export function useRelation(to: RelatedTo | null): OwnRelation {
  const request = to && relationRead(to);
  const { data } = useOwnAnswer(request);
  const key = request?.key ?? '';
  // By its key, as a reply can come when the page is about something else: SWR's bound `mutate` would write it down there.
  const changeFrom: OwnRelation['changeFrom'] = (changesOf) =>
    void mutate<Answer<Relation>>(
      key,
      (before) => {
        // What came with the page is not in the cache that SWR hands over.
        const known = relationOf(before ?? data ?? { state: 'missing' });
        return { state: 'ready', value: { ...known, ...changesOf(known) } };
      },
      { revalidate: false },
    );
  return {
    key,
    relation: data ? relationOf(data) : null,
    change: (changes) => changeFrom(() => changes),
    changeFrom,
    reread: () => reread({ key }),
  };
}
