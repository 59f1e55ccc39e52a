import { fullMembers } from '@afterglow/fixtures/data/members';
import { videos } from '@afterglow/fixtures/data/videos';
import { describe, expect, test } from 'vitest';
import { repeatVideos } from '../../lists/storyArgs.ts';
import { homeRows } from '../../reader/homeRows.ts';
import { isPending, pending } from '../../reader/pending.ts';
import { readerFor } from '../../reader/readerFor.ts';
import { homeScreen, type HomeReads } from './HomeScreen.view.ts';

const reader = readerFor('en');
const [first, second, third, fourth] = repeatVideos(videos, 4);
if (!first || !second || !third || !fourth) throw new Error('There are four videos.');

const guest: HomeReads = { watched: [first], newest: [second], best: [], models: null, top: null };
const { id, name, avatar } = fullMembers.own;
const member = {
  user: { id, name, avatar, ageVerified: true },
  subscriptions: [third, fourth],
  later: [first],
  order: homeRows,
};
const history = {
  unfinished: [{ id: 7, dir: 'ferry', title: 'Ferry', picture: '', seconds: 754, left: 61 }],
  newest: { id: 7, title: 'Ferry' },
  seen: new Set([7, fourth.id]),
};
const device = { history, expected: [], related: [third, fourth] };

const rowsOf = (reads: HomeReads) => homeScreen(reads, reader).rows;
const named = (reads: HomeReads, wanted: string) => {
  const row = rowsOf(reads).find((one) => one.name === wanted);
  if (row?.kind !== 'videos') throw new Error(`There is no row ${wanted}.`);
  return row.row;
};
const titlesOf = (reads: HomeReads, wanted: string) => {
  const { cards } = named(reads, wanted);
  return isPending(cards) ? pending : cards.map(({ title }) => title);
};

describe('a guest', () => {
  test('has no row of a member, and room for what was left unfinished until the device is read', () => {
    expect(rowsOf(guest).map((row) => [row.name, row.kind])).toEqual([
      ['continue', 'reserved'],
      ['watched', 'videos'],
      ['newest', 'videos'],
    ]);
  });
  test('continues what was left unfinished, but is shown nothing related to it', () => {
    expect(rowsOf({ ...guest, device }).map((row) => row.name)).toEqual(['continue', 'watched', 'newest']);
    const { cards, line } = named({ ...guest, device }, 'continue');
    expect(line).toBe(true);
    expect(cards).toMatchObject([
      { title: 'Ferry', facts: { by: '1:01 left', views: '', label: '1 minute 1 second left' } },
    ]);
  });
  test('keeps no room once nothing is found', () => {
    const empty = { history: { ...history, unfinished: [], newest: null }, expected: [], related: null };
    expect(rowsOf({ ...guest, device: empty }).map((row) => row.name)).toEqual(['watched', 'newest']);
  });
});

describe('a member', () => {
  test('gets the own rows before those of guests', () => {
    expect(rowsOf({ ...guest, member, device }).map((row) => row.name)).toEqual([
      'continue',
      'subscriptions',
      'later',
      'because',
      'watched',
      'newest',
    ]);
  });
  test('sees which of the new videos were watched on this device', () => {
    const { cards } = named({ ...guest, member, device }, 'subscriptions');
    expect(cards).toMatchObject([{ title: third.title }, { title: fourth.title }]);
    expect(isPending(cards) ? [] : cards.map(({ marks }) => marks?.includes('seen'))).toEqual([false, true]);
  });
  test('is shown what is like the last video, without what was watched', () => {
    const reads = { ...guest, member, device };
    expect(named(reads, 'because').title).toBe('Because you watched Ferry');
    expect(titlesOf(reads, 'because')).toEqual([third.title]);
    expect(titlesOf({ ...reads, device: { ...device, related: pending } }, 'because')).toBe(pending);
  });
  test('has no row that the API does not know', () => {
    const poor = { ...member, subscriptions: null, later: null };
    expect(rowsOf({ ...guest, member: poor, device: { ...device, related: null } }).map((row) => row.name)).toEqual([
      'continue',
      'watched',
      'newest',
    ]);
  });
  test('gets the rows in their own order, and no empty page of chosen rows without a video', () => {
    const order = ['newest', 'later'] as const;
    expect(rowsOf({ ...guest, member: { ...member, order } }).map((row) => row.name)).toEqual(['newest', 'later']);
    const empty = { ...member, later: [], order: ['later'] as const };
    expect(rowsOf({ ...guest, member: empty }).map((row) => row.name)).toEqual(['watched']);
  });
});
