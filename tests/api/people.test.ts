/** Models, channels and members: lists, filters, sorting and detail pages. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { decodeJson } from '@afterglow/contract/decodeJson';
import { calls } from '@afterglow/contract/calls';
import { channelsReply, fullChannelReply } from '@afterglow/contract/channel';
import type { MemberFilter, ModelFilter } from '@afterglow/contract/filters';
import { memberFilters, modelFilters } from '@afterglow/contract/filters';
import type { ChannelSort, MemberSort, ModelSort } from '@afterglow/contract/lists';
import { channelSorts, memberSorts, modelSorts } from '@afterglow/contract/lists';
import type { FullMember } from '@afterglow/contract/member';
import { fullMemberReply, membersReply } from '@afterglow/contract/member';
import type { FullModel } from '@afterglow/contract/model';
import { fullModelReply, modelsReply } from '@afterglow/contract/model';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { fullChannels } from '@afterglow/fixtures/data/channels';
import { fullMembers } from '@afterglow/fixtures/data/members';
import { fullModels } from '@afterglow/fixtures/data/models';
import type { TestApi } from './testApi.ts';
import { createTestApi } from './testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

const catalogue = makeCatalogue();
const videos = [...catalogue.videos()];
const { members } = catalogue.rest();
const origin = 'http://localhost:3000';

async function read<Codec extends z.ZodMiniType>(codec: Codec, path: string, as?: string): Promise<z.output<Codec>> {
  const response = await api.get(path, as === undefined ? {} : { as });
  expect(response.status, path).toBe(200);
  return decodeJson(codec, await response.json());
}

const modelOrder = { filters: {}, sort: 'most-popular', page: 1, words: '' } as const;
const everyModel = (order: Partial<Parameters<typeof calls.models.path>[0]>) =>
  read(modelsReply, calls.models.path({ gender: 'str', count: 200, ...modelOrder, ...order }));

test.each(modelSorts)('models by %s', async (sort: ModelSort) => {
  const { entries, total } = await everyModel({ sort });
  expect([entries.length, total]).toEqual([80, 80]);
  const keys: Partial<Record<ModelSort, (one: (typeof entries)[number]) => number>> = {
    'count-videos': (one) => one.videos,
    'most-commented': (one) => one.comments,
    'most-subscribed': (one) => one.subscribers,
    'most-viewed': (one) => one.views,
  };
  const key = keys[sort];
  if (key) expect(entries.map(key)).toEqual(entries.map(key).toSorted((one, other) => other - one));
  if (sort === 'alphabet') expect(entries[0]?.title.startsWith('A')).toBe(true);
  const [first, second] = await Promise.all(
    [1, 2].map((page) => read(modelsReply, calls.models.path({ gender: 'str', count: 60, ...modelOrder, sort, page }))),
  );
  expect([...(first?.entries ?? []), ...(second?.entries ?? [])].map(({ id }) => id)).toEqual(
    entries.map(({ id }) => id),
  );
});

const expectedModels: Record<ModelFilter, [code: string, holds: (one: FullModel) => boolean][]> = {
  letter: [
    ['a', ({ title }) => title.toLowerCase().startsWith('a')],
    ['Z', ({ title }) => title.startsWith('Z')],
  ],
  race: [
    ['asian', ({ race }) => race === 'asian'],
    ['caucasian', ({ race }) => race === 'caucasian'],
    ['ebony', ({ race }) => race === 'ebony'],
    ['latin', ({ race }) => race === 'latin'],
  ],
  age: [
    ['1', () => false],
    ['2', () => false],
    ['3', ({ age }) => age >= 30 && age < 40],
    ['4', ({ age }) => age >= 40],
  ],
  country: [
    ['de', ({ country }) => country === 'de'],
    ['JP', ({ country }) => country === 'jp'],
  ],
  size_tits: [
    ['small', ({ breastSize }) => breastSize === 'small'],
    ['huge', ({ breastSize }) => breastSize === 'huge'],
  ],
  hair: [
    ['1', ({ hair }) => hair === 'black'],
    ['5', ({ hair }) => hair === 'blond'],
  ],
  height: [
    ['1', ({ height }) => height === 'under155'],
    ['4', ({ height }) => height === 'over175'],
  ],
  weight: [
    ['2', ({ weight }) => weight === '50to60'],
    ['3', ({ weight }) => weight === '61to70'],
  ],
  tattoo: [
    ['1', ({ tattoo }) => tattoo],
    ['0', ({ tattoo }) => !tattoo],
  ],
  piercing: [
    ['1', ({ piercing }) => piercing],
    ['0', ({ piercing }) => !piercing],
  ],
};

test.each(modelFilters)('models filtered by %s', async (filter) => {
  for (const [code, holds] of expectedModels[filter]) {
    const found = await everyModel({ filters: { [filter]: code } });
    expect(new Set(found.entries.map(({ id }) => id)), code).toEqual(
      new Set(catalogue.models.filter(({ entity }) => holds(entity)).map(({ entity }) => entity.id)),
    );
  }
  const unknown = await api.get(
    calls.models.path({ gender: 'str', count: 60, ...modelOrder, filters: { [filter]: 'nonsense' } }),
  );
  expect([unknown.status, await unknown.text()]).toEqual([404, '{"error":1,"code":"not_found"}']);
});

test('filters can be combined, and the two youngest age bands are empty', async () => {
  const both = await everyModel({ filters: { tattoo: '1', age: '4' } });
  expect(both.entries.length).toBe(catalogue.models.filter(({ entity }) => entity.tattoo && entity.age >= 40).length);
  expect(
    (await everyModel({ filters: { age: '1' } })).total + (await everyModel({ filters: { age: '2' } })).total,
  ).toBe(0);
});

test('models are found by name in any script', async () => {
  expect((await everyModel({ words: 'voss aurelia' })).entries.map(({ dir }) => dir)).toContain('aurelia-voss');
  expect((await everyModel({ words: 'ВЕРА' })).entries.map(({ dir }) => dir)).toEqual(['vera-lindqvist']);
  expect((await everyModel({ words: 'maria angeles' })).entries.map(({ dir }) => dir)).toEqual(['maria-valentina']);
  expect((await everyModel({ words: 'zzzz' })).total + (await everyModel({ words: '%' })).total).toBe(0);
});

test('other genders only list models with videos there', async () => {
  const ids = new Set(videos.filter(({ gender }) => gender === 'gay').flatMap(({ modelIds }) => modelIds));
  const found = await read(modelsReply, calls.models.path({ gender: 'gay', count: 200, ...modelOrder }));
  expect(new Set(found.entries.map(({ id }) => id))).toEqual(ids);
});

test.each(Object.values(fullModels))('the model $title is returned as seeded', async (own) => {
  const {
    videos: count,
    views,
    comments,
    rating,
    ...rest
  } = await read(fullModelReply, calls.model.path({ dir: own.dir }));
  const { videos: _v, views: _w, comments: _c, rating: _r, ...put } = own;
  expect(rest).toEqual({
    ...put,
    picture: put.picture && origin + put.picture,
    cover: put.cover && origin + put.cover,
  });
  const modelVideos = videos.filter(({ modelIds }) => modelIds.includes(own.id));
  expect([count, views]).toEqual([modelVideos.length, modelVideos.reduce((sum, { entity }) => sum + entity.views, 0)]);
  expect(comments >= 0 && rating >= 0 && rating <= 5).toBe(true);
});

test.each(channelSorts)('channels by %s', async (sort: ChannelSort) => {
  const found = await read(channelsReply, calls.channels.path({ gender: 'str', count: 60, sort, page: 1, words: '' }));
  expect([found.entries.length, found.total, found.pages]).toEqual([30, 30, 1]);
  if (sort === 'count-videos')
    expect(found.entries.map((one) => one.videos)).toEqual(
      found.entries.map((one) => one.videos).toSorted((one, other) => other - one),
    );
  if (sort === 'alphabetaz')
    expect(found.entries.map(({ id }) => id)).toEqual(
      (
        await read(
          channelsReply,
          calls.channels.path({ gender: 'str', count: 60, sort: 'alphabetza', page: 1, words: '' }),
        )
      ).entries
        .map(({ id }) => id)
        .toReversed(),
    );
});

test('a channel is returned as seeded, and found by name', async () => {
  const {
    videos: count,
    views,
    rating: _,
    ...rest
  } = await read(fullChannelReply, calls.channel.path({ dir: 'marlowe-house' }));
  const { videos: _v, views: _w, rating: _r, ...put } = fullChannels.standard;
  expect(rest).toEqual({
    ...put,
    picture: origin + put.picture,
    cover: origin + put.cover,
    avatar: origin + put.avatar,
  });
  const modelVideos = videos.filter(({ channelId }) => channelId === put.id);
  expect([count, views]).toEqual([modelVideos.length, modelVideos.reduce((sum, { entity }) => sum + entity.views, 0)]);
  expect(
    (
      await read(
        channelsReply,
        calls.channels.path({ gender: 'str', count: 60, sort: 'recent', page: 1, words: 'норд' }),
      )
    ).entries.map(({ dir }) => dir),
  ).toEqual(['studio-nord']);
});

test.each([
  '/api/json/model/3600/au/nobody.json',
  '/api/json/model/3600/xx/aurelia-voss.json',
  '/api/json/model/3600/au/aurelia-voss',
  '/api/json/channel/86400/m/nobody.json',
  '/api/json/channel/86400/x/marlowe-house.json',
  '/api/json/channels/86400/str/alphabet/60/..1.json',
  '/api/json/channels/86400/str/recent/60/x.y.1.json',
  '/api/json/models/86400/str/filt/recent/60/1.json',
  '/api/json/models/86400/str/filt.........../recent/60/1.json',
  '/api/json/members/7200/filt....../recent/96/0.json',
  '/api/json/member/7200/0/0/7.json',
  '/api/json/friends/0/7.1.json',
])('%s is missing', async (path) => {
  expect((await api.get(path)).status).toBe(404);
});

const memberOrder = { filters: {}, sort: 'recent', page: 1, words: '' } as const;
const everyMember = (order: Partial<Parameters<typeof calls.members.path>[0]>) =>
  read(membersReply, calls.members.path({ count: 200, ...memberOrder, ...order }));

test.each(memberSorts)('members by %s', async (sort: MemberSort) => {
  const { entries, total } = await everyMember({ sort });
  expect([entries.length, total]).toEqual([200, 200]);
  if (sort === 'count-subs')
    expect(entries.map((one) => one.subscribers)).toEqual(
      entries.map((one) => one.subscribers).toSorted((one, other) => other - one),
    );
  if (sort === 'count-videos')
    expect(entries.map((one) => one.videos)).toEqual(
      entries.map((one) => one.videos).toSorted((one, other) => other - one),
    );
  const [first, second, third] = await Promise.all(
    [1, 2, 3].map((page) => read(membersReply, calls.members.path({ count: 96, ...memberOrder, sort, page }))),
  );
  expect([first?.entries.length, second?.entries.length, third?.entries.length, first?.pages]).toEqual([96, 96, 8, 3]);
});

const expectedMembers: Record<MemberFilter, [code: string, holds: (one: FullMember) => boolean][]> = {
  country: [['de', ({ country }) => country === 'de']],
  gender: [
    ['1', ({ gender }) => gender === 'man'],
    ['2', ({ gender }) => gender === 'woman'],
    ['3', ({ gender }) => gender === 'trans'],
  ],
  age: [
    ['1', () => false],
    ['3', ({ age }) => age >= 30 && age < 40],
    ['4', ({ age }) => age >= 40],
  ],
  relationship: [
    ['1', ({ relationship }) => relationship === 'single'],
    ['3', ({ relationship }) => relationship === 'open'],
  ],
  avatar: [
    ['1', ({ avatar }) => avatar !== ''],
    ['0', ({ avatar }) => avatar === ''],
  ],
  orientation: [
    ['2', ({ orientation }) => orientation === 'hetero'],
    ['5', ({ orientation }) => orientation === 'bisexual'],
  ],
  object_id: [['6041293', ({ id }) => id === 6_041_293]],
};

test.each(memberFilters)('members filtered by %s', async (filter) => {
  for (const [code, holds] of expectedMembers[filter]) {
    const found = await everyMember({ filters: { [filter]: code } });
    expect(new Set(found.entries.map(({ id }) => id)), code).toEqual(
      new Set(members.filter(({ entity }) => holds(entity)).map(({ entity }) => entity.id)),
    );
  }
  expect((await api.get(calls.members.path({ count: 96, ...memberOrder, filters: { [filter]: '?!' } }))).status).toBe(
    404,
  );
});

test('members are found by name', async () => {
  expect((await everyMember({ words: 'ветер' })).entries.map(({ id }) => id)).toEqual([fullMembers.cyrillic.id]);
  expect((await everyMember({ words: 'night_heron' })).entries.map(({ name }) => name)).toContain('night_heron');
});

test('a member is returned without the details of closed tabs', async () => {
  const open = await read(fullMemberReply, calls.member.path({ id: fullMembers.standard.id }));
  expect(open).toMatchObject({
    name: 'night_heron',
    education: fullMembers.standard.education,
    relationship: 'open',
    ageVerified: false,
    friend: false,
    canView: { info: true, wall: true, edit: false, history: false, watch_later_videos: false, subscriptions: false },
  });
  const closed = await read(fullMemberReply, calls.member.path({ id: fullMembers.closed.id }));
  expect(
    Object.entries(closed.canView)
      .filter(([, seen]) => seen)
      .map(([tab]) => tab),
  ).toEqual(['info']);
  expect((await api.get(calls.member.path({ id: fullMembers.standard.id }))).headers.get('cache-control')).toBe(
    'public, max-age=7200',
  );
});

test('only the uncached call returns the relation between visitor and member', async () => {
  const one = members.find(({ friendIds }) => friendIds.length > 1);
  const friendId = one?.friendIds[0] ?? 0;
  const as = await api.signIn(friendId);
  const path = calls.member.path({ id: one?.entity.id ?? 0 });
  expect((await read(fullMemberReply, path, as)).friend).toBe(false);
  expect((await read(fullMemberReply, path.replace('/7200/', '/0/'), as)).friend).toBe(true);
  expect((await read(fullMemberReply, calls.member.path({ id: friendId }, 0), as)).canView.edit).toBe(true);
});

test('friends are listed if the tab is open, alike for everybody', async () => {
  const one = members.find(({ entity, friendIds }) => entity.canView.friends && friendIds.length > 1);
  const id = one?.entity.id ?? 0;
  const asked = members
    .filter(({ friendIds }) => friendIds.filter((_, index) => index % 4 !== 3).includes(id))
    .map(({ entity }) => entity.id);
  const own = one?.friendIds.filter((_, index) => index % 4 !== 3) ?? [];
  const found = await read(membersReply, calls.friends.path({ userId: id, page: 1 }));
  expect(new Set(found.entries.map((friend) => friend.id))).toEqual(new Set([...asked, ...own]));
  const closed = await api.get(calls.friends.path({ userId: fullMembers.closed.id, page: 1 }));
  expect([closed.status, await closed.json(), closed.headers.get('cache-control')]).toEqual([
    403,
    { error: 1, code: 'forbidden' },
    'no-store',
  ]);
  expect(
    (
      await api.get(calls.friends.path({ userId: fullMembers.closed.id, page: 1 }), {
        as: await api.signIn(fullMembers.closed.id),
      })
    ).status,
  ).toBe(200);
});

test.each([
  ['models', {}],
  ['models', { age: '4', tattoo: '1' }],
  ['members', {}],
  ['members', { gender: '2', age: '3' }],
] as const)('the counts beside the filters of %s under %j are what each choice leaves', async (of, filters) => {
  const list = (chosen: Record<string, string>) =>
    of === 'models' ? everyModel({ filters: chosen }) : everyMember({ filters: chosen });
  const { filterCounts = {} } = await list(filters);
  const names: readonly string[] =
    of === 'models' ? modelFilters : memberFilters.filter((name) => name !== 'object_id');
  expect(Object.keys(filterCounts).toSorted()).toEqual(names.toSorted());
  const wrong: string[] = [];
  for (const [name, counts] of Object.entries(filterCounts))
    for (const [code, count] of Object.entries(counts).slice(0, 6)) {
      const { total } = await list({ ...filters, [name]: code });
      if (total !== count) wrong.push(`${name}=${code}: ${count}, and the list has ${total}`);
    }
  expect(wrong).toEqual([]);
});

test('nobody is counted in the bands of age that the catalogue does not have, and their lists are empty', async () => {
  const { filterCounts } = await everyModel({});
  expect(filterCounts?.['age']).not.toHaveProperty('1');
  expect((await everyModel({ filters: { age: '1' } })).total).toBe(0);
});

test('a search counts no filters, as it has none', async () => {
  expect(await everyModel({ words: 'a' })).not.toHaveProperty('filterCounts');
});
