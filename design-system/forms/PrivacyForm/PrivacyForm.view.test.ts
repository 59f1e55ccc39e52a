import { memberTabs, openableTabs, ownerTabs } from '@afterglow/contract/memberTabs';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { privacyForm } from './PrivacyForm.view.ts';

const reader = readerFor('en');

test('every tab can be opened but those that the API keeps private', () => {
  expect(new Set([...openableTabs, ...ownerTabs])).toEqual(new Set(memberTabs));
  expect(openableTabs.filter((tab) => ownerTabs.includes(tab))).toEqual([]);
});

test('each tab has its audience, and what is open to nobody is seen by the member alone', () => {
  const form = privacyForm(
    { openTabs: ['info'], friendTabs: ['wall'], onlineTo: 'friends', activityTo: 'everybody', listed: false },
    reader,
  );
  expect(form.audiences.map(({ label }) => label)).toEqual(['Everybody', 'Friends', 'Only me']);
  expect(form.values).toEqual({
    uploaded_videos: 'me',
    favourite_videos: 'me',
    playlists: 'me',
    friends: 'me',
    wall: 'friends',
    info: 'everybody',
    online_to: 'friends',
    activity_to: 'everybody',
    listed: '0',
  });
  expect([form.presence, form.activity]).toEqual([true, true]);
});

test('an API that knows no friends as an audience is not asked for them', () => {
  const form = privacyForm({ openTabs: ['wall'] }, reader);
  expect(form.audiences.map(({ value }) => value)).toEqual(['everybody', 'me']);
  expect([form.presence, form.activity]).toEqual([false, false]);
});
