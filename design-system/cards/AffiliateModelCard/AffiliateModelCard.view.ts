import type { Reader } from '../../reader/reader.ts';
import type { AffiliateModelCardProps } from './AffiliateModelCard.tsx';

/** An entry of the partner's feed (D19). */
export interface AffiliateModel {
  name: string;
  img: string;
  url: string;
  online: boolean;
}

export const affiliateModelCard = (
  { name, img, url, online }: AffiliateModel,
  reader: Reader,
): AffiliateModelCardProps => ({
  href: url,
  name,
  picture: reader.picture(img),
  online,
});
