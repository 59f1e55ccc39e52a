import { memo, useEffect, useState } from 'react';
import { useRelation, type OwnRelation } from '../../data/relation.ts';
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
  /** By how many the subscribers have changed since the page was read: 1, 0 or -1. */
  subscribers: number;
}

/** The count of a public reply knows of the own subscription as it was when the page came, and no later one. */
function useChange(on: boolean, { relation }: OwnRelation): number {
  const [before, setBefore] = useState<boolean | null>(null);
  if (before === null && relation) setBefore(relation.subscribed);
  return before === null ? 0 : Number(on) - Number(before);
}

/** Renders nothing: the buttons are on the page before this code, and stay the elements that they are. */
export const MemberProfileActs = memo(function MemberProfileActs({ section, id, onActs }: ProfileActsProps) {
  const own = useRelation({ section, id });
  const vote = useVote(section, id, own);
  const subscribe = useSubscription(section === 'playlist' ? null : { section, id }, own);
  useSeen({ section, id }, own);
  const subscribers = useChange(subscribe.on, own);
  useEffect(() => onActs({ id, vote, subscribe, subscribers }));
  return null;
});
