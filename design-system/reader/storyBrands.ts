import type { Brand } from '@afterglow/fixtures/contract/brand';
import lanternFile from '@afterglow/fixtures/contract/lanternSite.json' with { type: 'json' };
import { demoSite, parseSiteFile, type SiteFile } from '@afterglow/fixtures/contract/siteFile';

/** The drawing of `lantern.svg` as a URL of its own, as stories have no server that could offer it. */
export const lanternMark =
  "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%2024%2024'%3E%3Cpath%20fill='%232a7f86'%20d='M9%201h6v3h2l2%204v10l-2%204H7l-2-4V8l2-4h2z'/%3E%3Cpath%20fill='%23ffd98a'%20d='M12%208c2%202%203%204%203%206a3%203%200%200%201-6%200c0-2%201-4%203-6z'/%3E%3C/svg%3E";

const lantern = parseSiteFile(JSON.stringify(lanternFile), 'lanternSite.json');

/** The brands of Storybook's toolbar: the demo's, and one in which every field differs. */
export const storySites = {
  afterglow: demoSite,
  lantern: { ...lantern, brand: { ...lantern.brand, mark: lanternMark } },
} satisfies Record<string, SiteFile>;

export const isStorySite = (key: unknown): key is keyof typeof storySites =>
  typeof key === 'string' && Object.hasOwn(storySites, key);

/** The brand of a toolbar choice; the demo's for an unknown one. */
export const storyBrand = (key: unknown): Brand => storySites[isStorySite(key) ? key : 'afterglow'].brand;
