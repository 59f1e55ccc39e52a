import { toListedVideo } from '@afterglow/contract/video';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { videoCard } from './VideoCard.view.ts';

const english = readerFor('en');

test('what a card says of a video', () => {
  expect(videoCard(videos.standard, english)).toMatchObject({
    title: 'Evening by the lake, one long take',
    duration: { shown: '12:34', label: '12 minutes 34 seconds' },
    facts: { by: 'Marlowe House', views: '48.9K', liked: '96%', label: '48.9K views, 96% liked' },
    marks: [],
  });
});

test('without a channel it names the member, without votes nothing of them', () => {
  expect(videoCard(videos.uploaded, english).facts?.by).toBe('Night Heron');
  expect(videoCard(videos.noVotes, english).facts?.liked).toBe('');
});

test('what has no votes is not said to be liked', () => {
  expect(videoCard({ ...videos.noVotes, views: 1 }, english).facts?.label).toBe('1 view');
});

test('for one video a row it says when it was posted, what of and with whom, as far as that is known', () => {
  expect(videoCard(videos.standard, english).facts?.about).toEqual({
    day: 'October 27, 2026',
    text: videos.standard.description,
    terms: ['Aurelia Voss', 'Helena Brandt', 'Lakeside', 'Golden hour', 'Slow evenings'],
  });
  expect(videoCard(toListedVideo(videos.standard), english).facts?.about).toEqual({ day: '', text: '', terms: [] });
});

test('figures are read aloud in the words of the language', () => {
  expect(videoCard(videos.standard, readerFor('de'))).toMatchObject({
    duration: { label: '12 Minuten 34 Sekunden' },
    facts: { label: '48,9K Aufrufe, 96\u00a0% gefällt es' },
  });
  expect(videoCard(videos.standard, readerFor('th')).facts?.label).toBe('ดู 48.9K ครั้ง, ถูกใจ 96%');
});

test('the percentage is written as the language writes it, counts with its decimal mark', () => {
  expect(videoCard(videos.standard, readerFor('de')).facts).toMatchObject({ views: '48,9K', liked: '96\u00a0%' });
});

test('a private video carries a mark, high definition does not', () => {
  expect(videoCard({ ...videos.private, hd: true }, english).marks).toEqual(['private']);
});

test('a video for a headset carries a mark', () => {
  expect(videoCard(videos.vr, english).marks).toEqual(['vr']);
  expect(videoCard({ ...videos.private, vr: true }, english).marks).toEqual(['private', 'vr']);
});

test('a title in another language than the page says which, one of an unknown language nothing', () => {
  expect(videoCard(videos.thai, english).lang).toBe('th');
  expect(videoCard(videos.thai, readerFor('th')).lang).toBeUndefined();
  expect(videoCard({ ...videos.standard, lang: '' }, english).lang).toBeUndefined();
});

test('where no picture may be shown, no address of one is in the props', () => {
  const gated = { ...english, picture: () => null, clip: () => null };
  const { picture, preview } = videoCard(videos.standard, gated);
  expect([picture, preview]).toEqual([null, null]);
});
