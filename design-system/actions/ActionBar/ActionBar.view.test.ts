import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { actionBar } from './ActionBar.view.ts';

const english = readerFor('en');
const video = fullVideos.standard;

test('guests are led to sign in by every action that needs it (R95)', () => {
  const { vote, favourite, watchLater, addTo, download } = actionBar({ video, signedIn: false }, english);
  for (const action of [vote, favourite, watchLater, addTo]) expect(action?.signInHref).toBe('#/signIn/');
  expect(download?.href).toBe('#/download/');
});

test('a member’s actions wait for the page, at the places of a guest’s', () => {
  const waiting = actionBar({ video, signedIn: true }, english);
  expect(waiting).toMatchObject({
    vote: { vote: null, likes: '412', busy: true },
    favourite: { on: false, busy: true },
    watchLater: { on: false, busy: true },
    addTo: { busy: true },
  });
  expect(Object.keys(waiting)).toEqual(Object.keys(actionBar({ video, signedIn: false }, english)));
  expect(waiting.vote?.signInHref).toBeUndefined();
});

test('the card of a video knows its votes before the video’s own reply', () => {
  const preview = { address: videos.standard, card: videos.standard };
  const { vote, share } = actionBar({ video: preview, signedIn: false }, english);
  expect([vote?.likes, share.title]).toEqual([String(videos.standard.likes), videos.standard.title]);
});

test('a report names the video', () => {
  const { reportHref = '' } = actionBar({ video, signedIn: false }, english);
  expect(new URLSearchParams(reportHref.split('?')[1]).get('object')).toBe(`video ${video.id}`);
});
