/** Arbitraries of all contract entities, for round trips. */
import * as fc from 'fast-check';
import { audiences } from '@afterglow/contract/audience';
import { memberTabs } from '@afterglow/contract/memberTabs';
import {
  breastSizes,
  eyes,
  personGenders,
  hairs,
  heights,
  orientations,
  races,
  relationships,
  weights,
} from '@afterglow/contract/people';
import { subscriptionTypes } from '@afterglow/contract/lists';
import { studioStatuses } from '@afterglow/contract/studio';
import { uploadStatuses } from '@afterglow/contract/upload';
import { decisions, digestPeriods, notificationKinds } from '@afterglow/contract/notificationKinds';
import { keysOf } from '@afterglow/contract/tables';
import { commentSections } from '@afterglow/contract/lists';
import { translationLanguages } from '@afterglow/contract/fullVideo';

const id = fc.integer({ min: 1, max: 2_147_483_647 });
const count = fc.nat({ max: 2_000_000_000 });
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom('', 'Вечер', 'مساء', 'ยามเย็น', '"\\<&', '0'),
);
const dir = fc.stringMatching(/^[A-Za-z0-9_-]{1,40}$/);
const picture = fc.constantFrom('', '/media/scenes/07/288x162/1.jpg', 'https://cdn.example/a%20b.jpg?x=1');
const time = fc.integer({ min: 0, max: 4_102_444_799 }).map((seconds) => seconds * 1_000);
const day = fc.option(fc.integer({ min: -20_000, max: 40_000 }).map((days) => days * 86_400_000));
const rating = fc.integer({ min: 0, max: 50_000 }).map((tenThousandths) => tenThousandths / 10_000);
const seconds = fc.integer({ min: 0, max: 400_000 });
const country = fc.constantFrom('', 'de', 'gb');
/** A name without commas. */
const name = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
  .map((word) => word.replaceAll(',', '').trim())
  .filter(Boolean);
const names = fc.array(name, { maxLength: 5 });
const optionalOf = <Word>(table: Record<string, Word>) => fc.option(fc.constantFrom(...Object.values(table)));
/** Maps by id are decoded in ascending order of their ids, so the list is sorted. */
const byId = <Entry extends { id: number }>(entry: fc.Arbitrary<Entry>) =>
  fc
    .uniqueArray(entry, { selector: (each) => each.id, maxLength: 4 })
    .map((list) => list.toSorted((a, b) => a.id - b.id));

const summary = fc.record({ id, title: text, dir });

export const video = fc
  .record({
    id,
    dir,
    title: text,
    picture,
    preview: picture,
    seconds,
    startSeconds: count,
    views: count,
    rating,
    votes: count,
    likes: count,
    dislikes: count,
    postedAt: time,
    channelTitle: text,
    user: fc.record({ id, name: text, displayName: text }),
    description: text,
    hd: fc.boolean(),
    vr: fc.boolean(),
    lang: fc.constantFrom('', 'de', 'zh-Hans'),
    private: fc.boolean(),
    categories: names,
    models: names,
    tags: names,
    size: fc.constantFrom({ width: 0, height: 0 }, { width: 1280, height: 720 }, { width: 1920, height: 1080 }),
  })
  .map(({ size, ...rest }) => ({ ...rest, ...size }));

const translations = fc.dictionary(
  fc.constantFrom(...translationLanguages),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }),
);

export const fullVideo = fc
  .record({
    id,
    dir,
    title: text,
    titles: translations,
    description: text,
    descriptions: translations,
    private: fc.boolean(),
    postedAt: time,
    lastViewedAt: time,
    seconds,
    startSeconds: count,
    frames: fc.integer({ min: 1, max: 30 }),
    preview: picture,
    gender: fc.constantFrom('str', 'gay', 'she'),
    uploaded: fc.boolean(),
    statistics: fc.record({ comments: count, views: count, rating, votes: count, likes: count, dislikes: count }),
    user: fc.record({ id, name: text, avatar: picture, subscribers: count }),
    channel: fc.option(
      fc.record({ id, dir, title: text, subscribers: count, videos: count, avatar: picture, url: picture }),
    ),
    categories: byId(summary),
    tags: byId(summary),
    models: byId(fc.record({ id, dir, title: text, subscribers: count, videos: count, albums: count, picture })),
    tracks: fc.array(
      fc.record({
        kind: fc.constantFrom('captions' as const, 'chapters' as const, 'storyboard' as const),
        lang: text,
        label: text,
        url: text,
      }),
      { maxLength: 3 },
    ),
    relatedSearches: fc.array(text, { maxLength: 10 }),
    // Without a poster, the decoder takes the thumbnail as the poster.
    pictures: fc.constantFrom(
      { picture: '', poster: '' },
      { picture: '/1.jpg', poster: '/1.jpg' },
      { picture: '/1.jpg', poster: '/large.jpg' },
    ),
  })
  .map(({ pictures, ...rest }) => ({ ...rest, ...pictures }));

export const term = fc.oneof(
  fc.record({ dir, title: text, videos: count }),
  fc.record({ dir, title: text, videos: count, id }),
  fc.record({ dir, title: text, videos: count, id, picture: fc.webUrl() }),
);

export const sitemapVideo = fc.record({
  ...{ id, dir, title: text, description: text, postedAt: time, picture },
  seconds: fc.nat({ max: 400_000 }),
});

export const channel = fc.record({ id, dir, title: text, picture, videos: count });
export const fullChannel = fc.record({
  id,
  dir,
  title: text,
  picture,
  videos: count,
  description: text,
  cover: picture,
  url: picture,
  avatar: picture,
  addedAt: time,
  rating,
  subscribers: count,
  views: count,
});

const listedModel = {
  id,
  dir,
  title: text,
  picture,
  rating,
  gender: optionalOf(personGenders),
  country,
  age: fc.nat({ max: 99 }),
  videos: count,
  subscribers: count,
  views: count,
  comments: count,
};
export const model = fc.record(listedModel);
export const fullModel = fc.record({
  ...listedModel,
  alias: text,
  cover: picture,
  bornAt: day,
  race: fc.option(fc.constantFrom(...races)),
  career: fc.record({
    start: fc.nat({ max: 2_100 }),
    debutAge: fc.nat({ max: 99 }),
    active: fc.boolean(),
    end: fc.nat({ max: 2_100 }),
  }),
  zodiac: text,
  hair: optionalOf(hairs),
  eye: optionalOf(eyes),
  tattoo: fc.boolean(),
  piercing: fc.boolean(),
  breastSize: fc.option(fc.constantFrom(...breastSizes)),
  measurements: text,
  height: optionalOf(heights),
  weight: optionalOf(weights),
  addedAt: time,
  description: text,
});

const listedMember = {
  id,
  name: text,
  avatar: picture,
  gender: optionalOf(personGenders),
  age: fc.nat({ max: 99 }),
  country,
  online: fc.boolean(),
  videos: count,
  subscribers: count,
};
export const member = fc.record(listedMember);
const fullMemberFields = {
  ...listedMember,
  cover: picture,
  bornAt: day,
  relationship: optionalOf(relationships),
  orientation: optionalOf(orientations),
  education: text,
  website: text,
  ageVerified: fc.boolean(),
  friend: fc.boolean(),
  subscribed: fc.boolean(),
  canView: fc.record(
    Object.fromEntries(memberTabs.map((tab) => [tab, fc.boolean()])) as Record<
      (typeof memberTabs)[number],
      fc.Arbitrary<boolean>
    >,
  ), // has an entry for each tab
};
export const fullMember = fc.oneof(
  fc.record(fullMemberFields),
  fc.record({
    ...fullMemberFields,
    openTabs: fc.subarray([...memberTabs]),
    friendTabs: fc.subarray([...memberTabs]),
    onlineTo: fc.constantFrom(...audiences),
    listed: fc.boolean(),
    keepsHistory: fc.boolean(),
    email: fc.constantFrom('marlowe@members.example', 'ü@members.example'),
    nameChangeFrom: time,
  }),
);

const commentFields = {
  id,
  user: fc.record({ id, name: text, avatar: picture }),
  text,
  postedAt: time,
  likes: count,
  atSeconds: fc.option(fc.integer({ min: 1, max: 400_000 })),
  parentId: fc.option(id),
};
export const comment = fc.oneof(
  fc.record(
    { ...commentFields, pinned: fc.boolean(), editedAt: time, editableUntil: time },
    { requiredKeys: keysOf(commentFields) },
  ),
  fc.record({ ...commentFields, text: fc.constant(''), deleted: fc.constant(true) }),
);

export const playlist = fc.record({
  id,
  title: text,
  description: text,
  categories: byId(summary),
  orientation: fc.constantFrom('str', 'gay', 'she'),
  visibility: fc.constantFrom('public' as const, 'private' as const),
  user: fc.record({ id, name: text, avatar: picture }),
  pictures: fc.array(fc.constantFrom('/1.jpg', '/2.jpg'), { maxLength: 4 }),
  rating,
  videos: count,
  views: count,
  postedAt: time,
});

export const upload = fc.record({
  id,
  videoId: count,
  fileName: text,
  title: text,
  private: fc.boolean(),
  exclusive: fc.boolean(),
  status: fc.constantFrom(...uploadStatuses),
  percent: fc.nat({ max: 100 }),
  bytes: count,
  receivedBytes: count,
  seconds,
  secondsClaimed: fc.boolean(),
  code: text,
  reason: text,
  screenshots: fc.array(fc.record({ number: count, address: picture.filter(Boolean) }), { maxLength: 3 }),
  screenshot: count,
  createdAt: time,
});

const tally = fc.record({ views: count, likes: count, comments: count });
const studioFields = {
  id,
  dir,
  title: text.filter(Boolean),
  status: fc.constantFrom(...studioStatuses),
  reason: text,
  changeable: fc.boolean(),
  private: fc.boolean(),
  picture,
  seconds,
  total: tally,
  recent: tally,
  postedAt: time,
  removedAt: fc.option(time),
};
export const studioVideo = fc.record(studioFields);
export const fullStudioVideo = fc.record({
  ...studioFields,
  description: text,
  categories: fc.array(fc.record({ dir, title: text.filter(Boolean) }), { maxLength: 3 }),
  screenshots: fc.array(fc.record({ number: count, address: picture.filter(Boolean) }), { maxLength: 3 }),
  screenshot: count,
  days: fc.array(
    fc.record({
      day: fc.nat({ max: 40_000 }).map((days) => days * 86_400_000),
      views: count,
      likes: count,
      comments: count,
    }),
    { maxLength: 3 },
  ),
  tracks: fc.option(
    fc.record({
      captions: fc.array(fc.record({ file: text.filter(Boolean), lang: text, label: text.filter(Boolean) }), {
        maxLength: 3,
      }),
      chapters: text,
    }),
  ),
});

export const subscription = fc.record({
  type: fc.constantFrom(...subscriptionTypes),
  objectId: id,
  dir: fc.oneof(fc.constant(''), dir),
  title: text,
  picture,
  newVideos: count,
});

export const videoFile = fc.record(
  {
    format: fc.constantFrom('_hq.mp4', '_tr.mp4', '.mp4', '.m3u8'),
    path: fc.stringMatching(/^\/get_file\/[a-z0-9/_.?&=-]{0,80}$/),
    preferred: fc.boolean(),
    quality: fc.integer({ min: 2, max: 2160 }),
  },
  { requiredKeys: ['format', 'path', 'preferred'] },
);

const signedIn = fc.record(
  { id, name: text, avatar: picture, ageVerified: fc.boolean(), unread: count },
  { requiredKeys: ['id', 'name', 'avatar', 'ageVerified'] },
);
export const globals = fc.record({
  user: fc.option(signedIn),
  country,
  hiddenChannels: fc.array(dir, { maxLength: 3 }),
  gate: fc.constantFrom('off' as const, 'notice' as const, 'verify' as const),
  ageCheck: fc.constantFrom('none' as const, 'pending' as const, 'refused' as const, 'granted' as const),
  nogeo: fc.boolean(),
  providerLogin: fc.boolean(),
});

export const commentVote = fc.record({
  commentId: id,
  vote: fc.constantFrom('liked' as const, 'disliked' as const),
});

/** Generates a page of a list reply without dropped entries. */
export const pageOf = <Entity>(entity: fc.Arbitrary<Entity>) =>
  fc.record({ entries: fc.array(entity, { maxLength: 3 }), total: count, pages: count, dropped: fc.constant(0) });

export const notification = fc.record({
  id,
  kind: fc.constantFrom(...notificationKinds),
  from: fc.option(fc.record({ id, name: text, avatar: picture })),
  subject: fc.option(fc.record({ section: fc.constantFrom(...commentSections), id, dir: text, title: text })),
  comment: fc.option(fc.record({ id, text })),
  decision: fc.option(fc.constantFrom(...decisions)),
  at: time,
  read: fc.boolean(),
});

export const notificationSettings = fc.record({
  kinds: fc.subarray([...notificationKinds]),
  digest: fc.constantFrom(...digestPeriods),
});
