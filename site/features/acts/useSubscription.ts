import type { SubscriptionType } from '@afterglow/contract/lists';
import type { OwnRelation } from '../../data/relation.ts';
import { useToggle, type OwnToggle } from './useAct.ts';

/** The subject of a subscription. */
export interface Followed {
  section: SubscriptionType;
  id: number;
}

/** Returns a member's subscription, as a toggle. Pass null if there is nobody to follow. */
export const useSubscription = (of: Followed | null, own: OwnRelation): OwnToggle =>
  useToggle({
    own,
    valueOf: (relation) => relation?.subscribed ?? false,
    after: (subscribed) => ({ subscribed }),
    actOf: (on) => ({
      act: 'subscribe',
      section: of?.section ?? 'member',
      object_id: of?.id ?? 0,
      del: on ? undefined : 1,
    }),
    countOf: (on) => of && { count: { kind: 'subscribers', ...of }, by: on ? 1 : -1 },
    doneOf: (on) => (on ? 'subscribe' : null),
  });
