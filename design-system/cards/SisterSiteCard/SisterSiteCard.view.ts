import type { SiteLink } from '@afterglow/contract/brand';
import { siteLink } from '../../layout/siteLink.view.ts';
import { shortAddress } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { SisterSiteCardProps } from './SisterSiteCard.tsx';

export function sisterSiteCard(site: SiteLink, reader: Reader): SisterSiteCardProps {
  const { href, label } = siteLink(site, reader);
  return { href, name: label, host: shortAddress(href) };
}
