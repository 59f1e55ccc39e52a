import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { page } from '../../routing/params.ts';

export const notifications = definePage({
  file: 'notifications/NotificationsPage',
  path: '/notifications/',
  address: fields({}, { page: { param: page, otherwise: 1 } }),
  uncached: true,
  code: () => import('./NotificationsPage.tsx'),
});
