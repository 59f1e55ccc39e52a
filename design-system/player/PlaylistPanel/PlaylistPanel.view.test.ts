import { videos } from '@afterglow/fixtures/data/videos';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { playlistPanel, type PlayedReads } from './PlaylistPanel.view.ts';

const playing = { list: 'history', shuffle: '', loop: false, at: 0 };
const played: PlayedReads = {
  list: { kind: 'history' },
  playing,
  current: { id: videos.standard.id, dir: videos.standard.dir, place: 1 },
  rows: [{ video: videos.standard, place: 1, href: '#' }],
  ...{ total: 3, previous: null, next: null, skipped: { hidden: 0, locked: 0 } },
  switched: { loop: playing, shuffle: playing },
};
const said = (skipped: PlayedReads['skipped']) => playlistPanel({ ...played, skipped }, readerFor('en')).children;

test('it says how many videos are skipped, and why, and nothing if none is', () => {
  expect(said({ hidden: 0, locked: 0 })).toBe('');
  expect(said({ hidden: 2, locked: 0 })).toBe('Skipped, as you hide them: 2');
  expect(said({ hidden: 2, locked: 1 })).toBe(
    'Skipped, as you hide them: 2 · Skipped, as only members can watch them: 1',
  );
});
