import type { ChannelSort, MemberSort, ModelSort, PlaylistSort } from '@afterglow/fixtures/contract/lists';
import type { MemberTab } from '@afterglow/fixtures/contract/member';

/** Pages with no state in their address. */
export type PlainPage =
  | 'history'
  | 'signIn'
  | 'signUp'
  | 'restorePassword'
  | 'upload'
  | 'sitemap'
  | 'download'
  | 'advertising'
  | 'report'
  | 'dmca'
  | 'support'
  | 'terms'
  | 'privacy'
  | 'records'
  | 'cookies'
  | 'device';

/** Filters of a list of people, by the names that stand in its address; those that leave everything in are absent or empty. */
export type PeopleFilters = Readonly<Record<string, string>>;

export interface ModelListState {
  sort: ModelSort;
  page: number;
  filters: PeopleFilters;
}

export interface CommunityState {
  sort: MemberSort;
  page: number;
  filters: PeopleFilters;
}

/** What a search is looking for. */
export type SearchTab = 'videos' | 'models' | 'channels' | 'playlists' | 'members';

/** Where links lead beyond the reader's own: the pages of people, playlists and forms. The site fills it in. */
export interface PageHrefs {
  page: (page: PlainPage) => string;
  models: (state: ModelListState) => string;
  channels: (state: { sort: ChannelSort; page: number }) => string;
  playlists: (state: { sort: PlaylistSort; page: number }) => string;
  community: (state: CommunityState) => string;
  modelTab: (model: { dir: string }, tab: 'info' | 'comments') => string;
  channelInfo: (channel: { dir: string }) => string;
  playlist: (playlist: { id: number }) => string;
  playlistInfo: (playlist: { id: number }) => string;
  /** No tab is the member's own page, which shows the uploaded videos. */
  member: (member: { id: number }, tab?: MemberTab, page?: number) => string;
  searchTab: (tab: SearchTab, words: string, page: number) => string;
}
