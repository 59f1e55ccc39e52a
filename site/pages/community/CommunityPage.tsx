import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen } from '@afterglow/design-system/screens/CommunityScreen/view';
import { activityRead, membersRead } from '../../data/members.ts';
import { Frame } from '../../shared/Frame.tsx';
import { orPending, valueOrPending } from '../../shared/usePreview.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

/** Number of activities above the list of members. */
const latest = 4;

const reads = ({ state }: { state: CommunityState }, _language: string, user: SignedIn | null) => ({
  members: membersRead(state),
  // Needed, although the page can do without it: a document has to know whether the API tells it.
  latest: activityRead(1, user !== null, latest),
});

type CommunityProps = { state: CommunityState } & AnswersTo<typeof reads>;

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

export const page = readingPage({ Page: CommunityPage, reads });
