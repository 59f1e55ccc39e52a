import type { SubscribeButtonProps } from '@afterglow/design-system/actions/SubscribeButton';
import type { SubscriptionType } from '@afterglow/fixtures/contract/lists';
import type { OwnRelation } from '../../data/relation.ts';
import { useAct } from '../useAct.ts';

/** Whom a subscription follows. */
export interface Followed {
  section: SubscriptionType;
  id: number;
}

type Subscription = Pick<SubscribeButtonProps, 'busy' | 'message' | 'on' | 'onPress'>;

/** A member's subscription; null is nobody whom one could follow. */
export function useSubscription(of: Followed | null, own: OwnRelation): Subscription {
  const { value, press, ...state } = useAct<boolean>({
    act: 'subscribe',
    own,
    valueOf: (relation) => relation?.subscribed ?? false,
    after: (subscribed) => ({ subscribed }),
    fieldsOf: (on) => ({ section: of?.section ?? '', object_id: String(of?.id ?? 0), del: on ? '' : '1' }),
    doneOf: (on) => (on ? 'subscribe' : null),
  });
  return { ...state, on: value, onPress: () => press(!value) };
}
