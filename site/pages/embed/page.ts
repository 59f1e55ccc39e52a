import { definePage } from '../../shared/definePage.ts';
import { fields } from '../../runtime/routing/addressCodec.ts';
import { id } from '../../routing/params.ts';

export const embed = definePage({
  file: 'embed/EmbedPage',
  path: '/embed/:id/',
  address: fields({ id }),
  bare: true,
  framed: true,
  code: () => import('./EmbedPage.tsx'),
});
