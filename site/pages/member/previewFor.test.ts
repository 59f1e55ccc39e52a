import { openableTabs, ownerTabs } from '@afterglow/contract/memberTabs';
import { ownPage } from '@afterglow/fixtures/data/members';
import { expect, test } from 'vitest';
import { previewFor } from './previewFor.ts';

test('friends see what is open to them, everybody what is open to all', () => {
  const seen = (audience: 'everybody' | 'friends') => {
    const own = { ...ownPage, onlineTo: 'friends', online: true } as const;
    const { canView, online } = previewFor({ ...own, openTabs: ['info'], friendTabs: ['wall'] }, audience);
    return [...openableTabs.filter((tab) => canView[tab]), online];
  };
  expect(seen('everybody')).toEqual(['info', false]);
  expect(seen('friends')).toEqual(['wall', 'info', true]);
});

test('what is the member’s alone is in no audience, and neither are the settings', () => {
  const seen = previewFor({ ...ownPage, openTabs: [...ownerTabs], friendTabs: [...ownerTabs] }, 'friends');
  expect(Object.values(seen.canView)).not.toContain(true);
  expect(Object.keys(seen).filter((key) => ['openTabs', 'friendTabs', 'listed', 'keepsHistory'].includes(key))).toEqual(
    [],
  );
  expect([seen.bornAt, seen.education, seen.website]).toEqual([null, '', '']);
});
