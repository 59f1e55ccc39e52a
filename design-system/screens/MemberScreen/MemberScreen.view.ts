import type { Comment } from '@afterglow/contract/comment';
import type { FullMember, Member } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import type { Playlist } from '@afterglow/contract/playlist';
import type { Subscription } from '@afterglow/contract/subscription';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { ChannelCardProps } from '../../cards/ChannelCard/ChannelCard.tsx';
import { memberCard } from '../../cards/MemberCard/MemberCard.view.ts';
import { playlistCard } from '../../cards/PlaylistCard/PlaylistCard.view.ts';
import { unpagedComments, type Commenting } from '../../lists/CommentList/CommentList.view.ts';
import { memberFacts } from '../../facts/memberFacts.view.ts';
import { memberHead } from '../../facts/profiles.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { videoGrid } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { counted, videoCount } from '../../reader/format.ts';
import type { TabsProps } from '../../primitives/Tabs/Tabs.tsx';
import type { SeenAs } from '../../reader/pageHrefs.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { profileHead, tabNames } from '../profileTabs.view.ts';
import { emptyTab } from './emptyTab.view.ts';
import type { MemberScreenProps } from './MemberScreen.tsx';
import type { SeenAsProps } from './SeenAsBar.tsx';
import { keysOf } from '@afterglow/contract/tables';

const names = defineMessages({
  uploaded_videos: { id: 'memberScreen.uploadedVideos', defaultMessage: 'Uploaded videos' },
  favourite_videos: { id: 'memberScreen.favouriteVideos', defaultMessage: 'Favourites' },
  playlists: { id: 'memberScreen.playlists', defaultMessage: 'Playlists' },
  history: { id: 'memberScreen.history', defaultMessage: 'History' },
  watch_later_videos: { id: 'memberScreen.watchLaterVideos', defaultMessage: 'Watch later' },
  wall: { id: 'memberScreen.wall', defaultMessage: 'Wall' },
  friends: { id: 'memberScreen.friends', defaultMessage: 'Friends' },
  subscriptions: { id: 'memberScreen.subscriptions', defaultMessage: 'Subscriptions' },
  info: { id: 'memberScreen.info', defaultMessage: 'Info' },
  edit: { id: 'memberScreen.edit', defaultMessage: 'Edit' },
}) satisfies Record<MemberTab, TypedMessageDescriptor>;

const order = keysOf(names);

/** Parts of the own library in display order: what is watched and kept, what is made, then what is shown to others. */
const libraryOrder: readonly MemberTab[] = [
  'history',
  'watch_later_videos',
  'favourite_videos',
  'subscriptions',
  'playlists',
  'uploaded_videos',
  'friends',
  'wall',
  'info',
  'edit',
];

const messages = defineMessages<{
  newVideos: { count: number; shown: string };
  library: {};
  publicPage: {};
  seenAs: {};
  everybody: {};
  settings: {};
}>({
  library: { id: 'memberScreen.library', defaultMessage: 'Your library' },
  publicPage: { id: 'memberScreen.publicPage', defaultMessage: 'Your public page' },
  seenAs: { id: 'memberScreen.seenAs', defaultMessage: 'Your page as it is seen by' },
  everybody: { id: 'privacyForm.everybody', defaultMessage: 'Everybody' },
  settings: { id: 'settingsScreen.privacy', defaultMessage: 'Who sees what' },
  newVideos: {
    id: 'memberScreen.newVideos',
    defaultMessage: '{count, plural, =0 {Nothing new} one {{shown} new video} other {{shown} new videos}}',
  },
});

/** Loaded content of a tab. MemberReads has null instead for a tab that this visitor may not see. */
export type MemberPart =
  | { tab: 'uploaded_videos' | 'favourite_videos' | 'watch_later_videos' | 'history'; videos: Page<ListedVideo> }
  | { tab: 'playlists'; playlists: Page<Playlist> }
  | { tab: 'friends'; friends: Page<Member> }
  | { tab: 'subscriptions'; subscriptions: Page<Subscription> }
  | { tab: 'wall'; comments: Page<Comment>; commenting?: Commenting }
  | { tab: 'info' | 'edit' };

export interface MemberReads {
  member: FullMember;
  /** The requested tab; `page` is its page number. */
  tab: MemberTab;
  page: number;
  shown: MemberPart | null;
  /**
   * Set on the visitor's own pages: `library` for what is the member's own, or the audience as which the public page is
   * seen.
   */
  own?: 'library' | SeenAs | undefined;
}

export function memberScreen({ member, tab, page, shown, own }: MemberReads, reader: Reader): MemberScreenProps {
  const { formatMessage } = reader.intl;
  const label = formatMessage(names[tab]);
  if (own === 'library' && shown !== null)
    return { tabs: libraryTabs(member, tab, reader), label, shown: contentOf({ member, tab, page }, shown, reader) };
  const as = own === 'library' ? undefined : own;
  // A closed tab is not joined to the others. One whose content came is open, whatever `can_view` says.
  const canSee = (one: MemberTab) => member.canView[one] || (one === tab && shown !== null);
  const firstSeen = order.find(canSee);
  return {
    profile: memberHead(member, reader),
    ...(as && { seenAs: seenAs(member, tab, as, reader) }),
    tabs: {
      label: formatMessage(tabNames.label, { name: member.name }),
      tabs: order
        .filter((one) => canSee(one))
        .map((one) => ({
          label: formatMessage(names[one]),
          href: reader.href.member(member, one, 1, as),
          current: one === tab,
        })),
    },
    label,
    shown:
      shown === null
        ? { kind: 'refused', wayHref: firstSeen && reader.href.member(member, firstSeen, 1, as) }
        : contentOf({ member, tab, page, own: as }, shown, reader),
  };
}

function libraryTabs(member: FullMember, tab: MemberTab, { href, intl: { formatMessage } }: Reader): TabsProps {
  return {
    label: formatMessage(messages.library),
    tabs: [
      ...libraryOrder.map((one) => ({
        label: formatMessage(names[one]),
        href: href.member(member, one),
        current: one === tab,
      })),
      // The public page is computed from settings that another API may not send.
      ...(member.openTabs ? [{ label: formatMessage(messages.publicPage), href: href.member(member) }] : []),
    ],
  };
}

function seenAs(
  member: FullMember,
  tab: MemberTab,
  as: SeenAs,
  { href, intl: { formatMessage } }: Reader,
): SeenAsProps {
  const audienceNames = { everybody: messages.everybody, friends: names.friends };
  return {
    label: formatMessage(messages.seenAs),
    audiences: keysOf(audienceNames).map((audience) => ({
      label: formatMessage(audienceNames[audience]),
      href: href.member(member, tab, 1, audience),
      current: audience === as,
    })),
    settings: { label: formatMessage(messages.settings), href: `${href.member(member, 'edit')}#privacy` },
  };
}

/** Paging of a tab, or what it says when it is empty. */
function frameOfTab(found: Page<unknown>, { member, tab, page, own }: Omit<MemberReads, 'shown'>, reader: Reader) {
  const as = own === 'library' ? undefined : own;
  const empty = tab === 'edit' ? {} : emptyTab(member, tab, reader);
  const href = (other: number) => reader.href.member(member, tab, other, as);
  const { paging, nothing } = listFrame({ found, page, href, withoutFilters: null, empty }, reader);
  return { paging, nothing };
}

function contentOf(
  { member, tab, page, own }: Omit<MemberReads, 'shown'>,
  shown: MemberPart,
  reader: Reader,
): MemberScreenProps['shown'] {
  const frameOf = (found: Page<unknown>) => frameOfTab(found, { member, tab, page, own }, reader);
  switch (shown.tab) {
    case 'playlists':
      return {
        kind: 'playlists',
        playlists: shown.playlists.entries.map((playlist) => playlistCard(playlist, reader)),
        frame: frameOf(shown.playlists),
      };
    case 'friends':
      return {
        kind: 'members',
        members: shown.friends.entries.map((friend) => memberCard(friend, reader)),
        frame: frameOf(shown.friends),
      };
    case 'subscriptions':
      return {
        kind: 'subscriptions',
        subscriptions: shown.subscriptions.entries.map((one) => subscriptionCard(one, reader)),
        frame: frameOf(shown.subscriptions),
      };
    case 'wall':
      return {
        kind: 'comments',
        comments: unpagedComments(shown.comments.entries, reader, shown.commenting),
        frame: frameOf(shown.comments),
      };
    case 'info':
      return infoOf(member, reader);
    case 'edit':
      return { kind: 'form' };
    default:
      return { kind: 'videos', videos: videoGrid(shown.videos.entries, reader), frame: frameOf(shown.videos) };
  }
}

function infoOf(member: FullMember, reader: Reader): MemberScreenProps['shown'] {
  const about = memberFacts(member, reader);
  return about.facts.length === 0
    ? { kind: 'nothing', nothing: emptyTab(member, 'info', reader) }
    : { kind: 'info', about };
}

function subscriptionCard(
  { type, objectId, dir, title, picture, newVideos }: Subscription,
  reader: Reader,
): ChannelCardProps {
  const hrefs = {
    model: () => reader.href.model({ dir }),
    channel: () => reader.href.channel({ dir }),
    member: () => reader.href.member({ id: objectId }),
  };
  return {
    href: hrefs[type](),
    name: title,
    picture: reader.picture(picture),
    facts: reader.intl.formatMessage(messages.newVideos, counted(newVideos, reader)),
  };
}

export const memberPageHead = ({ member, tab, page }: MemberReads, reader: Reader): DocumentHead =>
  profileHead(
    {
      who: member.name,
      part: tab === 'uploaded_videos' ? undefined : reader.intl.formatMessage(names[tab]),
      page,
      videos: videoCount(member.videos, reader),
    },
    reader,
  );
