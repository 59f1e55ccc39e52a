import type { SignedIn } from '@afterglow/contract/globals';
import { subscriptionTypes } from '@afterglow/contract/lists';
import { memberRead, subscriptionsRead } from '../../data/members.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../shared/config.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { MarkSeen } from './MarkSeen.tsx';
import { MemberFrame, type TabProps } from './MemberFrame.tsx';
import { MemberPage } from './MemberPage.tsx';
import { isAnyNew, joinSubscriptions } from './joinSubscriptions.ts';
import { nullIfRefused } from './nullIfRefused.ts';

type SubscriptionsProps = TabProps & { id: number };

/** The reads of a member's subscriptions, one request per kind; guests are refused without one. */
const reads = ({ id }: SubscriptionsProps, _: string, user: SignedIn | null) => ({
  member: memberRead(id, user),
  models: user && subscriptionsRead(id, 'model'),
  channels: user && subscriptionsRead(id, 'channel'),
  members: user && subscriptionsRead(id, 'member'),
});

/** Returns all subscriptions of a member. */
function subscriptionsIn({ models, channels, members }: AnswersTo<typeof reads>) {
  const kinds = combineResources(
    combineResources(nullIfRefused(models), nullIfRefused(channels)),
    nullIfRefused(members),
  );
  if (kinds.state !== 'ready' && kinds.state !== 'preview') return kinds;
  const [[ofModels, ofChannels], ofMembers] = kinds.value;
  return { ...kinds, value: joinSubscriptions([ofModels, ofChannels, ofMembers]) };
}

/** /members/{id}/subscriptions/, for the member alone (D7) */
function SubscriptionsPage({ id, tab, page, ...answers }: SubscriptionsProps & AnswersTo<typeof reads>) {
  const { user } = useConfig();
  if (user === null) return <MemberPage {...{ id, tab, page }} />;
  const of = combineResources(answers.member, subscriptionsIn(answers));
  return (
    <>
      <RevalidateOnShow of={subscriptionTypes.map((type) => subscriptionsRead(id, type))} />
      <MemberFrame id={id} of={of} tab={tab} page={page}>
        {of.state === 'ready' && isAnyNew(of.value[1]) && <MarkSeen userId={id} />}
      </MemberFrame>
    </>
  );
}

export const page = readingPage({ Page: SubscriptionsPage, reads });
