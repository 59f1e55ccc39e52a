import { SettingsScreen } from '@afterglow/design-system/screens/SettingsScreen';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import type { FullMember } from '@afterglow/contract/member';
import type { NotificationSettings } from '@afterglow/contract/notification';
import type { OwnSession } from '@afterglow/contract/ownPage';
import { AccountCopy } from './AccountCopy.tsx';
import { AccountHistory } from './AccountHistory.tsx';
import { Email } from './Email.tsx';
import { Deletion } from './Deletion.tsx';
import { Devices } from './Devices.tsx';
import { Notifications } from './Notifications.tsx';
import { HomeRows } from './HomeRows.tsx';
import { Password } from './Password.tsx';
import { PictureSetting } from './PictureSetting.tsx';
import { Privacy } from './Privacy.tsx';
import { UserName } from './UserName.tsx';
import { Profile } from './Profile.tsx';

interface SettingsProps {
  user: SignedIn;
  member: FullMember;
  sessions: readonly OwnSession[];
  /** Null if the API has no notifications. */
  notifications: NotificationSettings | null;
  posted: string | null;
}

/** Everything that a member can change about the account. */
export function Settings({ user, member, sessions, notifications, posted }: SettingsProps) {
  const path = useReader().href.member(user, 'edit');
  const of = { tab: { path, posted }, user };
  return (
    <SettingsScreen
      forms={{
        profile: <Profile {...of} member={member} />,
        pictures: (
          <>
            <PictureSetting {...of} kind="avatar" />
            <PictureSetting {...of} kind="cover" />
          </>
        ),
        privacy: <Privacy {...of} member={member} />,
        notifications: notifications && <Notifications {...of} settings={notifications} />,
        username: member.nameChangeFrom === undefined ? null : <UserName {...of} member={member} />,
        email: member.email === undefined ? null : <Email {...of} current={member.email} />,
        password: <Password {...of} />,
        devices: <Devices {...of} sessions={sessions} />,
        history: <AccountHistory {...of} member={member} />,
        home: <HomeRows path={path} />,
        copy: <AccountCopy />,
        delete: <Deletion {...of} />,
      }}
    />
  );
}
