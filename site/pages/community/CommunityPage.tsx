import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import { CommunityScreen } from '@afterglow/design-system/screens/CommunityScreen';
import { communityHead, communityScreen } from '@afterglow/design-system/screens/CommunityScreen/view';
import { membersRead } from '../../data/members.ts';
import { useResource } from '../../data/useResource.ts';
import { Frame } from '../../kit/Frame.tsx';
import { orPending } from '../../kit/usePreview.ts';
import type { PageCode } from '../../kit/pageCode.ts';

/** /community/{sort}/{page}/ */
export function CommunityPage({ state }: { state: CommunityState }) {
  const reader = useReader();
  return (
    <Frame
      of={orPending(useResource(membersRead(state)))}
      head={(members) => communityHead({ state, members }, reader)}
    >
      {(members) => <CommunityScreen {...communityScreen({ state, members }, reader)} />}
    </Frame>
  );
}

export const page: PageCode<Parameters<typeof CommunityPage>[0]> = {
  Page: CommunityPage,
  reads: ({ state }) => [membersRead(state)],
};
