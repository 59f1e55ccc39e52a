import type { OwnRelation } from '../../data/relation.ts';
import { useToggle, type OwnToggle } from '../useAct.ts';

/** Whether a member has blocked another one. Blocking also ends what was between the two. */
export const useBlock = (id: number, own: OwnRelation): OwnToggle =>
  useToggle({
    act: 'block',
    own,
    valueOf: (relation) => relation?.blocked ?? false,
    after: (blocked) => ({ blocked, ...(blocked && { friend: 'none', subscribed: false }) }),
    fieldsOf: (on) => ({ user_id: String(id), section: on ? 'add' : 'del' }),
  });
