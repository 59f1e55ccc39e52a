import type { ChannelSort, CommentSort, MemberSort, ModelSort, PlaylistSort } from '@afterglow/contract/lists';
import type { Subject } from '@afterglow/contract/report';
import type { Audience } from '@afterglow/contract/audience';
import type { MemberTab } from '@afterglow/contract/memberTabs';

/** Pages without parameters in their URL. */
export type PlainPage =
  | 'history'
  | 'signIn'
  | 'signUp'
  | 'restorePassword'
  | 'signInLink'
  | 'signInLinkSent'
  | 'upload'
  | 'notifications'
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

/** Pages on which the owner of a playlist edits, reorders or deletes it. */
export type PlaylistStep = 'edit' | 'arrange' | 'delete';

/** Filters of a list of people, by query parameter; inactive ones are absent or empty. */
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

/** Result types of a search. */
export type SearchTab = 'videos' | 'models' | 'channels' | 'playlists' | 'members';

/** The subject of a report, under the names of the form's own fields. */
export interface Reported {
  /** A kind and an id, such as `video 123`; omitted if only the page is known that the visitor came from. */
  object?: string;
  /** Path of the reported page. */
  url: string;
}

/** The subject of a message to the operator; the last two subjects are reports. */
interface OfSubject {
  subject: Subject;
}

/** The audience as which members see their own page. */
export type SeenAs = Exclude<Audience, 'me'>;

/** A list of videos that is played through, and how, as the address of one of its videos says it. */
export interface Playing {
  /** Id of a playlist, or the key of another list. */
  list: string;
  /** Key of the order; empty for the order of the list itself. */
  shuffle: string;
  /** Whether the last video is followed by the first. */
  loop: boolean;
  /** Place of the video in that order, counted from 1; 0 if it is found without it. */
  at: number;
}

/** Parts of a video in the studio that have an address of their own. */
export type StudioStep = 'captions' | 'chapters' | 'delete';

/** URLs beyond those in `Hrefs`: pages of people, playlists and forms. Implemented by the site. */
export interface PageHrefs {
  page: (page: PlainPage) => string;
  /** The form to report something or to write about a subject, prefilled as far as is known. */
  report: (about: Reported | OfSubject) => string;
  models: (state: ModelListState) => string;
  channels: (state: { sort: ChannelSort; page: number }) => string;
  playlists: (state: { sort: PlaylistSort; page: number }) => string;
  community: (state: CommunityState) => string;
  /** A page of what members do. */
  activity: (page: number) => string;
  modelTab: (model: { dir: string }, tab: 'info' | 'comments', page?: number, sort?: CommentSort) => string;
  channelInfo: (channel: { dir: string }) => string;
  playlist: (playlist: { id: number }, page?: number) => string;
  /** The page of a video, while the list that it belongs to is played. */
  videoIn: (video: { id: number; dir: string }, playing: Playing) => string;
  playlistInfo: (playlist: { id: number }) => string;
  /** Page on which the owner of a playlist edits it, reorders it or confirms its deletion. */
  playlistStep: (playlist: { id: number }, step: PlaylistStep) => string;
  /** Page with the form for a member's new playlist. */
  newPlaylist: (member: { id: number }) => string;
  /**
   * Without a tab: the member's main page, which shows the uploaded videos. `as`: the visitor's own page as others see it.
   */
  member: (member: { id: number }, tab?: MemberTab, page?: number, as?: SeenAs) => string;
  /** All conversations of the visitor, or a page of the one with `member`; page 1 has the newest messages. */
  messages: (member?: { id: number }, page?: number) => string;
  /** A page of the member's own videos, to change them and to see what they got. */
  studio: (page: number) => string;
  /** One of them, its captions or chapters, or the question whether to delete it; for a deleted one, whether to restore it. */
  studioVideo: (video: { id: number }, step?: StudioStep) => string;
  searchTab: (tab: SearchTab, words: string, page: number) => string;
}
