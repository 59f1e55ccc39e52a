import { useEffect, useRef } from 'react';
import { noteAct } from '../../data/act.ts';
import type { OwnRelation } from '../../data/relation.ts';
import type { Followed } from './useSubscription.ts';

/**
 * Tells the API once that the page was opened by one of its followers, for whom what is new there then counts as seen.
 * Pass null if there is nobody to follow.
 */
export function useSeen(of: Followed | null, { relation }: OwnRelation): void {
  const { section, id } = of ?? { section: null, id: 0 };
  const told = useRef(false);
  const followed = relation && relation.subscribed;
  useEffect(() => {
    if (told.current || followed === null || section === null) return;
    told.current = true;
    if (followed) noteAct({ act: 'seen', section, object_id: id });
  }, [followed, section, id]);
}
