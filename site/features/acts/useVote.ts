import type { VoteButtonsProps } from '@afterglow/design-system/actions/VoteButtons';
import type { Relation } from '@afterglow/contract/relation';
import type { OwnRelation } from '../../data/relation.ts';
import { useAct } from './useAct.ts';

/** Subjects that can be voted on, each on a page of its own. */
export type Votable = 'video' | 'model' | 'channel' | 'playlist';

type Vote = Required<Pick<VoteButtonsProps, 'busy' | 'vote' | 'onVote'>>;

/** Returns a member's vote, which is final. */
export function useVote(section: Votable, id: number, own: OwnRelation): Vote {
  const { value, press, ...state } = useAct<Relation['vote']>({
    own,
    valueOf: (relation) => relation?.vote ?? null,
    after: (vote) => ({ vote }),
    actOf: (vote) => ({ act: 'vote', section, object_id: id, vote: vote === 'liked' ? 1 : 0 }),
    // For other subjects, replies of the API contain no counts of votes, only their average.
    countOf: (vote) =>
      section === 'video' && vote !== null
        ? { count: { kind: vote === 'liked' ? 'likes' : 'dislikes', videoId: id }, by: 1 }
        : null,
    doneOf: () => 'vote',
  });
  return { ...state, vote: value, onVote: press };
}
