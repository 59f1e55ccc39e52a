import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const history = definePage({
  file: 'history/HistoryPage',
  section: 'history',
  path: '/history/',
  address: noParams,
  indexed: false,
  code: () => import('./HistoryPage.tsx'),
});
