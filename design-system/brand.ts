/** All site-specific branding: names, related sites and the legal operator. The single place to change it. */

export interface SisterSite {
  name: string;
  href: string;
}

export interface Brand {
  name: string;
  /** The name next to the orb, in lower case. */
  wordmark: string;
  /** The site's theme in one word, for titles, descriptions and keywords that search engines read. */
  theme: string;
  defaultTheme: 'light' | 'dark' | 'system';
  /** An innocuous page: the target of "Leave quickly" and of the age notice's "Leave". */
  neutral: string;
  sisterSites: readonly SisterSite[];
  /** URLs of the sister sites for other orientations. */
  orientations: { gay: string; trans: string };
  tvApp: string;
  /** Partner site for webmasters. */
  partners: string;
  /** Explains the parental-control label that every page carries. */
  parentalControl: string;
  affiliates: readonly SisterSite[];
  operator: {
    name: string;
    address: string;
    email: string;
    /** Who keeps the records under 18 U.S.C. 2257. */
    recordsKeeper: string;
  };
}

const placeholderPattern = 'PLACEHOLDER:';

export const brand: Brand = {
  name: 'Afterglow',
  wordmark: 'afterglow',
  theme: 'milf',
  defaultTheme: 'dark',
  neutral: 'https://www.wikipedia.org/',
  sisterSites: [
    { name: 'Amber Rooms', href: 'https://amber-rooms.example/' },
    { name: 'Bay Window', href: 'https://bay-window.example/' },
    { name: 'Candlewick', href: 'https://candlewick.example/' },
    { name: 'Dune House', href: 'https://dune-house.example/' },
    { name: 'Evening Post', href: 'https://evening-post.example/' },
    { name: 'Ferry Lane', href: 'https://ferry-lane.example/' },
    { name: 'Glasshouse', href: 'https://glasshouse.example/' },
    { name: 'Half Past Ten', href: 'https://half-past-ten.example/' },
    { name: 'Indigo Hour', href: 'https://indigo-hour.example/' },
    { name: 'Juniper', href: 'https://juniper.example/' },
    { name: 'Lantern Row', href: 'https://lantern-row.example/' },
    { name: 'Moonwake', href: 'https://moonwake.example/' },
    { name: 'Northern Velvet', href: 'https://northern-velvet.example/' },
    { name: 'Old Harbour', href: 'https://old-harbour.example/' },
    { name: 'Rosewood', href: 'https://rosewood.example/' },
  ],
  orientations: { gay: 'https://afterglow-gay.example/', trans: 'https://afterglow-trans.example/' },
  tvApp: 'https://tv.afterglow.example/',
  partners: 'https://partners.afterglow.example/',
  parentalControl: 'https://www.rtalabel.org/',
  affiliates: [
    { name: 'Live rooms', href: 'https://live-rooms.example/' },
    { name: 'Stories to read', href: 'https://stories-to-read.example/' },
    { name: 'Directory of friends', href: 'https://directory.example/' },
  ],
  operator: {
    name: `${placeholderPattern} name of the company`,
    address: `${placeholderPattern} street, town, country`,
    email: `${placeholderPattern} address for letters`,
    recordsKeeper: `${placeholderPattern} name and address of the keeper of records`,
  },
};

/** Lists the operator details that are still placeholders. A production site refuses to start if there are any. */
export const placeholders = ({ operator }: Brand): string[] =>
  Object.entries(operator)
    .filter(([, value]) => value.startsWith(placeholderPattern) || value.trim() === '')
    .map(([name]) => `operator.${name}`);
