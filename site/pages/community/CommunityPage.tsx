import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen } from '@afterglow/design-system/screens/CommunityScreen/view';
import { activityRead, membersRead } from '../../data/members.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending, valueOrPending } from '../../kit/usePreview.ts';
import type { PageVisitor } from '../../kit/pageCode.ts';
import { readingPage, type AnswersTo } from '../../kit/readingPage.ts';

const reads = ({ state }: { state: CommunityState }) => ({ members: membersRead(state) });

/** Number of activities above the list of members. */
const latest = 4;
const deferredReads = (_: unknown, _language: string, { user }: PageVisitor) => ({
  latest: activityRead(1, user !== null, latest),
});

type CommunityProps = { state: CommunityState } & AnswersTo<typeof reads> & AnswersTo<typeof deferredReads>;

/** /community/{sort}/{page}/ */
function CommunityPage({ state, members: answer, latest: latestAnswer }: CommunityProps) {
  const reader = useReader();
  const activity = valueOrPending(latestAnswer);
  return (
    <Frame of={orPending(answer)} head={(members) => communityHead({ state, members }, reader)}>
      {(members) => <CommunityScreen {...communityScreen({ state, members, activity }, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: CommunityPage, reads, deferredReads });
