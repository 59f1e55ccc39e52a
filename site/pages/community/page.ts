import { memberFilters } from '@afterglow/contract/filters';
import { memberSorts } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { peopleAddress } from '../../routing/peopleAddress.ts';

export const community = definePage({
  file: 'community/CommunityPage',
  section: 'community',
  path: '/community/:sort/:page/',
  address: peopleAddress(memberSorts, memberFilters),
  defaults: { sort: 'recent', page: '1' },
  code: () => import('./CommunityPage.tsx'),
});
