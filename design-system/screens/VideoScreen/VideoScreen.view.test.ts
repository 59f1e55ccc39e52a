import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { isPending, pending } from '../../reader/pending.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { videoHead, videoScreen, type VideoReads } from './VideoScreen.view.ts';

const related = repeatVideos(videos, 65);
const english = readerFor('en');

test('related videos come in three steps of twenty, eight of the first beside the player', () => {
  const { beside, below } = videoScreen({ video: fullVideos.standard, related, signedIn: false }, english).related;
  expect(beside).toHaveLength(8);
  expect(below?.map((step) => step.length)).toEqual([12, 20, 20]);
});

test('a card shows its title, picture and figures before the video’s own reply', () => {
  const card = videos.standard;
  const screen = videoScreen({ video: { address: card, card }, related: pending, signedIn: false }, english);
  expect(screen).toMatchObject({
    title: card.title,
    player: { label: card.title, preview: { src: card.picture }, poster: null, state: 'pending' },
    facts: { posted: pending },
    channel: { name: card.channelTitle, subscribers: pending },
    details: { description: pending, tags: pending },
    related: { beside: pending },
  });
  expect(screen.facts.views).toBe(
    videoScreen({ video: fullVideos.standard, related, signedIn: false }, english).facts.views,
  );
});

test('an address that no list has shown is pending, and cannot be played', () => {
  const address = { id: 7, dir: 'unseen' };
  const screen = videoScreen({ video: { address, card: null }, related: pending, signedIn: false }, english);
  expect(screen).toMatchObject({
    title: pending,
    player: { state: 'pending', poster: null },
    channel: { name: pending },
  });
});

test('title and description are the language’s own where there are any', () => {
  const german = videoScreen({ video: fullVideos.standard, related, signedIn: false }, readerFor('de'));
  expect(german).toMatchObject({ title: 'Abend am See, eine lange Einstellung', titleLang: 'de' });
  expect(videoScreen({ video: fullVideos.standard, related, signedIn: false }, english)).toMatchObject({
    title: fullVideos.standard.title,
    titleLang: undefined,
  });
});

test('categories are titled in the reader’s language where that is known', () => {
  const [first, second] = fullVideos.standard.categories;
  const labelsWith = (categories: NonNullable<VideoReads['categories']> | null) => {
    const reads = { video: fullVideos.standard, related, signedIn: false, categories };
    const links = videoScreen(reads, readerFor('de')).details.categories;
    return isPending(links) ? links : links.slice(0, 2).map(({ label }) => label);
  };
  const known = [{ dir: first?.dir ?? '', title: 'Am See', videos: 12 }];
  expect(labelsWith(known)).toEqual(['Am See', second?.title]);
  expect(labelsWith(null)).toEqual([first?.title, second?.title]);
  expect(labelsWith(pending)).toBe(pending);
});

test('a private video plays for members only', () => {
  const state = (signedIn: boolean) =>
    videoScreen({ video: fullVideos.private, related, signedIn }, english).player.state;
  expect([state(false), state(true)]).toEqual(['locked', 'ready']);
});

test('where no picture may be shown, nothing plays either', () => {
  const { player } = videoScreen(
    { video: fullVideos.standard, related, signedIn: true },
    { ...english, picture: () => null },
  );
  expect(player).toMatchObject({ state: 'gated', poster: null });
});

test('a long description is cut between words for search engines', () => {
  const { description } = videoHead(
    { ...fullVideos.standard, description: 'evening by the lake '.repeat(30) },
    english,
  );
  expect(description).toMatch(/(evening|by|the|lake)… – 12 minutes 34 seconds, on Afterglow\. For adults only\.$/);
  expect(description.length).toBeLessThan(220);
});

test('guests are led to sign in to subscribe; a member’s button waits for what the page adds', () => {
  const subscribe = (signedIn: boolean) =>
    videoScreen({ video: fullVideos.standard, related, signedIn }, english).actions.subscribe;
  expect(subscribe(false)).toEqual({ on: false, to: 'Marlowe House', busy: false, signInHref: '#/signIn/' });
  expect(subscribe(true)).toEqual({ on: false, to: 'Marlowe House', busy: true });
});

test('in a list that is played, its next video comes first at the end, before the related ones', () => {
  const following = { video: videos.standard, href: '#/video/1/?playlist=48102' };
  const nextOf = (reads: Partial<VideoReads>) =>
    videoScreen({ video: fullVideos.standard, related, signedIn: false, ...reads }, english).player.details?.next;
  expect(nextOf({ following })?.map(({ href }) => href)).toEqual([
    following.href,
    ...(nextOf({})?.slice(0, 2) ?? []).map(({ href }) => href),
  ]);
  expect(nextOf({ following: null })).toEqual(nextOf({}));
});
