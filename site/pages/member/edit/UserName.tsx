import { UserNameForm } from '@afterglow/design-system/forms/UserNameForm';
import { userNameForm } from '@afterglow/design-system/forms/UserNameForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { username } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form that changes the user name. It stays after a change, with its message, until the page is left. */
export function UserName({ tab, user, member }: SettingProps & { member: FullMember }) {
  const { wait, ...form } = userNameForm(member, useReader());
  const setting = useSetting(username, 'username', tab, () => reread(memberRead(user.id, user)));
  return <UserNameForm {...form} {...setting} wait={setting.done || setting.busy ? undefined : wait} />;
}
