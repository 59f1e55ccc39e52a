import type { Brand } from '@afterglow/fixtures/contract/brand';

/** Lists and videos. */
const withAds = /^\/(?:videos?|categories|search|pornstars?|pornsites?|playlists?)\//;

/** Places of a page that hold an advertisement once a guest has accepted them. */
export const adPlacesAt = ({ ads, promo }: Pick<Brand, 'ads' | 'promo'>, path: string): readonly string[] => [
  ...(promo ? ['promo'] : []),
  ...(withAds.test(path) && ads ? Object.keys(ads) : []),
];
