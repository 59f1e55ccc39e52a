import { audiences, type Audience } from '@afterglow/contract/audience';
import type { FullMember } from '@afterglow/contract/member';
import { openableTabs, type OpenableTab } from '@afterglow/contract/memberTabs';
import { tableOf } from '@afterglow/contract/tables';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { PrivacyFormProps } from './PrivacyForm.tsx';

const names = defineMessages({
  uploaded_videos: { id: 'memberScreen.uploadedVideos', defaultMessage: 'Uploaded videos' },
  favourite_videos: { id: 'memberScreen.favouriteVideos', defaultMessage: 'Favourites' },
  playlists: { id: 'memberScreen.playlists', defaultMessage: 'Playlists' },
  friends: { id: 'memberScreen.friends', defaultMessage: 'Friends' },
  wall: { id: 'memberScreen.wall', defaultMessage: 'Wall' },
  info: { id: 'memberScreen.info', defaultMessage: 'Info' },
}) satisfies Record<OpenableTab, TypedMessageDescriptor>;

const audienceNames = defineMessages({
  everybody: { id: 'privacyForm.everybody', defaultMessage: 'Everybody' },
  friends: { id: 'memberScreen.friends', defaultMessage: 'Friends' },
  me: { id: 'privacyForm.me', defaultMessage: 'Only me' },
}) satisfies Record<Audience, TypedMessageDescriptor>;

export type PrivacySettings = Pick<FullMember, 'openTabs' | 'friendTabs' | 'onlineTo' | 'activityTo' | 'listed'>;

/** Returns the props of the form, with who sees what now. Friends are an answer only if the API knows it. */
export function privacyForm(
  { openTabs = [], friendTabs, onlineTo, activityTo, listed }: PrivacySettings,
  { href, intl: { formatMessage } }: Reader,
): Pick<PrivacyFormProps, 'action' | 'values' | 'tabs' | 'audiences' | 'presence' | 'activity'> {
  const audienceOf = (tab: OpenableTab): Audience =>
    openTabs.includes(tab) ? 'everybody' : friendTabs?.includes(tab) ? 'friends' : 'me';
  const offered = audiences.filter((audience) => audience !== 'friends' || friendTabs !== undefined);
  return {
    action: href.here(),
    values: {
      ...tableOf(openableTabs, audienceOf),
      ...(onlineTo && { online_to: onlineTo }),
      ...(activityTo && { activity_to: activityTo }),
      listed: listed ? '1' : '0',
    },
    tabs: tableOf(openableTabs, (tab) => formatMessage(names[tab])),
    audiences: offered.map((value) => ({ value, label: formatMessage(audienceNames[value]) })),
    presence: onlineTo !== undefined && listed !== undefined,
    activity: activityTo !== undefined,
  };
}
