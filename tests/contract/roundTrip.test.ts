import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { channelsReply, fullChannelReply } from '@afterglow/contract/channel';
import { commentsReply } from '@afterglow/contract/comment';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { globalsReply } from '@afterglow/contract/globals';
import { fullMemberReply, membersReply } from '@afterglow/contract/member';
import { fullModelReply, modelsReply } from '@afterglow/contract/model';
import { notificationSettingsReply, notificationsReply } from '@afterglow/contract/notification';
import { blockedReply, commentVotesReply } from '@afterglow/contract/ownPage';
import { playlistReply, playlistsReply } from '@afterglow/contract/playlist';
import { sitemapReply } from '@afterglow/contract/sitemap';
import { studioReply, studioVideoReply } from '@afterglow/contract/studio';
import { subscriptionsReply } from '@afterglow/contract/subscription';
import { categoriesReply, topReply } from '@afterglow/contract/terms';
import { ownUploadsReply, uploadsReply } from '@afterglow/contract/upload';
import { videosReply } from '@afterglow/contract/video';
import { videoFilesReply } from '@afterglow/contract/videoFile';
import * as any from './entities.ts';

const terms = fc.array(any.term, { maxLength: 4 });

const replies: Record<string, [codec: z.ZodMiniType, entity: fc.Arbitrary<unknown>]> = {
  videos: [videosReply, any.pageOf(any.video)],
  video: [fullVideoReply, any.fullVideo],
  videofile: [videoFilesReply, fc.array(any.videoFile, { maxLength: 4 })],
  main: [
    topReply,
    fc.record({ models: terms, channels: terms, categories: terms, keywords: fc.array(fc.string(), { maxLength: 4 }) }),
  ],
  categories: [categoriesReply, terms],
  channels: [channelsReply, any.pageOf(any.channel)],
  channel: [fullChannelReply, any.fullChannel],
  models: [modelsReply, any.pageOf(any.model)],
  model: [fullModelReply, any.fullModel],
  members: [membersReply, any.pageOf(any.member)],
  member: [fullMemberReply, any.fullMember],
  comments: [commentsReply, any.pageOf(any.comment)],
  playlists: [playlistsReply, any.pageOf(any.playlist)],
  playlist: [playlistReply, any.playlist],
  subscriptions: [subscriptionsReply, any.pageOf(any.subscription)],
  uploads: [uploadsReply, fc.record({ uploads: fc.array(any.upload, { maxLength: 3 }) })],
  'own uploads': [
    ownUploadsReply,
    fc.record({
      uploads: fc.array(any.upload, { maxLength: 3 }),
      channels: fc.array(any.channel, { maxLength: 2 }),
      studio: fc.boolean(),
    }),
  ],
  studio: [studioReply, any.pageOf(any.studioVideo)],
  'studio video': [studioVideoReply, any.fullStudioVideo],
  globals: [globalsReply, any.globals],
  sitemap: [sitemapReply, fc.array(any.sitemapVideo, { maxLength: 3 })],
  'votes on comments': [commentVotesReply, fc.record({ votes: fc.array(any.commentVote, { maxLength: 3 }) })],
  notifications: [
    notificationsReply,
    fc.record({
      entries: fc.array(any.notification, { maxLength: 3 }),
      total: fc.nat(),
      pages: fc.nat(),
      unread: fc.nat(),
    }),
  ],
  'notification settings': [notificationSettingsReply, any.notificationSettings],
  blocked: [blockedReply, fc.record({ blocked: fc.array(any.member, { maxLength: 3 }) })],
};

const runs = Math.ceil(2_000 / Object.keys(replies).length);

test.each(Object.entries(replies))('%s survives encoding and decoding', (_, [codec, entity]) => {
  fc.assert(
    fc.property(entity, (one) => {
      const bytes = JSON.stringify(z.encode(codec, one));
      expect(z.decode(codec, JSON.parse(bytes))).toEqual(one);
    }),
    { numRuns: runs },
  );
});
