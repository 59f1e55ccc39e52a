import { NotificationSettingsForm } from '@afterglow/design-system/forms/NotificationSettingsForm';
import { notificationSettingsForm } from '@afterglow/design-system/forms/NotificationSettingsForm/view';
import { useReader } from '@afterglow/design-system/reader/context.tsx';
import type { NotificationSettings } from '@afterglow/contract/notification';
import { notificationSettings } from '../../../data/accountForms.ts';
import { notificationSettingsRead } from '../../../data/notifications.ts';
import { reread } from '../../../runtime/data/useResource.ts';
import type { SettingProps } from './Profile.tsx';
import { useSetting } from './useSetting.ts';

/** The form for what the member is told, and whether by mail. */
export function Notifications({ tab, settings }: SettingProps & { settings: NotificationSettings }) {
  const form = notificationSettingsForm(settings, useReader());
  const setting = useSetting(notificationSettings, 'notifications', tab, () => reread(notificationSettingsRead));
  return <NotificationSettingsForm {...form} {...setting} values={{ ...form.values, ...setting.values }} />;
}
