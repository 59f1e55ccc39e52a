import { ProfileInfoForm } from '@afterglow/design-system/forms/ProfileInfoForm';
import { profileInfoForm } from '@afterglow/design-system/forms/ProfileInfoForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { SignedIn } from '@afterglow/contract/globals';
import type { FullMember } from '@afterglow/contract/member';
import { profile } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import { useSetting, type EditTab } from './useSetting.ts';

export interface SettingProps {
  tab: EditTab;
  user: SignedIn;
}

/** The form for what members tell about themselves. */
export function Profile({ tab, user, member }: SettingProps & { member: FullMember }) {
  const form = profileInfoForm(member, useReader());
  const saved = () => reread(memberRead(user.id, user));
  const setting = useSetting(profile, 'profile', tab, saved, `profile ${user.id}`);
  return <ProfileInfoForm {...form} {...setting} values={{ ...form.values, ...setting.values }} />;
}
