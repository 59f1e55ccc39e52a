import type { SignedIn } from '@afterglow/contract/globals';
import type { Relation } from '@afterglow/contract/relation';
import { mutate } from 'swr';
import type { Answer } from '../runtime/data/answer.ts';
import { relationOf, relationRead, type RelatedTo } from './relationRead.ts';
import { useOwnAnswer } from '../runtime/data/useOwnAnswer.ts';
import { reread } from '../runtime/data/useResource.ts';

export interface OwnRelation {
  /** Key of the relation's read; empty if there is no request. */
  key: string;
  /** Null until it is known. If it cannot be known, it is the relation of a visitor who has done nothing. */
  relation: Relation | null;
  /** Writes changes to the cache. */
  change: (changes: Partial<Relation>) => void;
  /** Like `change`, but computed from the relation as it is known then, which can be newer than the rendered one. */
  changeFrom: (changesOf: (known: Relation) => Partial<Relation>) => void;
  /** Requests the relation again, because something is not as expected. */
  reread: () => void;
}

/**
 * Returns the read of the visitor's relation to another member, for that member's page. Empty for guests and for the
 * visitor's own page.
 */
export const ownRelationReads = (userId: number, user: SignedIn | null) =>
  user !== null && user.id !== userId ? [relationRead({ section: 'member', id: userId })] : [];

/** Returns the signed-in visitor's relation to something (D60). Pass null to skip the request. */
export function useRelation(to: RelatedTo | null): OwnRelation {
  const request = to && relationRead(to);
  const { data } = useOwnAnswer(request);
  const key = request?.key ?? '';
  // Addressed by its key, since a reply can arrive when the page already shows something else: SWR's bound `mutate`
  // would write it to that page's key.
  const changeFrom: OwnRelation['changeFrom'] = (changesOf) =>
    void mutate<Answer<Relation>>(
      key,
      (before) => {
        // Answers that came with the document are not in the cache that SWR passes.
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
