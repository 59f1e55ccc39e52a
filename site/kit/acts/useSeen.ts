import { useEffect, useRef } from 'react';
import { noteAct } from '../../data/act.ts';
import type { OwnRelation } from '../../data/relation.ts';

interface Opened {
  section: 'model' | 'channel' | 'playlist' | 'member';
  id: number;
}

/**
 * Tells the API once that the page was opened by one of its followers, for whom what is new there then counts as seen.
 */
export function useSeen({ section, id }: Opened, { relation }: OwnRelation): void {
  const told = useRef(false);
  const followed = relation && relation.subscribed;
  useEffect(() => {
    if (told.current || followed === null) return;
    told.current = true;
    if (followed) noteAct({ act: 'seen', section, object_id: String(id) });
  }, [followed, section, id]);
}
