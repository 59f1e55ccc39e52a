import { definePage } from '../../kit/definePage.ts';
import { noParams } from '../../routing/addressCodec.ts';

export const device = definePage({
  file: 'device/DevicePage',
  path: '/device/',
  address: noParams,
  code: () => import('./DevicePage.tsx'),
});
