import { useEffect, useRef } from 'react';
import { noteAct } from '../../data/act.ts';
import type { OwnRelation } from '../../data/relation.ts';

interface Opened {
  section: 'model' | 'channel' | 'playlist' | 'member';
  id: number;
}

/** Who opens the page of somebody followed sees what is new there. */
export function useSeen({ section, id }: Opened, { relation }: OwnRelation): void {
  const told = useRef(false);
  const followed = relation && relation.subscribed;
  useEffect(() => {
    if (told.current || followed === null) return;
    told.current = true;
    if (followed) noteAct({ act: 'seen', section, object_id: String(id) });
  }, [followed, section, id]);
}
