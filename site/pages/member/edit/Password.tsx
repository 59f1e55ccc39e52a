import { PasswordForm } from '@afterglow/design-system/forms/PasswordForm';
import { password } from '../../../data/accountForms.ts';
import { sessionsRead } from '../../../data/members.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form that changes the password, which signs out every other device. */
export function Password({ tab, user }: SettingProps) {
  const setting = useSetting(password, 'password', tab, (form) => {
    form.reset();
    reread(sessionsRead);
  });
  return <PasswordForm {...setting} username={user.name} />;
}
