import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { videoHead, videoScreen } from './VideoScreen.view.ts';

const related = repeatVideos(videos, 65);
const english = readerFor('en');

test('related videos come in three steps of twenty', () => {
  const { steps } = videoScreen({ video: fullVideos.standard, related, signedIn: false }, english).related;
  expect(steps.map((step) => step.length)).toEqual([20, 20, 20]);
});

test('title and description are the language’s own where there are any', () => {
  const german = videoScreen({ video: fullVideos.standard, related, signedIn: false }, readerFor('de'));
  expect(german).toMatchObject({ title: 'Abend am See, eine lange Einstellung', titleLang: 'de' });
  expect(videoScreen({ video: fullVideos.standard, related, signedIn: false }, english)).toMatchObject({
    title: fullVideos.standard.title,
    titleLang: undefined,
  });
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
