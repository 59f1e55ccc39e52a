import { subscriptionTypes } from '@afterglow/contract/lists';
import type { Subscription } from '@afterglow/contract/subscription';
import type { Page } from '@afterglow/contract/wire';
import { memberRead, subscriptionsRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { RereadWhenShown } from '../../runtime/client/RereadWhenShown.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { MarkSeen } from './MarkSeen.tsx';
import { MemberFrame, type ShownTab } from './MemberFrame.tsx';
import { MemberPage } from './MemberPage.tsx';
import { orNull } from './orNull.ts';

type Found = Page<Subscription> | null;

/** Joins all kinds of subscriptions into one list; returns null if this visitor may not see them. */
function joined(kinds: readonly Found[]) {
  const pages = kinds.filter((kind) => kind !== null);
  if (pages.length < kinds.length) return null;
  const sum = (numberOf: (page: Page<Subscription>) => number) => pages.reduce((all, page) => all + numberOf(page), 0);
  // Most new videos first; among equals, each kind keeps the order of its reply.
  const entries = pages.flatMap((page) => page.entries).toSorted((one, other) => other.newVideos - one.newVideos);
  return {
    tab: 'subscriptions' as const,
    subscriptions: { entries, total: sum(({ total }) => total), pages: 1, dropped: sum(({ dropped }) => dropped) },
  };
}

const isAnyNew = (joinedKinds: ReturnType<typeof joined>): boolean =>
  joinedKinds?.subscriptions.entries.some(({ newVideos }) => newVideos > 0) === true;

/** Reads a member's subscriptions, one request per kind. */
function useSubscriptions(id: number) {
  const models = orNull(useResource(subscriptionsRead(id, 'model')));
  const channels = orNull(useResource(subscriptionsRead(id, 'channel')));
  const members = orNull(useResource(subscriptionsRead(id, 'member')));
  const kinds = combineResources(combineResources(models, channels), members);
  if (kinds.state !== 'ready' && kinds.state !== 'preview') return kinds;
  const [[ofModels, ofChannels], ofMembers] = kinds.value;
  return { ...kinds, value: joined([ofModels, ofChannels, ofMembers]) };
}

/** /members/{id}/subscriptions/, for the member alone (D7); guests are refused without a request */
export function SubscriptionsPage(of: ShownTab & { id: number }) {
  return useConfig().user ? <Subscriptions {...of} /> : <MemberPage {...of} />;
}

function Subscriptions({ id, tab, page }: ShownTab & { id: number }) {
  const of = combineResources(useResource(memberRead(id, useConfig().user)), useSubscriptions(id));
  return (
    <>
      <RereadWhenShown of={subscriptionTypes.map((type) => subscriptionsRead(id, type))} />
      <MemberFrame id={id} of={of} tab={tab} page={page}>
        {of.state === 'ready' && isAnyNew(of.value[1]) && <MarkSeen userId={id} />}
      </MemberFrame>
    </>
  );
}

export const page: PageCode<Parameters<typeof SubscriptionsPage>[0]> = {
  Page: SubscriptionsPage,
  reads: ({ id }, _, user) => [
    memberRead(id, user),
    ...(user ? subscriptionTypes.map((type) => subscriptionsRead(id, type)) : []),
  ],
};
