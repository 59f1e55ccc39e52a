import { EmailForm } from '@afterglow/design-system/forms/EmailForm';
import { email } from '../../../data/accountForms.ts';
import { parseSignInFlash } from '../../../routing/mailedLinkFlash.ts';
import { useFlash } from '../../../shared/submitted.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form that asks for another address, which a mailed link confirms. */
export function Email({ tab, user, current }: SettingProps & { current: string }) {
  const confirmed = parseSignInFlash(useFlash()).code === 'email_changed';
  const { done, ...setting } = useSetting(email, 'email', tab, (form) => form.reset());
  return (
    <EmailForm
      {...setting}
      current={current}
      username={user.name}
      done={done ? 'sent' : confirmed && !setting.busy ? 'changed' : undefined}
    />
  );
}
