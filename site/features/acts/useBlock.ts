import type { OwnRelation } from '../../data/relation.ts';
import { useToggle, type OwnToggle } from './useAct.ts';

/** Returns whether a member has blocked another one, as a toggle. Blocking also ends friendship and subscription. */
export const useBlock = (id: number, own: OwnRelation): OwnToggle =>
  useToggle({
    own,
    valueOf: (relation) => relation?.blocked ?? false,
    after: (blocked) => ({ blocked, ...(blocked && { friend: 'none', subscribed: false }) }),
    actOf: (on) => ({ act: 'block', section: on ? 'add' : 'del', user_id: id }),
  });
