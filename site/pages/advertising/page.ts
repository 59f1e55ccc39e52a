import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const advertising = definePage({
  file: 'advertising/AdvertisingPage',
  path: '/advertising',
  address: noParams,
  code: () => import('./AdvertisingPage.tsx'),
});
