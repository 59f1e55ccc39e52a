import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { NotificationsScreen } from '@afterglow/design-system/screens/NotificationsScreen';
import { notificationsHead, notificationsScreen } from '@afterglow/design-system/screens/NotificationsScreen/view';
import { TextSkeleton } from '@afterglow/design-system/screens/TextSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import type { Notifications } from '@afterglow/contract/notification';
import { notificationsRead } from '../../data/notifications.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { useConfig } from '../../kit/config.ts';
import { MembersFrame, SignInFirst } from '../../kit/MembersFrame.tsx';
import { useMarkRead } from '../../features/notifications/useMarkRead.ts';
import type { PageCode } from '../../kit/pageCode.ts';
import { RereadWhenShown } from '../../runtime/client/RereadWhenShown.tsx';

interface NotificationsProps {
  page: number;
}

/** /notifications/, for members only (D59) */
export function NotificationsPage({ page }: NotificationsProps) {
  const { user } = useConfig();
  return user === null ? <SignInFirst /> : <Own user={user} page={page} />;
}

function Own({ user, page }: NotificationsProps & { user: SignedIn }) {
  const reader = useReader();
  const request = notificationsRead(page);
  return (
    <MembersFrame of={useResource(request)} head={() => notificationsHead(reader)} loading={<TextSkeleton />}>
      {(shown) => (
        <>
          <RereadWhenShown of={[request]} />
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

export const page: PageCode<NotificationsProps> = {
  Page: NotificationsPage,
  reads: ({ page }, _, user) => (user === null ? [] : [notificationsRead(page)]),
};
