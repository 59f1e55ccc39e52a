/** Pages of the running site for tools that read them. */
import { memberPaths, publicPaths } from '../../../tools/pagePaths.ts';
import type { HardSite } from '../../hardSite.ts';
import { inParallel } from '../../inParallel.ts';

export const languages = ['en', 'de', 'th'];

export const originOf = ({ port }: HardSite): string => `http://localhost:${port}`;

/** The country whose visitors meet no gate. */
export const fromOpenCountry = { 'x-country': 'ca' };

const inLanguage = (path: string, language: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}lang=${language}`;

/** Reads a page of every kind in a language, those of members as the demo's member. Returns them by their names. */
export async function readPages(site: HardSite, language: string): Promise<Map<string, Response>> {
  const cookie = (await site.signIn()).join('=');
  const addresses = [
    ...publicPaths.map((path) => ({ path: inLanguage(path, language), headers: fromOpenCountry })),
    ...memberPaths.map((path) => ({ path: inLanguage(path, language), headers: { ...fromOpenCountry, cookie } })),
  ];
  const pages = await inParallel(addresses, 4, async ({ path, headers }) => {
    const response = await fetch(originOf(site) + path, { headers });
    return ['cookie' in headers ? `${path} for a member` : path, response] as const;
  });
  return new Map(pages);
}

/** Reads the documents of the pages. */
export async function readDocuments(site: HardSite, language: string): Promise<Map<string, string>> {
  const documents = new Map<string, string>();
  for (const [name, response] of await readPages(site, language)) documents.set(name, await response.text());
  return documents;
}
