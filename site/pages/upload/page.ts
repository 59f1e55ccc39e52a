import { definePage } from '../../shared/definePage.ts';
import { noParams } from '../../runtime/routing/addressCodec.ts';

export const upload = definePage({
  file: 'upload/UploadPage',
  path: '/upload-video/',
  address: noParams,
  uncached: true,
  code: () => import('./UploadPage.tsx'),
});
