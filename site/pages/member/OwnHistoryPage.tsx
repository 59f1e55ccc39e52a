import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { memberPageHead } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { memberRead, ownHistoryRead } from '../../data/members.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { OwnHistory } from './OwnHistory.tsx';
import { MemberPage } from './MemberPage.tsx';

interface OwnHistoryProps {
  id: number;
  page: number;
  /** Name of the form that was posted; null if none was. */
  step: string | null;
}

const reads = ({ id, page }: OwnHistoryProps, _: string, user: SignedIn | null) => ({
  member: memberRead(id, user),
  videos: user?.id === id ? ownHistoryRead(id, page) : null,
});

/** /members/{id}/history/{page}/, for the member alone (D7); others are refused as on every tab */
function OwnHistoryPage({ id, page, step, ...answers }: OwnHistoryProps & AnswersTo<typeof reads>) {
  const reader = useReader();
  const { user } = useConfig();
  if (user?.id !== id) return <MemberPage id={id} tab="history" page={page} />;
  return (
    <Frame
      of={combineResources(answers.member, answers.videos)}
      head={([member]) => memberPageHead({ member, tab: 'history', page, shown: null }, reader)}
      loading={<MemberSkeleton library />}
    >
      {([member, videos]) => <OwnHistory key={page} {...{ user, member, videos, page }} posted={step} />}
    </Frame>
  );
}

export const page = readingPage({ Page: OwnHistoryPage, reads });
