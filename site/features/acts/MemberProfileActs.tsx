import { useEffect } from 'react';
import { useRelation } from '../../data/relation.ts';
import { useSeen } from './useSeen.ts';
import { useSubscription } from './useSubscription.ts';
import { useVote, type Votable } from './useVote.ts';

export interface ProfileActsProps {
  section: Exclude<Votable, 'video'>;
  id: number;
  /** Receives what the buttons show and do, whenever that has changed. */
  onActs: (acts: MemberActs) => void;
}

/** A member's vote and subscription on the subject of a page, with the handlers of the buttons. */
export interface MemberActs {
  /** Id of the subject. */
  id: number;
  vote: ReturnType<typeof useVote>;
  subscribe: ReturnType<typeof useSubscription>;
}

/** Renders nothing: the buttons are on the page before this code is loaded, and stay the same elements. */
export function MemberProfileActs({ section, id, onActs }: ProfileActsProps) {
  const own = useRelation({ section, id });
  const followed = section === 'playlist' ? null : { section, id };
  const { vote, onVote, busy: voting } = useVote(section, id, own);
  const { on, onPress, busy: subscribing } = useSubscription(followed, own);
  useSeen(followed, own);
  useEffect(
    () => onActs({ id, vote: { vote, onVote, busy: voting }, subscribe: { on, onPress, busy: subscribing } }),
    [onActs, id, vote, onVote, voting, on, onPress, subscribing],
  );
  return null;
}
