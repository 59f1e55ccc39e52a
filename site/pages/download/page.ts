import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const download = definePage({
  file: 'download/DownloadPage',
  path: '/download',
  address: noParams,
  bare: true,
  code: () => import('./DownloadPage.tsx'),
});
