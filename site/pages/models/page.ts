import { modelFilters } from '@afterglow/contract/filters';
import { modelSorts } from '@afterglow/contract/lists';
import { definePage } from '../../shared/definePage.ts';
import { peopleAddress } from '../../routing/peopleAddress.ts';

export const models = definePage({
  file: 'models/ModelsPage',
  section: 'models',
  ads: 'list',
  path: '/pornstars/:sort/:page/',
  address: peopleAddress(modelSorts, modelFilters),
  defaults: { sort: 'most-popular', page: '1' },
  inSitemap: import.meta.env.SSR && modelSorts.map((sort) => ({ state: { sort, page: 1, filters: {} } })),
  code: () => import('./ModelsPage.tsx'),
});
