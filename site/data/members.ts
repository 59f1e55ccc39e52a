import {
  friendsEndpoint,
  memberEndpoint,
  membersEndpoint,
  subscriptionsEndpoint,
} from '@afterglow/contract/endpoints/members';
import { playlistsEndpoint } from '@afterglow/contract/endpoints/playlists';
import { videosEndpoint } from '@afterglow/contract/endpoints/videos';
import type { SignedIn } from '@afterglow/contract/globals';
import { pageSize, playlistMaxAgeSeconds } from '@afterglow/contract/limits';
import { noFilters, type SubscriptionType } from '@afterglow/contract/lists';
import type { FullMember, MemberTab } from '@afterglow/contract/member';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { Missing } from './answer.ts';
import { gender } from './gender.ts';
import { ownRead } from './ownRead.ts';
import { readOf, type Read } from './read.ts';

/** Depends on who requests it. */
const uncached = 0;

/** A sorted list of members, narrowed by filters or by a search query. */
export const membersRead = (state: CommunityState, words = '', perPage: number = pageSize.members) =>
  readOf(membersEndpoint, { ...state, count: perPage, words }, ({ members }) => members);

/** A member as this visitor may see her or him; of guests, all see the same. The own page is a live POST (R81). */
export const memberRead = (id: number, user: SignedIn | null) =>
  user?.id === id
    ? {
        ...ownRead({}, ({ fullMember }) => fullMember),
        // Somebody else may have signed in since, in another tab.
        check: (member: FullMember): Missing | null => (member.id === id ? null : { state: 'missing' }),
      }
    : readOf(memberEndpoint, { id }, ({ fullMember }) => fullMember, user ? uncached : undefined);

/** What a member is subscribed to, of one kind; refused to all others. */
export const subscriptionsRead = (id: number, type: SubscriptionType) =>
  readOf(subscriptionsEndpoint, { userId: id, type, page: 1 }, ({ subscriptions }) => subscriptions);

/** Requests that the visitor has received, and those that were sent. */
export const friendRequestsRead = ownRead({ section: 'friends' }, ({ friendRequests }) => friendRequests);

/** Where the visitor is signed in. */
export const sessionsRead = ownRead({ section: 'sessions' }, ({ sessions }) => sessions);

interface Listed {
  gender: typeof gender;
  count: number;
  objectId: string;
  sort: 'latest-updates';
  page: number;
}

/** Videos that a member has saved; the API decides who may see them. */
const savedRead = (
  tab: 'favourite_videos' | 'watch_later_videos',
  section: 'favourite' | 'watch_later',
  listed: Listed,
): Read<MemberPart> =>
  readOf(
    videosEndpoint,
    { ...noFilters, ...listed, section },
    ({ videos }) =>
      (json) => ({ tab, videos: videos(json) }),
    uncached,
  );

/** A member's playlists: members see at once what they have made, the private ones included; others within a minute (R88, D51). */
export const memberPlaylistsRead = (id: number, page: number, signedIn: boolean): Read<MemberPart> =>
  readOf(
    playlistsEndpoint,
    {
      gender,
      count: pageSize.list,
      objectId: String(id),
      sort: 'latest-updates',
      page,
      section: 'member',
      words: '',
    },
    ({ playlists }) =>
      (json) => ({ tab: 'playlists', playlists: playlists(json) }),
    signedIn ? uncached : playlistMaxAgeSeconds,
  );

/** What the account keeps of what its member has watched. */
export const ownHistoryRead = (id: number, page: number) =>
  readOf(
    videosEndpoint,
    {
      ...{ ...noFilters, gender, count: pageSize.list, section: 'history' },
      ...{ objectId: String(id), sort: 'latest-updates', page },
    },
    ({ videos }) => videos,
    uncached,
  );

/** The list of a tab that a member may open to others; null for a tab without one, for the wall, the playlists, the history and the subscriptions, whose pages read them, and for those that stay the member's own (D7), while nobody is signed in. */
export function memberTabRead(id: number, tab: MemberTab, page: number, signedIn: boolean): Read<MemberPart> | null {
  const listed = { gender, count: pageSize.list, objectId: String(id), sort: 'latest-updates', page } as const;
  switch (tab) {
    case 'uploaded_videos':
      return readOf(
        videosEndpoint,
        { ...noFilters, ...listed, section: 'member' },
        ({ videos }) =>
          (json) => ({ tab, videos: videos(json) }),
        // Its uploader finds a video here from the moment that it is approved and no longer among those on their way.
        signedIn ? uncached : undefined,
      );
    case 'favourite_videos':
      return savedRead(tab, 'favourite', listed);
    case 'watch_later_videos':
      return signedIn ? savedRead(tab, 'watch_later', listed) : null;
    case 'friends':
      return readOf(friendsEndpoint, { userId: id, page }, ({ members }) => (json) => ({
        tab,
        friends: members(json),
      }));
    default:
      return null;
  }
}
