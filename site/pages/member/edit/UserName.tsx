import { UserNameForm } from '@afterglow/design-system/forms/UserNameForm';
import { userNameForm } from '@afterglow/design-system/forms/UserNameForm/view';
import { UserNameWait } from '@afterglow/design-system/forms/UserNameWait';
import { userNameWait } from '@afterglow/design-system/forms/UserNameWait/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { useEffect } from 'react';
import { username } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import { useRename } from '../../../shared/config.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form that changes the user name. It stays after a change, with its message, until the page is left. */
export function UserName({ tab, user, member }: SettingProps & { member: FullMember }) {
  const wait = userNameWait(member, useReader());
  const setting = useSetting(username, 'username', tab, () => reread(memberRead(user.id, user)));
  const rename = useRename();
  useEffect(() => rename(member.name), [rename, member.name]);
  if (wait && !setting.done && !setting.busy) return <UserNameWait {...wait} />;
  return <UserNameForm {...userNameForm(member)} {...setting} />;
}
