import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { page } from '../../routing/params.ts';

export const activity = definePage({
  file: 'activity/ActivityPage',
  path: '/community/activity/:page/',
  address: fields({ page }),
  defaults: { page: '1' },
  code: () => import('./ActivityPage.tsx'),
});
