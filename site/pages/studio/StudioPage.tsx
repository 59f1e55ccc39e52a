import type { SignedIn } from '@afterglow/contract/globals';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { StudioScreen } from '@afterglow/design-system/screens/StudioScreen';
import { studioHead, studioScreen } from '@afterglow/design-system/screens/StudioScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import { studioRead } from '../../data/studio.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame, SignInFirst } from '../../shared/MembersFrame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';

interface StudioAddress {
  page: number;
}

const reads = ({ page }: StudioAddress, _: string, user: SignedIn | null) => ({
  videos: user === null ? null : studioRead(page),
});

/** /studio/ */
function StudioPage({ page: number, videos: answer }: StudioAddress & AnswersTo<typeof reads>) {
  const reader = useReader();
  const { user } = useConfig();
  if (user === null) return <SignInFirst />;
  return (
    <MembersFrame of={answer} head={() => studioHead(null, reader)} loading={<TextSkeleton />}>
      {(videos) => <StudioScreen {...studioScreen({ found: videos, page: number }, reader)} />}
    </MembersFrame>
  );
}

export const page = readingPage({ Page: StudioPage, reads });
