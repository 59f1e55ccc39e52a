import { memo, useEffect } from 'react';
import { useRelation } from '../../data/relation.ts';
import { useSeen } from './useSeen.ts';
import { useSubscription } from './useSubscription.ts';
import { useVote, type Votable } from './useVote.ts';

export interface ProfileActsProps {
  section: Exclude<Votable, 'video'>;
  id: number;
  /** Given what the buttons show and do, whenever that changes. */
  onActs: (acts: MemberActs) => void;
}

/** What a member has done with whom a page is about, and what presses of the buttons do. */
export interface MemberActs {
  /** Whom they are about. */
  id: number;
  vote: ReturnType<typeof useVote>;
  subscribe: ReturnType<typeof useSubscription>;
}

/** Renders nothing: the buttons are on the page before this code, and stay the elements that they are. */
export const MemberProfileActs = memo(function MemberProfileActs({ section, id, onActs }: ProfileActsProps) {
  const own = useRelation({ section, id });
  const vote = useVote(section, id, own);
  const subscribe = useSubscription(section === 'playlist' ? null : { section, id }, own);
  useSeen({ section, id }, own);
  useEffect(() => onActs({ id, vote, subscribe }));
  return null;
});
