import { useReader } from '@afterglow/design-system/reader/context.tsx';
import { MemberScreen } from '@afterglow/design-system/screens/MemberScreen';
import { memberPageHead, memberScreen } from '@afterglow/design-system/screens/MemberScreen/view';
import { MemberSkeleton } from '@afterglow/design-system/screens/MemberSkeleton';
import type { SignedIn } from '@afterglow/contract/globals';
import { valueOf } from '../../runtime/data/answer.ts';
import { memberRead, sessionsRead } from '../../data/members.ts';
import { useLastReady } from '../../runtime/data/useLastReady.ts';
import { combineResources } from '../../runtime/data/combineResources.ts';
import { notificationSettingsRead } from '../../data/notifications.ts';
import { useConfig } from '../../shared/config.ts';
import { Frame } from '../../shared/Frame.tsx';
import { readingPage, type AnswersTo } from '../../shared/readingPage.ts';
import { UnsavedGuard } from '../../features/leaving/UnsavedGuard.tsx';
import { Settings } from './edit/Settings.tsx';
import { MemberPage } from './MemberPage.tsx';

interface EditProps {
  id: number;
  /** Name of the form that was posted; null if none was. */
  step: string | null;
}

/** Returns the read of the settings of notifications; null if the API has none. */
const settingsReadFor = ({ unread }: SignedIn) => (unread === undefined ? null : notificationSettingsRead);

const reads = ({ id }: EditProps, _: string, user: SignedIn | null) => ({
  member: memberRead(id, user),
  sessions: user?.id === id ? sessionsRead : null,
  notifications: user?.id === id ? settingsReadFor(user) : null,
});

/** /members/{id}/edit/, for the member alone (D7); others are refused as on every tab */
function EditPage({ id, step, ...answers }: EditProps & AnswersTo<typeof reads>) {
  const reader = useReader();
  const { user } = useConfig();
  const both = combineResources(useLastReady(answers.member), useLastReady(answers.sessions));
  const notifications = valueOf(useLastReady(answers.notifications));
  if (user?.id !== id) return <MemberPage id={id} tab="edit" page={1} />;
  return (
    <Frame
      of={both}
      head={([member]) => memberPageHead({ member, tab: 'edit', page: 1, shown: null }, reader)}
      loading={<MemberSkeleton library />}
    >
      {([member, sessions]) => (
        <MemberScreen
          {...memberScreen({ member, tab: 'edit', page: 1, shown: { tab: 'edit' }, own: 'library' }, reader)}
        >
          <Settings {...{ user, member, sessions, notifications }} posted={step} />
          <UnsavedGuard />
        </MemberScreen>
      )}
    </Frame>
  );
}

export const page = readingPage({ Page: EditPage, reads });
