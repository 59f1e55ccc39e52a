import { commentsEndpoint } from '@afterglow/fixtures/contract/endpoints/comments';
import { friendsEndpoint, memberEndpoint, membersEndpoint } from '@afterglow/fixtures/contract/endpoints/members';
import { playlistsEndpoint } from '@afterglow/fixtures/contract/endpoints/playlists';
import { videosEndpoint } from '@afterglow/fixtures/contract/endpoints/videos';
import { pageSize } from '@afterglow/fixtures/contract/limits';
import { noFilters } from '@afterglow/fixtures/contract/lists';
import type { MemberTab } from '@afterglow/fixtures/contract/member';
import type { CommunityState } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { MemberPart } from '@afterglow/design-system/screens/MemberScreen/view';
import { gender } from './gender.ts';
import { readOf, type Read } from './read.ts';

/** Depends on who requests it. */
const uncached = 0;

/** A sorted list of members, narrowed by filters or by a search query. */
export const membersRead = (state: CommunityState, words = '', perPage: number = pageSize.members) =>
  readOf(membersEndpoint, { ...state, count: perPage, words }, ({ members }) => members);

export const memberRead = (id: number) => readOf(memberEndpoint, { id }, ({ fullMember }) => fullMember);

/** The list of a tab that a member may open to others; null for a tab without one, and for those that stay the member's own (D7). */
export function memberTabRead(id: number, tab: MemberTab, page: number): Read<MemberPart> | null {
  const listed = { gender, count: pageSize.list, objectId: String(id), sort: 'latest-updates', page } as const;
  switch (tab) {
    case 'uploaded_videos':
      return readOf(videosEndpoint, { ...noFilters, ...listed, section: 'member' }, ({ videos }) => (json) => ({
        tab,
        videos: videos(json),
      }));
    case 'favourite_videos':
      return readOf(
        videosEndpoint,
        { ...noFilters, ...listed, section: 'favourite' },
        ({ videos }) =>
          (json) => ({ tab, videos: videos(json) }),
        uncached,
      );
    case 'playlists':
      return readOf(playlistsEndpoint, { ...listed, section: 'member', words: '' }, ({ playlists }) => (json) => ({
        tab,
        playlists: playlists(json),
      }));
    case 'friends':
      return readOf(friendsEndpoint, { userId: id, page }, ({ members }) => (json) => ({
        tab,
        friends: members(json),
      }));
    case 'wall':
      return readOf(commentsEndpoint, { section: 'member', objectId: id, page }, ({ comments }) => (json) => ({
        tab,
        comments: comments(json),
      }));
    default:
      return null;
  }
}

/** The comments on a model. */
export const modelCommentsRead = (dir: string, page: number) =>
  readOf(commentsEndpoint, { section: 'model', objectId: dir, page }, ({ comments }) => comments);
