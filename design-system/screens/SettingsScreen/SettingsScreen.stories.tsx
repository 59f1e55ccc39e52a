import type { FullMember } from '@afterglow/contract/member';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { ownSessions } from '@afterglow/fixtures/data/sessions';
import preview from '@afterglow/storybook/preview';
import { DeleteAccountForm } from '../../forms/DeleteAccountForm/DeleteAccountForm.tsx';
import { EmailForm } from '../../forms/EmailForm/EmailForm.tsx';
import { ExportForm } from '../../forms/ExportForm/ExportForm.tsx';
import { HistoryForm } from '../../forms/HistoryForm/HistoryForm.tsx';
import { NotificationSettingsForm } from '../../forms/NotificationSettingsForm/NotificationSettingsForm.tsx';
import { notificationSettingsForm } from '../../forms/NotificationSettingsForm/NotificationSettingsForm.view.ts';
import { HomeRowsForm } from '../../forms/HomeRowsForm/HomeRowsForm.tsx';
import { homeRowsForm } from '../../forms/HomeRowsForm/HomeRowsForm.view.ts';
import { PasswordForm } from '../../forms/PasswordForm/PasswordForm.tsx';
import { PictureForm } from '../../forms/PictureForm/PictureForm.tsx';
import { pictureForm } from '../../forms/PictureForm/PictureForm.view.ts';
import { PrivacyForm } from '../../forms/PrivacyForm/PrivacyForm.tsx';
import { privacyForm } from '../../forms/PrivacyForm/PrivacyForm.view.ts';
import { ProfileInfoForm } from '../../forms/ProfileInfoForm/ProfileInfoForm.tsx';
import { profileInfoForm } from '../../forms/ProfileInfoForm/ProfileInfoForm.view.ts';
import { SessionsForm } from '../../forms/SessionsForm/SessionsForm.tsx';
import { sessionsForm } from '../../forms/SessionsForm/SessionsForm.view.ts';
import { UserNameForm } from '../../forms/UserNameForm/UserNameForm.tsx';
import { userNameForm } from '../../forms/UserNameForm/UserNameForm.view.ts';
import { fromView } from '../../reader/fromView.tsx';
import type { Reader } from '../../reader/reader.ts';
import { errorsIn } from '../../reader/translatedErrors.tsx';
import { SettingsScreen, type SettingsScreenProps } from './SettingsScreen.tsx';

interface State {
  /** True if the password form was refused. */
  refused?: boolean;
  /** True if the profile form was saved. */
  saved?: boolean;
  member?: FullMember;
  /** False before an API without notifications. */
  notifies?: boolean;
  /** False before an API that changes neither name nor address. */
  changeable?: boolean;
}

const { own, bare } = fullMembers;
const account = { action: '#/members/edit/', username: own.name };

function settings(
  { refused = false, saved = false, member = own, notifies = true, changeable = true }: State,
  reader: Reader,
): SettingsScreenProps {
  const { errors } = errorsIn(
    { errors: { old: 'Invalid password', new: 'Write at least 5 characters.' } },
    reader.language,
  );
  return {
    forms: {
      profile: <ProfileInfoForm {...profileInfoForm(member, reader)} done={saved} />,
      pictures: (
        <>
          <PictureForm {...pictureForm('avatar', reader)} />
          <PictureForm {...pictureForm('cover', reader)} />
        </>
      ),
      privacy: (
        <PrivacyForm
          {...privacyForm(
            { openTabs: ['wall', 'info'], friendTabs: ['friends'], onlineTo: 'me', listed: true },
            reader,
          )}
        />
      ),
      notifications: notifies ? (
        <NotificationSettingsForm {...notificationSettingsForm({ kinds: ['wall', 'friend'], digest: 'off' }, reader)} />
      ) : null,
      username: changeable ? <UserNameForm action={account.action} {...userNameForm(member)} /> : null,
      email: changeable ? <EmailForm {...account} current="marlowe@members.example" /> : null,
      password: <PasswordForm {...account} {...(refused && { errors })} />,
      devices: <SessionsForm {...sessionsForm(Object.values(ownSessions), reader)} />,
      history: <HistoryForm action={account.action} keeps={!saved} />,
      home: <HomeRowsForm {...homeRowsForm({ choice: '', back: account.action }, reader)} />,
      copy: <ExportForm action={account.action} />,
      delete: <DeleteAccountForm {...account} />,
    },
  };
}

const meta = preview.meta({ component: SettingsScreen });

export const Standard = meta.story(fromView(SettingsScreen, settings, {}));
export const TellsNothingYet = meta.story(fromView(SettingsScreen, settings, { member: bare }));
export const ProfileSaved = meta.story(fromView(SettingsScreen, settings, { saved: true }));
export const WithoutNotifications = meta.story(fromView(SettingsScreen, settings, { notifies: false }));
export const PasswordRefused = meta.story(fromView(SettingsScreen, settings, { refused: true }));
export const NameAndAddressFixed = meta.story(fromView(SettingsScreen, settings, { changeable: false }));
