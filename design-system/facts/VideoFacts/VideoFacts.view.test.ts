import type { FullVideo } from '@afterglow/contract/fullVideo';
import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { isPending, pending } from '../../reader/pending.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { videoFacts, videoFactsWithCounts } from './VideoFacts.view.ts';

const labels = (video: FullVideo, language = 'en') => {
  const { counts = pending } = videoFactsWithCounts(video, readerFor(language));
  return isPending(counts) ? [] : counts.map(({ shown, label }) => [shown, label]);
};

test('likes, dislikes and subscribers are short on screen and said in full', () => {
  const many = { ...fullVideos.standard, statistics: { ...fullVideos.standard.statistics, likes: 1_234, dislikes: 1 } };
  expect(labels(many).slice(0, 2)).toEqual([
    ['1.2K', '1,234 likes'],
    ['1', '1 dislike'],
  ]);
  expect(labels(many, 'de')[0]).toEqual(['1,2K', '1.234 Mal „Gefällt mir“']);
});

test('the subscribers are those of the channel, else of the member who uploaded it', () => {
  const { channel, user } = fullVideos.standard;
  expect(labels(fullVideos.standard).at(-1)?.[1]).toBe(
    `${(channel?.subscribers ?? 0).toLocaleString('en')} subscribers`,
  );
  const own = { ...fullVideos.standard, channel: null };
  expect(labels(own).at(-1)?.[1]).toBe(`${user.subscribers} subscribers`);
  expect(labels({ ...own, user: { ...user, name: '' } })).toHaveLength(2);
});

test('a video without votes counts none', () => expect(labels(fullVideos.noVotes)).toHaveLength(1));

test('counts are pending until the video is loaded', () =>
  expect(videoFactsWithCounts({ address: videos.standard, card: videos.standard }, readerFor('en')).counts).toBe(
    pending,
  ));

test('the facts of the video’s page have no counts: its buttons show them', () =>
  expect(videoFacts(fullVideos.standard, readerFor('en'))).not.toHaveProperty('counts'));
