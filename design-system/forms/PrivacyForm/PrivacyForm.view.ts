import type { FullMember } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { Reader } from '../../reader/reader.ts';
import type { PrivacyFormProps } from './PrivacyForm.tsx';

/** All tabs except those that are always private. */
type OpenableTab = Exclude<MemberTab, 'edit' | 'history' | 'watch_later_videos' | 'subscriptions'>;

const names = defineMessages({
  uploaded_videos: { id: 'memberScreen.uploadedVideos', defaultMessage: 'Uploaded videos' },
  favourite_videos: { id: 'memberScreen.favouriteVideos', defaultMessage: 'Favourites' },
  playlists: { id: 'memberScreen.playlists', defaultMessage: 'Playlists' },
  friends: { id: 'memberScreen.friends', defaultMessage: 'Friends' },
  wall: { id: 'memberScreen.wall', defaultMessage: 'Wall' },
  info: { id: 'memberScreen.info', defaultMessage: 'Info' },
}) satisfies Record<OpenableTab, TypedMessageDescriptor>;

/** Returns the props of the form, with the tabs that are open now. */
export const privacyForm = (
  { openTabs = [] }: Pick<FullMember, 'openTabs'>,
  reader: Reader,
): Pick<PrivacyFormProps, 'action' | 'values' | 'tabs'> => ({
  action: reader.href.here(),
  values: { tabs: openTabs.join(',') },
  tabs: Object.entries(names).map(([value, name]) => ({ value, label: reader.intl.formatMessage(name) })),
});
