import type { Brand } from '@afterglow/contract/brand';
import lanternFile from '@afterglow/contract/lanternSite.json' with { type: 'json' };
import { demoSite, parseSiteFile, type SiteFile } from '@afterglow/contract/siteFile';

/** URL of the mark, which is next to the JSON file. */
export const lanternMark = new URL('../../fixtures/contract/lantern.svg', import.meta.url).href;

const lantern = parseSiteFile(JSON.stringify(lanternFile), 'lanternSite.json');

/** The brands of Storybook's toolbar: the demo's, and one in which every field differs. */
export const storySites = {
  afterglow: demoSite,
  lantern: { ...lantern, brand: { ...lantern.brand, mark: lanternMark } },
} satisfies Record<string, SiteFile>;

export const isStorySite = (key: unknown): key is keyof typeof storySites =>
  typeof key === 'string' && Object.hasOwn(storySites, key);

/** Returns the brand of a toolbar choice; the demo's for an unknown one. */
export const storyBrand = (key: unknown): Brand => storySites[isStorySite(key) ? key : 'afterglow'].brand;
