import type { SeenAs } from '@afterglow/design-system/reader/pageHrefs.ts';
import type { FullMember } from '@afterglow/contract/member';
import { memberTabs, ownerTabs, type MemberTab } from '@afterglow/contract/memberTabs';
import { tableOf } from '@afterglow/contract/tables';

const hiddenFacts = { bornAt: null, relationship: null, orientation: null, education: '', website: '' } as const;

/**
 * Returns the visitor's own page as an audience sees it. It follows from the settings, since the API answers members
 * with what they see themselves.
 */
export function previewFor(own: FullMember, audience: SeenAs): FullMember {
  const { openTabs = [], friendTabs = [], onlineTo = 'everybody', ...rest } = own;
  const { listed: _, keepsHistory: _h, email: _e, nameChangeFrom: _n, ...member } = rest;
  const ofFriends = audience === 'friends';
  const sees = (tab: MemberTab) =>
    !ownerTabs.includes(tab) && (openTabs.includes(tab) || (ofFriends && friendTabs.includes(tab)));
  const canView = tableOf(memberTabs, sees);
  return {
    ...member,
    ...(!canView.info && hiddenFacts),
    ageVerified: false,
    online: own.online && (onlineTo === 'everybody' || (ofFriends && onlineTo === 'friends')),
    friend: ofFriends,
    canView,
  };
}
