import { PrivacyForm } from '@afterglow/design-system/forms/PrivacyForm';
import { privacyForm } from '@afterglow/design-system/forms/PrivacyForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { FullMember } from '@afterglow/contract/member';
import { privacy } from '../../../data/accountForms.ts';
import { memberRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form for what others may see of the member's page. */
export function Privacy({ tab, user, member }: SettingProps & { member: FullMember }) {
  const form = privacyForm(member, useReader());
  const setting = useSetting(privacy, 'privacy', tab, () => reread(memberRead(user.id, user)));
  return <PrivacyForm {...form} {...setting} values={{ ...form.values, ...setting.values }} />;
}
