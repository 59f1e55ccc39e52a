import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberPageHead, memberScreen } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { valueOf } from '../../runtime/data/answer.ts';
import { memberRead, sessionsRead } from '../../data/members.ts';
import { useLastReady } from '../../runtime/data/useLastReady.ts';
import { useResource } from '../../runtime/data/useResource.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { notificationSettingsRead } from '../../data/notifications.ts';
import { useConfig } from '../../kit/config.ts';
import { Frame } from '../../kit/Frame.tsx';
import type { PageCode } from '../../kit/pageCode.ts';
import { Settings } from './edit/Settings.tsx';
import { MemberPage } from './MemberPage.tsx';

interface EditProps {
  id: number;
  /** Name of the form that was posted; null if none was. */
  step: string | null;
}

/** /members/{id}/edit/, for the member alone (D7); others are refused as on every tab */
export function EditPage({ id, step }: EditProps) {
  const { user } = useConfig();
  return user?.id === id ? <Edit user={user} step={step} /> : <MemberPage id={id} tab="edit" page={1} />;
}

/** Returns the read of the settings of notifications; null if the API has none. */
const settingsReadFor = ({ unread }: SignedIn) => (unread === undefined ? null : notificationSettingsRead);

function Edit({ user, step }: { user: SignedIn; step: EditProps['step'] }) {
  const reader = useReader();
  const reads = combineResources(
    useLastReady(useResource(memberRead(user.id, user))),
    useLastReady(useResource(sessionsRead)),
  );
  const notifications = valueOf(useLastReady(useResource(settingsReadFor(user))));
  return (
    <Frame
      of={reads}
      head={([member]) => memberPageHead({ member, tab: 'edit', page: 1, shown: null }, reader)}
      loading={<MemberSkeleton library />}
    >
      {([member, sessions]) => (
        <MemberScreen
          {...memberScreen({ member, tab: 'edit', page: 1, shown: { tab: 'edit' }, own: 'library' }, reader)}
        >
          <Settings {...{ user, member, sessions, notifications }} posted={step} />
        </MemberScreen>
      )}
    </Frame>
  );
}

export const page: PageCode<EditProps> = {
  Page: EditPage,
  reads: ({ id }, _, user) =>
    [memberRead(id, user), ...(user?.id === id ? [sessionsRead, settingsReadFor(user)] : [])].filter(
      (read) => read !== null,
    ),
};
