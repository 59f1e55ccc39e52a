import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { channelsReply, fullChannelReply } from '../../fixtures/contract/channel.ts';
import { commentsReply } from '../../fixtures/contract/comment.ts';
import { fullVideoReply } from '../../fixtures/contract/fullVideo.ts';
import { globalsReply } from '../../fixtures/contract/globals.ts';
import { fullMemberReply, membersReply } from '../../fixtures/contract/member.ts';
import { fullModelReply, modelsReply } from '../../fixtures/contract/model.ts';
import { blockedReply, commentVotesReply } from '../../fixtures/contract/ownPage.ts';
import { playlistReply, playlistsReply } from '../../fixtures/contract/playlist.ts';
import { sitemapReply } from '../../fixtures/contract/sitemap.ts';
import { subscriptionsReply } from '../../fixtures/contract/subscription.ts';
import { categoriesReply, topReply } from '../../fixtures/contract/terms.ts';
import { ownUploadsReply, uploadsReply } from '../../fixtures/contract/upload.ts';
import { videosReply } from '../../fixtures/contract/video.ts';
import { videoFilesReply } from '../../fixtures/contract/videoFile.ts';
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
    }),
  ],
  globals: [globalsReply, any.globals],
  sitemap: [sitemapReply, fc.array(any.sitemapVideo, { maxLength: 3 })],
  'votes on comments': [commentVotesReply, fc.record({ votes: fc.array(any.commentVote, { maxLength: 3 }) })],
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
