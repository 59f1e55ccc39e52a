import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen } from '@afterglow/design-system/screens/CommunityScreen/view';
import { membersRead } from '../../data/members.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import { readingPage, type AnswersTo } from '../../kit/readingPage.ts';

const reads = ({ state }: { state: CommunityState }) => ({ members: membersRead(state) });

/** /community/{sort}/{page}/ */
function CommunityPage({ state, members: answer }: { state: CommunityState } & AnswersTo<typeof reads>) {
  const reader = useReader();
  return (
    <Frame of={orPending(answer)} head={(members) => communityHead({ state, members }, reader)}>
      {(members) => <CommunityScreen {...communityScreen({ state, members }, reader)} />}
    </Frame>
  );
}

export const page = readingPage({ Page: CommunityPage, reads });
