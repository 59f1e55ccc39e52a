import type { NotificationSettings } from '@afterglow/contract/notification';
import {
  digestPeriods,
  notificationKinds,
  type DigestPeriod,
  type NotificationKind,
} from '@afterglow/contract/notificationKinds';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { NotificationSettingsFormProps } from './NotificationSettingsForm.tsx';

const kinds = defineMessages({
  friend: { id: 'notificationSettingsForm.friend', defaultMessage: 'Friend requests' },
  message: { id: 'notificationSettingsForm.message', defaultMessage: 'Messages' },
  reply: { id: 'notificationSettingsForm.reply', defaultMessage: 'Replies to your comments' },
  wall: { id: 'notificationSettingsForm.wall', defaultMessage: 'Comments on your wall' },
  comment: { id: 'notificationSettingsForm.comment', defaultMessage: 'Comments on your videos' },
  subscription: {
    id: 'notificationSettingsForm.subscription',
    defaultMessage: 'New videos from your subscriptions',
  },
  moderation: {
    id: 'notificationSettingsForm.moderation',
    defaultMessage: 'Decisions on your videos and reports',
  },
}) satisfies Record<NotificationKind, TypedMessageDescriptor>;

const periods = defineMessages({
  off: { id: 'notificationSettingsForm.off', defaultMessage: 'Never' },
  daily: { id: 'notificationSettingsForm.daily', defaultMessage: 'Once a day' },
  weekly: { id: 'notificationSettingsForm.weekly', defaultMessage: 'Once a week' },
}) satisfies Record<DigestPeriod, TypedMessageDescriptor>;

/** Returns the props of the form, with what is chosen now. */
export const notificationSettingsForm = (
  settings: NotificationSettings,
  { href, intl }: Reader,
): Pick<NotificationSettingsFormProps, 'action' | 'values' | 'kinds' | 'periods'> => ({
  action: href.here(),
  values: { kinds: settings.kinds.join(','), digest: settings.digest },
  kinds: notificationKinds.map((value) => ({ value, label: intl.formatMessage(kinds[value]) })),
  periods: digestPeriods.map((value) => ({ value, label: intl.formatMessage(periods[value]) })),
});
