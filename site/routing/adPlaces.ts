import type { Brand } from '@afterglow/contract/brand';

/** Paths of lists and videos. */
const withAds = /^\/(?:videos?|categories|search|pornstars?|pornsites?|playlists?)\//;

/** Returns the places of a page that hold an advertisement once a guest has accepted them. */
export const adPlacesAt = (
  { ads, modelsFeed, promo }: Pick<Brand, 'ads' | 'modelsFeed' | 'promo'>,
  path: string,
): readonly string[] => [
  ...(promo ? ['promo'] : []),
  ...(withAds.test(path) && ads ? Object.keys(ads) : []),
  ...(path.startsWith('/video/') && modelsFeed ? ['feed'] : []),
];
