import { definePage } from '../../kit/definePage.ts';
import { fields, page } from '../../runtime/routing/addressCodec.ts';

export const notifications = definePage({
  file: 'notifications/NotificationsPage',
  path: '/notifications/',
  address: fields({}, { page: { param: page, otherwise: 1 } }),
  uncached: true,
  code: () => import('./NotificationsPage.tsx'),
});
