import type { Brand } from '@afterglow/contract/brand';
import type { Page } from '../shared/definePage.ts';

/** Returns the places of a page that hold an advertisement once a guest has accepted them; null is the 404 page. */
export const adPlacesOf = (
  { ads, modelsFeed, promo }: Pick<Brand, 'ads' | 'modelsFeed' | 'promo'>,
  page: Page | null,
): readonly string[] => [
  ...(promo ? ['promo'] : []),
  ...(page?.ads && ads ? Object.keys(ads) : []),
  ...(page?.ads === 'video' && modelsFeed ? ['feed'] : []),
];
