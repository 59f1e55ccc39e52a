import { MarkSeenButton } from '@afterglow/design-system/actions/MarkSeenButton';
import { useOptimisticAction } from '@afterglow/design-system/actions/optimistic';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { subscriptionTypes } from '@afterglow/contract/lists';
import { sendAct } from '../../data/act.ts';
import { subscriptionsRead } from '../../data/members.ts';
import { reread } from '../../runtime/data/useResource.ts';
import { showRefusal } from '../../features/toasts/showToast.ts';

/** A button after which only later posts count as new; the list then shows the API's new counts. */
export function MarkSeen({ userId }: { userId: number }) {
  const reader = useReader();
  const { busy, press } = useOptimisticAction(false, async () => {
    const refused = await sendAct({ act: 'seen' });
    if (refused === null) for (const type of subscriptionTypes) reread(subscriptionsRead(userId, type));
    else void showRefusal(refused, reader, 'subscribe');
    return refused;
  });
  return <MarkSeenButton busy={busy} onPress={() => press(true)} />;
}
