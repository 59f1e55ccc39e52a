import { definePage } from '../../kit/definePage.ts';
import { fields, id } from '../../routing/addressCodec.ts';

export const embed = definePage({
  file: 'embed/EmbedPage',
  path: '/embed/:id/',
  address: fields({ id }),
  bare: true,
  framed: true,
  code: () => import('./EmbedPage.tsx'),
});
