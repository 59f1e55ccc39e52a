import type { SiteLink } from '@afterglow/contract/brand';
import type { Reader } from '../reader/reader.ts';
import type { NavLink } from './links.ts';

/** Returns a link to another site, labelled with its name in the reader's language if it has one. */
export const siteLink = ({ name, names, href }: SiteLink, { language }: Reader): NavLink => ({
  href,
  label: names?.[language] ?? name,
  external: true,
});
