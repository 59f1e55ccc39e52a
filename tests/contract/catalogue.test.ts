import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Video } from '@afterglow/contract/video';
import { dateDays, dates, durations, durationSeconds, videoTypes } from '@afterglow/contract/lists';
import { makeCatalogue } from '@afterglow/fixtures/data/catalogue/catalogue';
import { catalogueDate } from '@afterglow/fixtures/data/catalogueDate';
import { categoryTable } from '@afterglow/fixtures/data/categories';
import { titlesOfCategory } from '@afterglow/fixtures/data/categoryTitles';
import { sentinel, videos as named } from '@afterglow/fixtures/data/videos';
import { clipSeconds } from '@afterglow/fixtures/media/clips';
import { kindOf, sceneShown } from '@afterglow/fixtures/media/manifest';

const generate = () => {
  const catalogue = makeCatalogue();
  const videos = [...catalogue.videos()];
  return { channels: catalogue.channels, models: catalogue.models, videos, ...catalogue.rest() };
};
const catalogue = generate();
const entities = catalogue.videos.map(({ entity }) => entity);

test('the sample has the specified sizes', () => {
  const { videos, models, channels, members, playlists, comments } = catalogue;
  expect([videos, models, channels, members, playlists, comments].map((list) => list.length)).toEqual([
    600, 80, 30, 200, 60, 1_500,
  ]);
  expect(categoryTable).toHaveLength(40);
});

test('the catalogue is deterministic', () => {
  const digest = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
  expect(createHash('sha256').update(JSON.stringify(generate())).digest('hex')).toBe(digest);
  // Review the change before you update this digest.
  expect(digest).toBe('e3fd89e8e517885dd8f0d37e9c1d46e450cfeea705c7da6215eec9f0e49397ae');
});

test('ids and addresses are unique, and of every size', () => {
  const ids = entities.map(({ id }) => id);
  expect(new Set(ids).size).toBe(600);
  expect(ids.filter((id) => id < 1_000).length).toBeGreaterThan(4);
  expect(ids.filter((id) => Math.abs(id - 1_000_000) < 100).length).toBeGreaterThan(4);
  expect(ids.filter((id) => id > 20_000_000).length).toBeGreaterThan(500);
  for (const list of [catalogue.models, catalogue.channels])
    expect(new Set(list.map(({ entity }) => entity.dir)).size).toBe(list.length);
  expect(new Set(catalogue.members.map(({ entity }) => entity.name.toLowerCase())).size).toBe(200);
});

const postedWithin = (days: number) => entities.filter(({ postedAt }) => postedAt > catalogueDate - days * 86_400_000);

test('every filter and every pair of filters shows something', () => {
  for (const type of videoTypes)
    for (const duration of durations)
      for (const date of dates) {
        const [from, to] = duration === '' ? [0, Infinity] : durationSeconds[duration];
        const found = (date === '' ? entities : postedWithin(dateDays[date])).filter(
          ({ seconds, hd, vr }) => seconds >= from && seconds < to && (type === 'all' || (type === 'hd' ? hd : vr)),
        );
        expect(found.length, `${type} ${duration} ${date}`).toBeGreaterThan(0);
      }
});

test('every category has short, medium, long, HD and recent videos', () => {
  for (const { title } of categoryTable) {
    const own = entities.filter(({ categories }) => categories.includes(title));
    for (const [from, to] of Object.values(durationSeconds))
      expect(
        own.some(({ seconds }) => seconds >= from && seconds < to),
        `${title} ${from}`,
      ).toBe(true);
    expect(own.some(({ hd }) => hd) && own.some(({ hd }) => !hd), title).toBe(true);
    expect(
      own.some((one) => postedWithin(dateDays.week).includes(one)),
      title,
    ).toBe(true);
  }
});

test('edge cases are included', () => {
  const titles = entities.map(({ title }) => title);
  const countMatching = (pattern: RegExp) => titles.filter((title) => pattern.test(title)).length;
  expect(
    [
      countMatching(/\p{Script=Cyrillic}/u),
      countMatching(/\p{Script=Thai}/u),
      countMatching(/\p{Script=Arabic}/u),
      countMatching(/\p{Extended_Pictographic}/u),
      countMatching(/^.$/u),
      countMatching(/.{180}/u),
    ].every((count) => count > 1),
  ).toBe(true);
  expect(
    entities.some(({ picture }) => picture === '') &&
      entities.some(({ votes }) => votes === 0) &&
      entities.some(({ private: hidden }) => hidden) &&
      entities.some(({ views }) => views === 0),
  ).toBe(true);
});

test('every length matches a clip, and no video is newer than the catalogue date', () => {
  const lengths = new Set<number>(clipSeconds);
  expect(entities.filter(({ seconds }) => !lengths.has(seconds))).toEqual([]);
  expect(Math.max(...entities.map(({ postedAt }) => postedAt))).toBe(catalogueDate);
});

test('everybody is thirty or older', () => {
  const ages = [...catalogue.models, ...catalogue.members].map(({ entity }) => entity.age).filter((age) => age !== 0);
  expect(Math.min(...ages)).toBeGreaterThanOrEqual(30);
  for (const { entity } of catalogue.models)
    expect(entity.career.debutAge === 0 || entity.career.debutAge >= 30, entity.title).toBe(true);
});

test('ratings match the votes', () => {
  for (const { votes, likes, dislikes, rating } of [...entities, ...Object.values(named)]) {
    expect(likes + dislikes).toBe(votes);
    expect(rating).toBeCloseTo(votes === 0 ? 0 : (5 * likes + dislikes) / votes, 3);
  }
});

test('the catalogue contains the sentinel', () => {
  expect(entities.filter(({ title }) => title === sentinel)).toHaveLength(1);
});

test('category titles are unique in each language', () => {
  for (const language of Object.keys(titlesOfCategory(0))) {
    const titles = categoryTable.map((_, index) => titlesOfCategory(index)[language]);
    expect(new Set(titles.filter(Boolean)).size, language).toBe(categoryTable.length);
  }
});

test('there is at most one friend request per pair', () => {
  const pairs = catalogue.members.flatMap(({ entity, friendIds }) =>
    friendIds.map((id) => (entity.id < id ? `${entity.id} ${id}` : `${id} ${entity.id}`)),
  );
  expect(new Set(pairs).size).toBe(pairs.length);
});

/** Returns pictures that repeat within twelve neighbouring cards. */
const repeatedIn = (videos: readonly Video[]): string[] =>
  videos
    .map(({ picture }) => picture)
    .filter((picture, place, all) => picture !== '' && all.slice(Math.max(0, place - 11), place).includes(picture));

test.each<[string, (video: Video) => number]>([
  ['newest', ({ postedAt }) => postedAt],
  ['most viewed', ({ views }) => views],
  ['longest', ({ seconds }) => seconds],
  ['best', ({ likes, dislikes }) => (likes + 8) / (likes + dislikes + 12)],
])(
  'of the %s videos, twelve neighbours and the first sixty show other pictures, the first hundred other kinds',
  (_, key) => {
    const shown = catalogue.videos.filter(({ gender }) => gender === 'str').map(({ entity }) => entity);
    const sorted = shown.toSorted((one, other) => key(other) - key(one) || other.id - one.id);
    expect(repeatedIn(sorted)).toEqual([]);
    const first = sorted.slice(0, 60).filter(({ picture }) => picture !== '');
    expect(first.length).toBeGreaterThan(50);
    expect(new Set(first.map(({ picture }) => picture)).size).toBe(first.length);
    const kinds = sorted.slice(0, 100).map(({ picture }) => {
      const scene = sceneShown(picture);
      return scene === null ? null : kindOf(scene);
    });
    expect(kinds.filter((kind, place) => kind !== null && kind === kinds[place - 1])).toEqual([]);
  },
);

test.each(['models', 'channels'] as const)('no picture of the %s stands twice', (list) => {
  const pictures = catalogue[list].map(({ entity }) => entity.picture).filter((picture) => picture !== '');
  expect(pictures.length).toBeGreaterThan(25);
  expect(new Set(pictures).size).toBe(pictures.length);
});

test('the film of every video shows the scene of its picture', () => {
  for (const { entity, scene } of catalogue.videos) {
    expect(sceneShown(entity.picture) ?? scene).toBe(scene);
    expect(sceneShown(entity.preview) ?? scene).toBe(scene);
  }
});

test('no picture shows twice within twelve neighbours of the named videos, however often a story repeats them', () => {
  const inStories: Video[] = Object.values(named);
  expect(repeatedIn([...inStories, ...inStories])).toEqual([]);
});
