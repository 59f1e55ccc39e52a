import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { NotificationsScreen } from '@afterglow/design-system/screens/NotificationsScreen';
import { notificationsHead, notificationsScreen } from '@afterglow/design-system/screens/NotificationsScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import type { Notifications } from '@afterglow/contract/notification';
import { notificationsRead } from '../../data/notifications.ts';
import { useConfig } from '../../shared/config.ts';
import { MembersFrame, SignInFirst } from '../../shared/MembersFrame.tsx';
import { useMarkRead } from '../../features/notifications/useMarkRead.ts';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { RevalidateOnShow } from '../../runtime/client/RevalidateOnShow.tsx';

interface NotificationsProps {
  page: number;
}

const reads = ({ page }: NotificationsProps, _: string, user: SignedIn | null) => ({
  notifications: user === null ? null : notificationsRead(page),
});

/** /notifications/, for members only (D59) */
function NotificationsPage({ page, notifications }: NotificationsProps & AnswersTo<typeof reads>) {
  const reader = useReader();
  const { user } = useConfig();
  if (user === null) return <SignInFirst />;
  return (
    <MembersFrame of={notifications} head={() => notificationsHead(reader)} loading={<TextSkeleton />}>
      {(shown) => (
        <>
          <RevalidateOnShow of={[notificationsRead(page)]} />
          <List user={user} page={page} shown={shown} />
        </>
      )}
    </MembersFrame>
  );
}

function List({ user, page, shown }: NotificationsProps & { user: SignedIn; shown: Notifications }) {
  const marking = useMarkRead(notificationsRead(page), shown);
  return <NotificationsScreen {...notificationsScreen({ shown, page, owner: user }, useReader())} {...marking} />;
}

export const page = readingPage({ Page: NotificationsPage, reads });
