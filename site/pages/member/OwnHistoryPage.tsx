import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { memberPageHead } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { memberRead, ownHistoryRead } from '../../data/members.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { OwnHistory } from './OwnHistory.tsx';
import { MemberPage } from './MemberPage.tsx';

interface OwnHistoryProps {
  id: number;
  page: number;
  /** Name of the form that was posted; null if none was. */
  step: string | null;
}

/** /members/{id}/history/{page}/, for the member alone (D7); others are refused as on every tab */
export function OwnHistoryPage({ id, page, step }: OwnHistoryProps) {
  const { user } = useConfig();
  return user?.id === id ? (
    <History user={user} page={page} step={step} />
  ) : (
    <MemberPage id={id} tab="history" page={page} />
  );
}

function History({ user, page, step }: Omit<OwnHistoryProps, 'id'> & { user: SignedIn }) {
  const reader = useReader();
  const reads = combineResources(useResource(memberRead(user.id, user)), useResource(ownHistoryRead(user.id, page)));
  return (
    <Frame
      of={reads}
      head={([member]) => memberPageHead({ member, tab: 'history', page, shown: null }, reader)}
      loading={<MemberSkeleton library />}
    >
      {([member, videos]) => <OwnHistory key={page} {...{ user, member, videos, page }} posted={step} />}
    </Frame>
  );
}

export const page: PageCode<OwnHistoryProps> = {
  Page: OwnHistoryPage,
  reads: ({ id, page }, _, user) => [memberRead(id, user), ...(user?.id === id ? [ownHistoryRead(id, page)] : [])],
};
