import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const device = definePage({
  file: 'device/DevicePage',
  path: '/device/',
  address: noParams,
  indexed: false,
  code: () => import('./DevicePage.tsx'),
});
