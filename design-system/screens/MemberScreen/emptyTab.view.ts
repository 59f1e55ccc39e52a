import { noFilters } from '@afterglow/contract/lists';
import type { FullMember } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import { defineMessages } from 'react-intl';
import type { EmptyState } from '../../lists/ListFrame/ListFrame.tsx';
import type { Reader } from '../../reader/reader.ts';

type Name = { name: string };

const headings = defineMessages({
  uploaded_videos: { id: 'memberScreen.noUploads', defaultMessage: 'No videos yet' },
  favourite_videos: { id: 'memberScreen.noFavourites', defaultMessage: 'No favourites yet' },
  watch_later_videos: { id: 'memberScreen.noWatchLater', defaultMessage: 'Nothing kept for later' },
  history: { id: 'memberScreen.historyTitle', defaultMessage: 'Your history is empty' },
  playlists: { id: 'memberScreen.noPlaylists', defaultMessage: 'No playlists yet' },
  friends: { id: 'memberScreen.noFriends', defaultMessage: 'No friends yet' },
  subscriptions: { id: 'memberScreen.noSubscriptions', defaultMessage: 'No subscriptions yet' },
  wall: { id: 'memberScreen.noWall', defaultMessage: 'Nothing on the wall yet' },
  info: { id: 'memberScreen.noInfo', defaultMessage: 'Nothing told yet' },
});

const sentences = defineMessages<Record<Exclude<MemberTab, 'edit'>, Name>>({
  uploaded_videos: { id: 'memberScreen.emptyUploads', defaultMessage: 'What {name} uploads is listed here.' },
  favourite_videos: { id: 'memberScreen.emptyFavourites', defaultMessage: 'What {name} likes best is listed here.' },
  watch_later_videos: {
    id: 'memberScreen.emptyWatchLater',
    defaultMessage: 'Videos that you keep for later are listed here, for you alone.',
  },
  history: { id: 'memberScreen.emptyHistory', defaultMessage: 'What you watch from now on is listed here.' },
  playlists: { id: 'memberScreen.emptyPlaylists', defaultMessage: 'Playlists that {name} makes are listed here.' },
  friends: { id: 'memberScreen.emptyFriends', defaultMessage: 'The friends of {name} are listed here.' },
  subscriptions: {
    id: 'memberScreen.emptySubscriptions',
    defaultMessage: 'Models, channels and members that you subscribe to are listed here, with what is new.',
  },
  wall: { id: 'memberScreen.emptyWall', defaultMessage: 'What others write to {name} can be read here.' },
  info: { id: 'memberScreen.emptyInfo', defaultMessage: '{name} has not told anything about themselves.' },
});

/** The same for the member's own page, where the sentences above would speak of the reader as of somebody else. */
const ownSentences = defineMessages<Record<keyof typeof headings, Name>>({
  ...sentences,
  uploaded_videos: { id: 'memberScreen.ownUploads', defaultMessage: 'What you upload is listed here.' },
  favourite_videos: { id: 'memberScreen.ownFavourites', defaultMessage: 'Videos that you like best are listed here.' },
  playlists: { id: 'memberScreen.ownPlaylists', defaultMessage: 'Playlists that you make are listed here.' },
  friends: { id: 'memberScreen.ownFriends', defaultMessage: 'Your friends are listed here.' },
  wall: { id: 'memberScreen.ownWall', defaultMessage: 'What others write to you can be read here.' },
  info: { id: 'memberScreen.ownInfo', defaultMessage: 'You have not told anything about yourself yet.' },
});

const ways = defineMessages({
  watch: { id: 'memberScreen.historyWay', defaultMessage: 'Find something to watch' },
  members: { id: 'messageList.findMembers', defaultMessage: 'Find members' },
  edit: { id: 'userMenu.edit', defaultMessage: 'Edit profile' },
});

type Owner = Pick<FullMember, 'id' | 'name' | 'canView'>;
type ListedTab = Exclude<MemberTab, 'edit'>;

/** Returns the primary action of an empty tab: for the owner of the page, what would fill it. */
function wayOf(member: Owner, tab: ListedTab, { intl: { formatMessage }, href }: Reader): EmptyState['way'] {
  if (member.canView.edit && tab === 'friends')
    return { label: formatMessage(ways.members), href: href.community({ sort: 'recent', page: 1, filters: {} }) };
  if (member.canView.edit && tab === 'info')
    return { label: formatMessage(ways.edit), href: href.member(member, 'edit') };
  return {
    label: formatMessage(ways.watch),
    href: href.list({ of: { kind: 'all' }, sort: 'most-popular', page: 1, filters: noFilters }),
  };
}

/** Returns why a tab of a member's page is empty, and the primary action. Only the owner of a page can edit it. */
export function emptyTab(member: Owner, tab: ListedTab, reader: Reader): EmptyState {
  const { name, canView } = member;
  const { formatMessage } = reader.intl;
  return {
    heading: formatMessage(headings[tab]),
    sentence: formatMessage((canView.edit ? ownSentences : sentences)[tab], { name }),
    way: wayOf(member, tab, reader),
  };
}
