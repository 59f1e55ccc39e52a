import {
  activityEndpoint,
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
import type { FullMember } from '@afterglow/contract/member';
import type { MemberTab } from '@afterglow/contract/memberTabs';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import type { Missing } from '../runtime/data/answer.ts';
import { gender } from './gender.ts';
import { ownRead } from './ownRead.ts';
import type { Read } from '../runtime/data/read.ts';
import { readOf } from './readOf.ts';

/** Lifetime of replies that depend on who requests them. */
const uncached = 0;

/** Returns the read of a sorted list of members, narrowed by filters or by a search query. */
export const membersRead = (state: CommunityState, words = '', perPage: number = pageSize.members) =>
  readOf(membersEndpoint, { ...state, count: perPage, words }, ({ members }) => members);

/**
 * Returns the read of a page of what members do. Members read it uncached, as friends see more than guests and blocked
 * members are left out.
 */
export const activityRead = (page: number, signedIn: boolean, perPage: number = pageSize.activity) =>
  readOf(
    activityEndpoint,
    { gender, count: perPage, page },
    ({ activity }) => activity,
    signedIn ? uncached : undefined,
  );

/**
 * Returns the read of a member as this visitor may see them; all guests see the same. The visitor's own page is a live
 * POST (R81).
 */
export const memberRead = (id: number, user: SignedIn | null) =>
  user?.id === id
    ? {
        ...ownRead({ section: '' }, ({ fullMember }) => fullMember),
        // Somebody else may have signed in meanwhile, in another tab.
        check: (member: FullMember): Missing | null => (member.id === id ? null : { state: 'missing' }),
      }
    : readOf(memberEndpoint, { id }, ({ fullMember }) => fullMember, user ? uncached : undefined);

/** Returns the read of a member's subscriptions of one type, which is refused to everyone else. */
export const subscriptionsRead = (id: number, type: SubscriptionType) =>
  readOf(subscriptionsEndpoint, { userId: id, type, page: 1 }, ({ subscriptions }) => subscriptions);

/** Friend requests that the visitor has received and sent. */
export const friendRequestsRead = ownRead({ section: 'friends' }, ({ friendRequests }) => friendRequests);

/** The visitor's sessions. */
export const sessionsRead = ownRead({ section: 'sessions' }, ({ sessions }) => sessions);

interface Listed {
  gender: typeof gender;
  count: number;
  objectId: string;
  sort: 'latest-updates';
  page: number;
}

/** Returns the read of videos that a member has saved; the API decides who may see them. */
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

/**
 * Returns the read of a member's playlists. Members read them uncached, so that owners see at once what they have made,
 * including private playlists; guests see changes within a minute (R88, D51).
 */
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

/** Returns the read of a member's watch history as stored in the account. */
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

/**
 * Returns the read of a tab's list. Null for a tab without a list; for the wall, the playlists, the history and the
 * subscriptions, whose pages read them; and, while nobody is signed in, for tabs that only their member may see (D7).
 */
export function memberTabRead(id: number, tab: MemberTab, page: number, signedIn: boolean): Read<MemberPart> | null {
  const listed = { gender, count: pageSize.list, objectId: String(id), sort: 'latest-updates', page } as const;
  switch (tab) {
    case 'uploaded_videos':
      return readOf(
        videosEndpoint,
        { ...noFilters, ...listed, section: 'member' },
        ({ videos }) =>
          (json) => ({ tab, videos: videos(json) }),
        // Uncached, as an uploader finds a video here from the moment it is approved and leaves the list of pending
        // uploads.
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
