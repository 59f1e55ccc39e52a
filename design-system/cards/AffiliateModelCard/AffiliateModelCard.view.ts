import type { AffiliateModel } from '@afterglow/contract/modelsFeed';
import type { Reader } from '../../reader/reader.ts';
import type { AffiliateModelCardProps } from './AffiliateModelCard.tsx';

export const affiliateModelCard = (
  { name, img, url, online }: AffiliateModel,
  reader: Pick<Reader, 'picture'>,
): AffiliateModelCardProps => ({
  href: url,
  name,
  picture: reader.picture(img),
  online,
});
