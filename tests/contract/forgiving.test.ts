/** Optional fields may be absent, null, empty or of another type: the object is still valid. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { channel, fullChannelReply } from '@afterglow/contract/channel';
import { comment } from '@afterglow/contract/comment';
import { fullVideoReply } from '@afterglow/contract/fullVideo';
import { globalsReply } from '@afterglow/contract/globals';
import { fullMemberReply, member } from '@afterglow/contract/member';
import { fullModelReply, model } from '@afterglow/contract/model';
import { playlist } from '@afterglow/contract/playlist';
import { subscription } from '@afterglow/contract/subscription';
import { term } from '@afterglow/contract/terms';
import { video } from '@afterglow/contract/video';
import * as any from './entities.ts';

interface Entity {
  codec: z.ZodMiniType;
  /** Generates decoded entities. */
  any: fc.Arbitrary<unknown>;
  /** The field of the reply that contains the entity; absent if the reply is the entity. */
  envelope?: string;
  /** Dotted wire paths of required fields. */
  required: string[];
  /** Dotted wire paths, each with the expected part of the decoded entity when the field is missing. */
  fallbacks: Record<string, object>;
}

const zeros = (...names: string[]) => Object.fromEntries(names.map((name) => [name, 0]));

const listedModel: Entity['fallbacks'] = {
  img: { picture: '' },
  rating: { rating: 0 },
  gender: { gender: null },
  country: { country: '' },
  age: { age: 0 },
  statistics: zeros('videos', 'subscribers', 'views', 'comments'),
  'statistics.videos': { videos: 0 },
  'statistics.subscribers': { subscribers: 0 },
  'statistics.viewed': { views: 0 },
  'statistics.comments': { comments: 0 },
};
const listedMember: Entity['fallbacks'] = {
  avatar: { avatar: '' },
  gender: { gender: null },
  age: { age: 0 },
  country: { country: '' },
  online: { online: false },
  statistics: zeros('videos', 'subscribers'),
  'statistics.videos': { videos: 0 },
  'statistics.subscribers': { subscribers: 0 },
};
const unknownUser = { id: 0, name: '', avatar: '' };

const entities: Record<string, Entity> = {
  'a card of a video': {
    codec: video,
    any: any.video,
    required: ['video_id', 'title', 'dir', 'duration', 'post_date'],
    fallbacks: {
      start_pos: { startSeconds: 0 },
      video_viewed: { views: 0 },
      rating: { rating: 0 },
      rating_amount: { votes: 0 },
      likes: { likes: 0 },
      dislikes: { dislikes: 0 },
      content_source_name: { channelTitle: '' },
      user_id: { user: { id: 0 } },
      display_name: { user: { displayName: '' } },
      username: { user: { name: '' } },
      description: { description: '' },
      pv: { preview: '' },
      props: { hd: false, vr: false },
      lang: { lang: '' },
      is_private: { private: false },
      categories: { categories: [] },
      models: { models: [] },
      tags: { tags: [] },
      file_dimensions: { width: 0, height: 0 },
    },
  },
  'a video': {
    codec: fullVideoReply,
    any: any.fullVideo,
    envelope: 'video',
    required: ['video_id', 'title', 'dir', 'duration', 'post_date'],
    fallbacks: {
      status_id: {},
      is_private: { private: false },
      description: { description: '' },
      title_de: {},
      description_jp: {},
      last_time_view_date: {},
      start_pos: { startSeconds: 0 },
      tnc: { frames: 1 },
      csg_dir: { uploaded: false },
      thumb: { picture: '' },
      thumbsrc: {},
      pv: { preview: '' },
      gender: { gender: 'str' },
      statistics: { statistics: zeros('comments', 'views', 'rating', 'votes', 'likes', 'dislikes') },
      'statistics.comments': { statistics: { comments: 0 } },
      'statistics.viewed': { statistics: { views: 0 } },
      'statistics.rating': { statistics: { rating: 0 } },
      'statistics.rating_amount': { statistics: { votes: 0 } },
      'statistics.likes': { statistics: { likes: 0 } },
      'statistics.dislikes': { statistics: { dislikes: 0 } },
      user: { user: { ...unknownUser, subscribers: 0 } },
      'user.id': { user: { id: 0 } },
      'user.username': { user: { name: '' } },
      'user.avatar': { user: { avatar: '' } },
      'user.subscribers_count': { user: { subscribers: 0 } },
      channel: { channel: null },
      categories: { categories: [] },
      tags: { tags: [] },
      models: { models: [] },
      tracks: { tracks: [] },
    },
  },
  'a card of a channel': {
    codec: channel,
    any: any.channel,
    required: ['channel_id', 'title', 'dir'],
    fallbacks: { img: { picture: '' }, statistics: { videos: 0 }, 'statistics.videos': { videos: 0 } },
  },
  'a channel': {
    codec: fullChannelReply,
    any: any.fullChannel,
    envelope: 'channel',
    required: ['channel_id', 'title', 'dir'],
    fallbacks: {
      img: { picture: '' },
      description: { description: '' },
      cover: { cover: '' },
      url: { url: '' },
      user_avatar: { avatar: '' },
      added_date: { addedAt: 0 },
      rating: { rating: 0 },
      statistics: zeros('videos', 'subscribers', 'views'),
    },
  },
  'a card of a model': {
    codec: model,
    any: any.model,
    required: ['model_id', 'title', 'dir'],
    fallbacks: listedModel,
  },
  'a model': {
    codec: fullModelReply,
    any: any.fullModel,
    envelope: 'model',
    required: ['model_id', 'title', 'dir'],
    fallbacks: {
      ...listedModel,
      alias: { alias: '' },
      cover: { cover: '' },
      birth_date: { bornAt: null },
      race: { race: null },
      career: { career: { start: 0, debutAge: 0, active: false, end: 0 } },
      'career.status': { career: { active: false } },
      zodiac: { zodiac: '' },
      hair: { hair: null },
      eye: { eye: null },
      tattoo: { tattoo: false },
      piercing: { piercing: false },
      size_tits: { breastSize: null },
      measurements: { measurements: '' },
      height: { height: null },
      weight: { weight: null },
      added_date: { addedAt: 0 },
      description: { description: '' },
    },
  },
  'a card of a member': {
    codec: member,
    any: any.member,
    required: ['user_id', 'username'],
    fallbacks: listedMember,
  },
  'a member': {
    codec: fullMemberReply,
    any: any.fullMember,
    envelope: 'member',
    required: ['user_id', 'username'],
    fallbacks: {
      ...listedMember,
      cover: { cover: '' },
      birth_date: { bornAt: null },
      relationship: { relationship: null },
      orientation: { orientation: null },
      education: { education: '' },
      website: { website: '' },
      age_verified: { ageVerified: false },
      is_friend: { friend: false },
      is_subscribed: { subscribed: false },
      can_view: { canView: { uploaded_videos: false, edit: false, wall: false } },
      friend_tabs: {},
      online_to: {},
      listed: {},
    },
  },
  'a playlist': {
    codec: playlist,
    any: any.playlist,
    required: ['playlist_id', 'title', 'post_date'],
    fallbacks: {
      description: { description: '' },
      categories: { categories: [] },
      orientation: { orientation: 'str' },
      // Either one of the two fields is sufficient.
      visible: {},
      private: {},
      user: { user: unknownUser },
      'user.id': { user: { id: 0 } },
      thumbs: { pictures: [] },
      rating: { rating: 0 },
      statistics: zeros('videos', 'views'),
    },
  },
  'a comment': {
    codec: comment,
    any: any.comment,
    required: ['comment_id', 'text', 'post_date'],
    fallbacks: {
      user_id: { user: { id: 0 } },
      username: { user: { name: '' } },
      avatar: { user: { avatar: '' } },
      likes: { likes: 0 },
      at_seconds: { atSeconds: null },
      parent_id: { parentId: null },
    },
  },
  'a subscription': {
    codec: subscription,
    any: any.subscription,
    required: ['type', 'object_id', 'title'],
    fallbacks: { dir: { dir: '' }, img: { picture: '' }, new_videos: { newVideos: 0 } },
  },
  'a term': { codec: term, any: any.term, required: ['dir', 'title'], fallbacks: { total_videos: { videos: 0 } } },
  globals: {
    codec: globalsReply,
    any: any.globals.filter(({ user }) => user !== null),
    required: ['user.user_id', 'user.username'],
    fallbacks: {
      country_code: { country: '' },
      'user.avatar': { user: { avatar: '' } },
      'user.age_verified': { user: { ageVerified: false } },
      'user.unread_notifications': { user: { unread: undefined } },
    },
  },
};

type Wire = Record<string, unknown>;
const isObject = (value: unknown): value is Wire => typeof value === 'object' && value !== null;

/** Sets the value at a dotted path; undefined deletes it. */
function setAtPath(wire: Wire, path: string, value: unknown): void {
  const [name = '', ...rest] = path.split('.');
  if (rest.length === 0) {
    if (value === undefined) delete wire[name];
    else wire[name] = structuredClone(value);
    return;
  }
  const inner = wire[name];
  if (isObject(inner) && !Array.isArray(inner)) setAtPath(inner, rest.join('.'), value);
}

/** Decodes an entity after changing its wire format. */
function decodeWith({ codec, envelope: name }: Entity, entity: unknown, changes: [path: string, value: unknown][]) {
  const reply: unknown = JSON.parse(JSON.stringify(z.encode(codec, entity)));
  const wire = name === undefined || !isObject(reply) ? reply : reply[name];
  if (!isObject(wire)) throw new Error('The wire of an entity is an object.');
  for (const [path, value] of changes) setAtPath(wire, path, value);
  return z.safeDecode(codec, reply);
}

const unreadable = [undefined, null, '', [], [[7]], { surprise: 1 }];
/** Values of another type than most fields have, though valid for some. */
const oddValues = ['- none -', true, -1, 'x'.repeat(400), '9'.repeat(400)];

describe.each(Object.entries(entities))('%s', (_, entity) => {
  const [sample] = fc.sample(entity.any, { numRuns: 1, seed: 7 });

  test.each(Object.entries(entity.fallbacks))('without a valid %s has its fallback', (path, fallback) => {
    for (const value of unreadable) {
      const result = decodeWith(entity, sample, [[path, value]]);
      expect(result.success && result.data, JSON.stringify(value)).toMatchObject(fallback);
    }
    expect(oddValues.filter((value) => !decodeWith(entity, sample, [[path, value]]).success)).toEqual([]);
  });

  test.each(entity.required)('without a valid %s is rejected', (path) => {
    const values = [undefined, null, [], {}, true];
    expect(values.filter((value) => decodeWith(entity, sample, [[path, value]]).success)).toEqual([]);
  });

  test('is decoded with any combination of missing fields', () => {
    const paths = Object.keys(entity.fallbacks);
    fc.assert(
      fc.property(
        entity.any,
        fc.array(fc.tuple(fc.constantFrom(...paths), fc.constantFrom(...unreadable, ...oddValues)), {
          minLength: 1,
          maxLength: 40,
        }),
        (any, changes) => decodeWith(entity, any, changes).success,
      ),
      { numRuns: 150 },
    );
  });
});
