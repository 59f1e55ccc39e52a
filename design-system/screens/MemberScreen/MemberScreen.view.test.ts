import type { FullMember } from '@afterglow/contract/member';
import { fullMembers, ownPage } from '@afterglow/fixtures/data/members';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { memberPageHead, memberScreen, type MemberPart, type MemberReads } from './MemberScreen.view.ts';

const reader = readerFor('en');
const none = { entries: [], total: 0, pages: 0, dropped: 0 };
const tabsOf = (reads: MemberReads) => memberScreen(reads, reader).tabs.tabs.map(({ label }) => label);

test('the library has all ten tabs, and the public page', () => {
  const reads: MemberReads = { member: ownPage, tab: 'history', page: 1, shown: { tab: 'history', videos: none } };
  const { profile, tabs } = memberScreen({ ...reads, own: 'library' }, reader);
  expect(profile).toBeUndefined();
  expect(tabs.tabs.map(({ label }) => label)).toEqual([
    'History',
    'Watch later',
    'Favourites',
    'Subscriptions',
    'Playlists',
    'Uploaded videos',
    'Friends',
    'Wall',
    'Info',
    'Edit',
    'Your public page',
  ]);
  expect(tabs.tabs.filter(({ current }) => current).map(({ label }) => label)).toEqual(['History']);
});

test('the own page as others see it says as whom, and keeps to it', () => {
  const member = { ...fullMembers.standard, id: ownPage.id };
  const reads: MemberReads = { member, tab: 'wall', page: 1, shown: { tab: 'info' }, own: 'friends' };
  const { seenAs, tabs } = memberScreen(reads, reader);
  expect(seenAs?.audiences.map(({ label, current }) => [label, current])).toEqual([
    ['Everybody', false],
    ['Friends', true],
  ]);
  expect(tabs.tabs.map(({ href }) => href)).toContain(reader.href.member(member, 'playlists', 1, 'friends'));
  expect(seenAs?.settings.href).toMatch(/#privacy$/);
});

test('others see what they may; a closed tab is refused and not joined to it', () => {
  const reads: MemberReads = { member: fullMembers.closed, tab: 'favourite_videos', page: 1, shown: null };
  expect(tabsOf(reads)).toEqual(['Info']);
  const wayHref = reader.href.member(fullMembers.closed, 'info');
  expect(memberScreen(reads, reader).shown).toEqual({ kind: 'refused', wayHref });
});

test('where nothing may be seen, there is no way to it', () => {
  const member = { ...fullMembers.closed, canView: { ...fullMembers.closed.canView, info: false } };
  const reads: MemberReads = { member, tab: 'uploaded_videos', page: 1, shown: null };
  expect(tabsOf(reads)).toEqual([]);
  expect(memberScreen(reads, reader).shown).toEqual({ kind: 'refused', wayHref: undefined });
});

test('a tab that came is shown, even if another API does not say that it may be seen', () => {
  const member = { ...fullMembers.closed, canView: { ...fullMembers.closed.canView, info: false } };
  const videos = { entries: [], total: 0, pages: 0, dropped: 0 };
  expect(tabsOf({ member, tab: 'favourite_videos', page: 1, shown: { tab: 'favourite_videos', videos } })).toEqual([
    'Favourites',
  ]);
});

test('an empty history says so in its own words', () => {
  const { shown } = memberScreen(
    { member: fullMembers.own, tab: 'history', page: 1, shown: { tab: 'history', videos: none } },
    reader,
  );
  expect(shown).toMatchObject({ kind: 'videos', frame: { nothing: { heading: 'Your history is empty' } } });
});

test.each(['en', 'de', 'th'])('an empty tab of the own page speaks to its owner, not of them, in %s', (locale) => {
  const sentence = (member: FullMember, shown: MemberPart) => {
    const drawn = memberScreen({ member, tab: shown.tab, page: 1, shown }, readerFor(locale)).shown;
    return 'frame' in drawn ? drawn.frame.nothing?.sentence : 'nothing' in drawn ? drawn.nothing.sentence : undefined;
  };
  const parts: MemberPart[] = [
    { tab: 'uploaded_videos', videos: none },
    { tab: 'favourite_videos', videos: none },
    { tab: 'playlists', playlists: none },
    { tab: 'friends', friends: none },
    { tab: 'wall', comments: none },
    { tab: 'info' },
  ];
  const { bare } = fullMembers;
  const own = { ...bare, canView: fullMembers.own.canView };
  for (const part of parts) {
    expect(sentence(bare, part)).toContain(bare.name);
    expect(sentence(own, part)).toBeTruthy();
    expect(sentence(own, part)).not.toContain(bare.name);
  }
});

test('an empty tab of the own page leads to what would fill it', () => {
  const { bare } = fullMembers;
  const own = { ...bare, canView: fullMembers.own.canView };
  const way = (member: FullMember, shown: MemberPart) => {
    const drawn = memberScreen({ member, tab: shown.tab, page: 1, shown }, reader).shown;
    return 'frame' in drawn ? drawn.frame.nothing?.way : 'nothing' in drawn ? drawn.nothing.way : undefined;
  };
  expect(way(own, { tab: 'friends', friends: none })?.label).toBe('Find members');
  expect(way(own, { tab: 'info' })).toEqual({ label: 'Edit profile', href: reader.href.member(own, 'edit') });
  expect(way(bare, { tab: 'info' })?.label).toBe('Find something to watch');
});

test('the title names the tab, but for the first', () => {
  const title = (tab: 'info' | 'uploaded_videos') =>
    memberPageHead({ member: fullMembers.own, tab, page: 1, shown: null }, reader).title;
  expect(title('uploaded_videos')).toBe('marlowe – Afterglow');
  expect(title('info')).toBe('marlowe: Info – Afterglow');
});
