import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioScreen } from '@afterglow/design-system/screens/StudioScreen';
import { studioHead, studioScreen } from '@afterglow/design-system/screens/StudioScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { studioRead } from '../../data/studio.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../kit/config.ts';
import { MembersFrame, SignInFirst } from '../../kit/MembersFrame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';

/** /studio/ */
export function StudioPage(props: { page: number }) {
  return useConfig().user ? <OwnStudio {...props} /> : <SignInFirst />;
}

function OwnStudio({ page: number }: { page: number }) {
  const reader = useReader();
  const found = useResource(studioRead(number));
  return (
    <MembersFrame of={found} head={() => studioHead(null, reader)} loading={<TextSkeleton />}>
      {(videos) => <StudioScreen {...studioScreen({ found: videos, page: number }, reader)} />}
    </MembersFrame>
  );
}

export const page: PageCode<{ page: number }> = {
  Page: StudioPage,
  reads: ({ page: number }, _, user) => (user === null ? [] : [studioRead(number)]),
};
