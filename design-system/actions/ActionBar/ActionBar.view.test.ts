import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { actionBar } from './ActionBar.view.ts';

const english = readerFor('en');
const video = fullVideos.standard;

test('guests are led to sign in by every action that needs it (R95)', () => {
  const { vote, favourite, watchLater, addTo, download } = actionBar(
    { video, signedIn: false, relation: null },
    english,
  );
  for (const action of [vote, favourite, watchLater, addTo]) expect(action?.signInHref).toBe('#/signIn/');
  expect(download?.href).toBe('#/download/');
});

test('a member’s actions wait for the relation at the places that they keep', () => {
  const pending = actionBar({ video, signedIn: true, relation: null }, english);
  expect(pending).toMatchObject({ vote: { vote: null, busy: true }, favourite: { on: false, busy: true } });
  const relation = { vote: 'liked', favourite: true, watchLater: false } as const;
  const known = actionBar({ video, signedIn: true, relation }, english);
  expect(known).toMatchObject({ vote: { vote: 'liked', likes: '412' }, favourite: { on: true, busy: false } });
  expect(Object.keys(known)).toEqual(Object.keys(pending));
  expect(known.vote?.signInHref).toBeUndefined();
});

test('the card of a video knows its votes before the video’s own reply', () => {
  const preview = { address: videos.standard, card: videos.standard };
  const { vote, share } = actionBar({ video: preview, signedIn: false, relation: null }, english);
  expect([vote?.likes, share.title]).toEqual([String(videos.standard.likes), videos.standard.title]);
});

test('a report names the video', () => {
  const { reportHref = '' } = actionBar({ video, signedIn: false, relation: null }, english);
  expect(new URLSearchParams(reportHref.split('?')[1]).get('object')).toBe(`video ${video.id}`);
});
