import { memberTabs, ownerTabs } from '@afterglow/contract/memberTabs';
import { expect, test } from 'vitest';
import { readerFor } from '../../reader/readerFor.ts';
import { privacyForm } from './PrivacyForm.view.ts';

test('every tab can be opened but those that the API keeps private', () => {
  const { tabs, values } = privacyForm({ openTabs: ['wall', 'info'] }, readerFor('en'));
  expect(new Set(tabs.map(({ value }) => value))).toEqual(
    new Set(memberTabs.filter((tab) => !ownerTabs.includes(tab))),
  );
  expect(values).toEqual({ tabs: 'wall,info' });
});
