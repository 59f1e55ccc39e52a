import { MarkSeenButton } from '@afterglow/design-system/actions/MarkSeenButton';
import { useOptimisticAction } from '@afterglow/design-system/actions/optimistic';
import { actionSaying } from '@afterglow/design-system/actions/saying';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { subscriptionTypes } from '@afterglow/fixtures/contract/lists';
import { sendAct } from '../../data/act.ts';
import { subscriptionsRead } from '../../data/members.ts';
import { reread } from '../../data/useResource.ts';

/** Counts as new from now on only what is posted later; the list follows with the API's own counts. */
export function MarkSeen({ userId }: { userId: number }) {
  const reader = useReader();
  const { busy, refusal, press } = useOptimisticAction(false, async () => {
    const refused = await sendAct({ act: 'seen' });
    if (refused === null) for (const type of subscriptionTypes) reread(subscriptionsRead(userId, type));
    return refused;
  });
  return (
    <MarkSeenButton
      busy={busy}
      message={refusal && actionSaying('subscribe', refusal, reader)}
      onPress={() => press(true)}
    />
  );
}
