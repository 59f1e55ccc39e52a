/** Paths of the API's calls: the exact text that is written, and that parsing returns the same parameters. */
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { callAt } from '@afterglow/contract/callAt';
import { calls, type Call } from '@afterglow/contract/calls';
import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import { maxId } from '@afterglow/contract/limits';
import { commentSorts, noFilters } from '@afterglow/contract/lists';
import { parsePath } from '@afterglow/contract/parsePath';

const list = { ...noFilters, gender: 'str', count: 60, page: 1, objectId: '' } as const;

/** Other clients of the API depend on every byte. */
test.each([
  [calls.main.path({ gender: 'str', language: 'en' }), '/api/json/main/14400/str.en.json'],
  [calls.suggester.path({ count: 1_000 }), '/api/json/suggester/43200/1000.json'],
  [calls.suggest.path({ words: 'lake & sea/#?' }), '/api/suggester.php?c=lake%20%26%20sea%2F%23%3F'],
  [
    calls.categories.path({ gender: 'gay', kind: 'toptn', language: 'de' }),
    '/api/json/categories/14400/gay.toptn.de.json',
  ],
  [
    calls.videos.path({ ...list, sort: 'longest', section: '' }),
    '/api/json/videos2/86400/str/longest/60/..1.all...json',
  ],
  [
    calls.videos.path(
      {
        ...list,
        sort: 'top-rated',
        section: 'model',
        objectId: 'a_b-C',
        page: 3,
        type: 'hd',
        duration: '2',
        date: 'day',
      },
      0,
    ),
    '/api/json/videos2/0/str/top-rated/60/model.a_b-C.3.hd.2.day.json',
  ],
  [
    calls.search.path({ ...list, sort: 'relevance', words: 'lake & sea' }),
    '/api/videos2.php?params=86400/str/relevance/60/search..1.all..&s=lake%20%26%20sea',
  ],
  [
    calls.related.path({ id: 21_707_775, type: 'all', page: 1, count: 60 }),
    '/api/json/videos_related2/432000/60/21000000/21707000/21707775.all.1.json',
  ],
  [calls.video.path({ id: 977_501 }), '/api/json/video/86400/0/977000/977501.json'],
  [calls.videoFile.path({ id: 7 }), '/api/videofile.php?video_id=7&lifetime=864000'],
  [
    calls.models.path({ gender: 'str', sort: 'recent', count: 60, page: 2, filters: { age: '2' }, words: '' }),
    '/api/json/models/86400/str/filt...2......./recent/60/2.json',
  ],
  [
    calls.models.path({ gender: 'str', sort: 'recent', count: 60, page: 1, filters: {}, words: 'ä' }),
    '/api/json/models/86400/str/filt........../recent/60/1.json?s=%C3%A4',
  ],
  [calls.model.path({ dir: 'aurelia-voss' }), '/api/json/model/3600/au/aurelia-voss.json'],
  [
    calls.channels.path({ gender: 'str', sort: 'recent', count: 60, page: 1, words: '' }),
    '/api/json/channels/86400/str/recent/60/..1.json',
  ],
  [calls.channel.path({ dir: 'marlowe-house' }), '/api/json/channel/86400/m/marlowe-house.json'],
  [
    calls.members.path({ sort: 'recent', count: 96, page: 1, filters: { country: 'ca', object_id: '7' }, words: '' }),
    '/api/json/members/7200/filt.ca......7/recent/96/1.json',
  ],
  [calls.member.path({ id: 6_041_293 }), '/api/json/member/7200/6000000/6041000/6041293.json'],
  [calls.activity.path({ gender: 'str', count: 24, page: 2 }), '/api/json/activity/60/str/24.2.json'],
  [calls.friends.path({ userId: 7, page: 2 }), '/api/json/friends/0/7.2.json'],
  [calls.subscriptions.path({ userId: 7, type: 'model', page: 1 }), '/api/json/subscriptions/0/7.model.1.json'],
  [
    calls.comments.path({ section: 'video', objectId: 7, page: 1, sort: 'newest' }),
    '/api/json/comments/3600/video.7.1.json',
  ],
  [
    calls.comments.path({ section: 'model', objectId: 7, page: 2, sort: 'best' }, 0),
    '/api/json/comments/0/model.7.2.json?sort=best',
  ],
  [
    calls.playlists.path({ gender: 'str', sort: 'recent', count: 60, section: '', objectId: '', page: 1, words: '' }),
    '/api/json/playlists/86400/str/recent/60/..1.json',
  ],
  [calls.playlist.path({ id: 48_102 }, 0), '/api/json/playlist/0/48000/48102.json'],
  [calls.globals.path(), '/api/globals.php'],
  [calls.login.path(), '/api/login.php'],
  [calls.providerLogin.path(), '/api/login.g.php'],
  [calls.signup.path(), '/api/signup.php'],
  [calls.ownPage.path(), '/api/member.php'],
  [calls.input.path(), '/api/input.php'],
  [calls.videoEdit.path(), '/api/video_edit.php'],
  [calls.ownUploads.path(), '/api/uploads.php'],
  [calls.studio.path({ page: 2 }), '/api/studio.php?page=2'],
  [calls.studioVideo.path({ id: 100_000_001 }), '/api/studio_video.php?video_id=100000001'],
  [calls.tus.path({ id: 500_001 }), '/api/uploads/500001'],
  [calls.report.path(), '/api/report.php'],
  [calls.captcha.path(), '/api/captcha.php'],
  [calls.ageVerification.path(), '/api/age_verification.php'],
  [calls.ageCallback.path(), '/api/age_callback.php'],
  [calls.mailbox.path(), '/api/dev/mailbox.php'],
])('%s', (path, expected) => expect(path).toBe(expected));

const name = fc.stringMatching(/^[A-Za-z0-9_-]{1,20}$/);
const words = fc.string({ unit: 'binary' });
const samples: Record<string, fc.Arbitrary<unknown>> = {
  count: fc.integer({ min: 1, max: 200 }),
  after: fc.integer({ min: 0, max: maxId }),
  page: fc.integer({ min: 1, max: 999_999 }),
  id: fc.integer({ min: 1, max: maxId }),
  userId: fc.integer({ min: 1, max: maxId }),
  dir: name,
  objectId: name,
  language: fc.stringMatching(/^[a-z]{2}$/),
  words,
};
const filtersOf = (names: readonly string[]) =>
  fc.record(Object.fromEntries(names.map((one) => [one, fc.stringMatching(/^[A-Za-z0-9]{0,12}$/)])));

/** Generates valid parameters of a call. */
const paramsOf = (call: keyof typeof calls, params: object): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(
    Object.fromEntries(
      Object.entries(params).map(([param, codec]): [string, fc.Arbitrary<unknown>] => {
        if (param === 'filters') return [param, filtersOf(call === 'models' ? modelFilters : memberFilters)];
        if (call === 'comments' && param === 'sort') return [param, fc.constantFrom(...commentSorts)];
        if (call === 'comments' && param === 'objectId')
          return [param, fc.oneof(samples['id'] ?? name, fc.stringMatching(/^[a-z][a-z-]{0,19}$/))];
        return [param, Array.isArray(codec) ? fc.constantFrom(...(codec as unknown[])) : (samples[param] ?? name)];
      }),
    ),
  );

const withParams = Object.entries(calls).flatMap(([call, value]) =>
  'params' in value && value.params !== undefined
    ? // The cast drops the type of the parameters: these calls only write and parse them.
      [[call as keyof typeof calls, value as unknown as Call<Record<string, unknown>>] as const]
    : [],
);

test.each(withParams)('%s is parsed as it was written', (name, call) => {
  fc.assert(
    fc.property(paramsOf(name, call.params), fc.integer({ min: 0, max: 999_999_999 }), (params, lifetime) => {
      const path = call.path(params, lifetime);
      const parsed = parsePath(call, path);
      expect(parsed?.params).toEqual(params);
      expect(parsed?.lifetime).toBe(
        call.pattern.includes('{lifetime}') ? Math.min(lifetime, call.lifetime) : call.lifetime,
      );
      expect(callAt(path.split('?')[0] ?? '')?.pattern).toBe(call.pattern);
    }),
  );
});

test.each(withParams)(
  'every parameter of %s has a codec, or follows from another',
  (_, { pattern, params, derived }) => {
    const names = [...pattern.matchAll(/\{(\w+)\}/g)].map(([, one = '']) => one).filter((one) => one !== 'lifetime');
    expect(names.toSorted()).toEqual([...Object.keys(params), ...Object.keys(derived)].toSorted());
  },
);

test('no two calls share a path', () => {
  const paths = Object.values(calls).map(({ pattern }) => pattern.split('?')[0]);
  expect(new Set(paths).size).toBe(paths.length);
});

test.each([
  ['/api/json/video/86400/21000000/21707000/21707774.json', calls.video, { id: 21_707_774 }],
  ['/api/json/video/86400/0/21707000/21707775.json', calls.video, { id: 21_707_775 }],
  ['/api/json/video/86400/1000000/21707000/21707775.json', calls.video, null],
  ['/api/json/video/86400/0/0/007.json', calls.video, null],
  ['/api/json/video/x/0/0/7.json', calls.video, null],
  ['/api/json/video/86400/0/0/%37.json', calls.video, { id: 7 }],
  ['/api/json/video/86400/0/0/7.json/', calls.video, null],
  ['/api/json/playlist/86400/0/48102.json', calls.playlist, null],
  ['/api/json/model/3600/xx/aurelia-voss.json', calls.model, null],
  ['/api/json/categories/14400/str.all.json', calls.categories, { gender: 'str', kind: 'all', language: 'en' }],
  ['/api/json/categories/14400/str.all.en.x.json', calls.categories, null],
  ['/api/suggester.php', calls.suggest, { words: '' }],
  ['/api/json/friends/0/7.1.json.json', calls.friends, null],
])('%s', (path, call, params) => {
  expect(parsePath(call as unknown as Call<unknown>, path)?.params ?? null).toEqual(params);
});

test('words may stand in the place of an object id, with dots', () => {
  const path = '/api/videos2.php?params=86400/str/relevance/60/search.a.b.1.all..';
  expect(parsePath(calls.search, path)?.params).toMatchObject({ objectId: 'a.b', words: '', page: 1 });
});
