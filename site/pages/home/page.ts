import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const home = definePage({
  file: 'home/HomePage',
  path: '/',
  address: noParams,
  inSitemap: [{}],
  deviceRows: true,
  code: () => import('./HomePage.tsx'),
});
