import { activityReply, type Activity } from '@afterglow/contract/activity';
import { commentsReply, type Comment } from '@afterglow/contract/comment';
import type { Operator } from '@afterglow/contract/brand';
import { channelsReply, fullChannelReply, type Channel, type FullChannel } from '@afterglow/contract/channel';
import { fullVideoReply, type FullVideo } from '@afterglow/contract/fullVideo';
import {
  footerTags,
  pageDigits,
  pageSize,
  relatedPages,
  maxSuggestionsPerKind,
  topKeywords,
} from '@afterglow/contract/limits';
import { globalsReply, type Globals } from '@afterglow/contract/globals';
import { mailboxReply, type Mail } from '@afterglow/contract/mailbox';
import { fullMemberReply, membersReply, type FullMember, type Member } from '@afterglow/contract/member';
import { fullModelReply, modelsReply, type FullModel, type Model } from '@afterglow/contract/model';
import {
  commentVotesReply,
  messagesReply,
  relationReply,
  requestsReply,
  sessionsReply,
  threadsReply,
  type FriendRequests,
  type Message,
  type OwnSession,
  type Threads,
} from '@afterglow/contract/ownPage';
import type { Relation } from '@afterglow/contract/relation';
import {
  notificationSettingsReply,
  notificationsReply,
  type Notifications,
  type NotificationSettings,
} from '@afterglow/contract/notification';
import { playlistReply, playlistsReply, type Playlist } from '@afterglow/contract/playlist';
import { studioReply, studioVideoReply, type FullStudioVideo, type StudioVideo } from '@afterglow/contract/studio';
import { subscriptionsReply, type Subscription } from '@afterglow/contract/subscription';
import { categoriesReply, keywordsReply, topReply, type Term, type Top } from '@afterglow/contract/terms';
import { ownUploadsReply, upload as uploadReply, type OwnUploads, type Upload } from '@afterglow/contract/upload';
import {
  toListedVideoWithText,
  toListedVideo,
  videosReply,
  type Video,
  type ListedVideo,
} from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import * as z from 'zod/mini';
import { videoFilesReply, type VideoFile } from '@afterglow/contract/videoFile';
import { decodeJson } from '@afterglow/contract/decodeJson';

/**
 * Decoders of replies, which keep only the parts that pages use. In a chunk of their own: a server-rendered page does
 * not need them until the visitor navigates.
 */

const operatorReply = z.object({
  name: z.string(),
  address: z.string(),
  email: z.string(),
  recordsKeeper: z.string(),
});

/** The highest page number that an address can contain, whatever page count a reply claims. */
const maxPage = 10 ** pageDigits - 1;

/**
 * Returns a page as it is displayed: entries deduplicated, and the page count capped at the pages that have an address.
 */
const normalizePageBy = <Entry>(
  keyOf: (entry: Entry) => number | string,
  { entries, total, pages, ...rest }: Page<Entry>,
): Page<Entry> => ({
  ...rest,
  entries: [...new Map(entries.map((entry) => [keyOf(entry), entry])).values()],
  total: Math.max(0, Math.trunc(total)),
  pages: Math.min(Math.max(0, Math.trunc(pages)), maxPage),
});
const normalizePage = <Entry extends { id: number }>(page: Page<Entry>): Page<Entry> =>
  normalizePageBy(({ id }) => id, page);

const pageOf = (json: unknown, listed: (entry: Video) => ListedVideo): Page<ListedVideo> => {
  const page = normalizePage(decodeJson(videosReply, json));
  return { ...page, entries: page.entries.map(listed) };
};

export const videos = (json: unknown): Page<ListedVideo> => pageOf(json, toListedVideoWithText);

/** Returns the videos of a row, which has no room for descriptions. */
export const rowVideos = (json: unknown): ListedVideo[] => pageOf(json, toListedVideo).entries;

/**
 * Returns all related videos. They come in one reply and are shown in steps, so the reply's page count does not apply
 * (D39).
 */
export const related = (json: unknown): ListedVideo[] => rowVideos(json).slice(0, pageSize.related * relatedPages);

export const fullVideo = (json: unknown): FullVideo => decodeJson(fullVideoReply, json);

/** The most categories of this reply that a page shows. */
const shown = 24;

/** Leaves out models and channels: pages take them from lists, which have pictures. */
export function top(json: unknown): Pick<Top, 'categories' | 'keywords'> {
  const { categories, keywords } = decodeJson(topReply, json);
  return { categories: categories.slice(0, shown), keywords: keywords.slice(0, footerTags) };
}

const distinct = <One>(list: readonly One[], nameOf: (one: One) => string): One[] => [
  ...new Map(list.map((one) => [nameOf(one), one])).values(),
];

/** Returns the keywords that the search box offers; the reply lists a thousand of each kind. */
export const keywords = (json: unknown): string[] =>
  distinct(decodeJson(keywordsReply, json), (words) => words).slice(0, topKeywords);

export function suggestions(json: unknown): Top {
  const { models, channels, categories, keywords } = decodeJson(topReply, json);
  const terms = (list: readonly Term[]) => distinct(list, ({ dir }) => dir).slice(0, maxSuggestionsPerKind);
  return {
    models: terms(models),
    channels: terms(channels),
    categories: terms(categories),
    keywords: distinct(keywords, (words) => words).slice(0, maxSuggestionsPerKind),
  };
}

export const categories = (json: unknown): Term[] => decodeJson(categoriesReply, json);

export const models = (json: unknown): Page<Model> => normalizePage(decodeJson(modelsReply, json));
export const fullModel = (json: unknown): FullModel => decodeJson(fullModelReply, json);
export const channels = (json: unknown): Page<Channel> => normalizePage(decodeJson(channelsReply, json));
export const fullChannel = (json: unknown): FullChannel => decodeJson(fullChannelReply, json);

export const playlists = (json: unknown): Page<Playlist> => normalizePage(decodeJson(playlistsReply, json));
export const playlist = (json: unknown): Playlist => decodeJson(playlistReply, json);
export const members = (json: unknown): Page<Member> => normalizePage(decodeJson(membersReply, json));
export const activity = (json: unknown): Page<Activity> =>
  normalizePageBy(({ key }) => key, decodeJson(activityReply, json));
export const fullMember = (json: unknown): FullMember => decodeJson(fullMemberReply, json);
export const subscriptions = (json: unknown): Page<Subscription> => decodeJson(subscriptionsReply, json);
export const comments = (json: unknown): Page<Comment> => normalizePage(decodeJson(commentsReply, json));

/** Decodes the facts about the operator. The site itself answers this request. */
export const operator = (json: unknown): Operator => decodeJson(operatorReply, json);

/** Leaves out files whose URL cannot be read. */
export const videoFiles = (json: unknown): VideoFile[] => decodeJson(videoFilesReply, json);

export const globals = (json: unknown): Globals => decodeJson(globalsReply, json);

/** Returns the ids of the comments that the visitor has liked. */
export const likedComments = (json: unknown): number[] =>
  decodeJson(commentVotesReply, json)
    .votes.filter(({ vote }) => vote === 'liked')
    .map(({ commentId }) => commentId);

export const relation = (json: unknown): Relation => decodeJson(relationReply, json);

export const threads = (json: unknown): Threads => decodeJson(threadsReply, json);
export const messages = (json: unknown): { entries: Message[]; total: number; pages: number } => {
  const { entries, total, pages } = decodeJson(messagesReply, json);
  return { entries, total, pages: Math.min(pages, maxPage) };
};
export const notifications = (json: unknown): Notifications => {
  const { pages, ...shown } = decodeJson(notificationsReply, json);
  return { ...shown, pages: Math.min(pages, maxPage) };
};
export const notificationSettings = (json: unknown): NotificationSettings =>
  decodeJson(notificationSettingsReply, json);
export const friendRequests = (json: unknown): FriendRequests => decodeJson(requestsReply, json);
export const sessions = (json: unknown): OwnSession[] => decodeJson(sessionsReply, json).sessions;

export const mails = (json: unknown): Mail[] => decodeJson(mailboxReply, json);

export const ownUploads = (json: unknown): OwnUploads => decodeJson(ownUploadsReply, json);
export const studio = (json: unknown): Page<StudioVideo> => normalizePage(decodeJson(studioReply, json));
export const studioVideo = (json: unknown): FullStudioVideo => decodeJson(studioVideoReply, json);
export const upload = (json: unknown): Upload => decodeJson(uploadReply, json);
