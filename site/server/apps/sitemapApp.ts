import { PassThrough, Readable } from 'node:stream';
import type { SitemapVideo } from '@afterglow/contract/sitemap';
import { maxSitemapVideos } from '@afterglow/contract/limits';
import { parseId } from '@afterglow/contract/endpoints/params';
import { languages, languageKeys } from '@afterglow/design-system/reader/languages.ts';
import { createSingleFlight } from '@afterglow/operation/singleFlight';
import { Hono, type Context } from 'hono';
import { EnumYesNo, ErrorLevel, SitemapIndexStream, SitemapStream, type SitemapItemLoose } from 'sitemap';
import type { Answer } from '../../runtime/data/answer.ts';
import { read } from '../../runtime/data/read.ts';
import { inLanguage } from '../../routing/inLanguage.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';
import type { GateEnv } from '../middleware/gate.ts';
import { visitedFile } from '../middleware/visitedFile.ts';
import type { SiteParts } from '../parts.ts';
import { hrefsFor } from '../../shell/hrefs.ts';
import { pages } from '../../shell/pageTable.ts';
import { embedHref } from '../../shell/serverPaths.ts';
import { sitemapRead } from '../sitemapRead.ts';

/** The addresses that the pages name; each entity is linked by a list. */
const pagePaths = pages.flatMap((page) => page.sitemap());

const pageItem = (path: string): SitemapItemLoose => ({
  url: path,
  links: languageKeys.map((key) => ({
    lang: languages[key].tag,
    url: key === 'en' ? path : inLanguage(path, key),
  })),
});

const videoItem =
  (publicOrigin: string) =>
  (video: SitemapVideo): SitemapItemLoose => ({
    url: hrefsFor('/').video(video),
    ...(URL.canParse(video.picture, publicOrigin) &&
      video.picture !== '' && {
        video: {
          title: video.title,
          // Required in a sitemap, but not on the site.
          description: video.description || video.title,
          thumbnail_loc: new URL(video.picture, publicOrigin).href,
          player_loc: new URL(embedHref({ id: video.id }), publicOrigin).href,
          duration: video.seconds,
          publication_date: new Date(video.postedAt).toISOString(),
          family_friendly: EnumYesNo.NO,
        },
      }),
  });

const xmlHeaders = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'public, max-age=3600' };

// The PassThrough turns text into bytes. Node's and the DOM's types of the same stream differ.
const xml = (stream: Readable): Response =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Node's and the platform's types of the same stream
  new Response(Readable.toWeb(stream.pipe(new PassThrough())) as ReadableStream, { headers: xmlHeaders });

const urlset = (items: readonly SitemapItemLoose[], hostname: string): Response => {
  const stream = new SitemapStream({
    hostname,
    // Data of the API must not end the response midway: an invalid item is left out.
    level: ErrorLevel.SILENT,
    xmlns: { news: false, image: false, video: true, xhtml: true },
  });
  return xml(Readable.from(items).pipe(stream));
};

type ReadVideos = (after: number) => Promise<Answer<SitemapVideo[]>>;

/**
 * Returns the ids at which the parts begin: 0, and the last id of each part but the last. Each part is named by its
 * beginning, so that it takes one short read. Null if the API does not answer: a shorter index would remove videos from
 * search engines.
 */
async function partStarts(readVideos: ReadVideos): Promise<number[] | null> {
  const starts = [0];
  for (;;) {
    const answer = await readVideos(starts.at(-1) ?? 0);
    if (answer.state !== 'ready') return null;
    const last = answer.value.at(-1)?.id ?? 0;
    // An API that ignores the id gives the same part again and again.
    if (answer.value.length < maxSitemapVideos || last <= (starts.at(-1) ?? 0)) return starts;
    starts.push(last);
  }
}

/**
 * Returns a function that gives the addresses in the index. They are kept for an hour, whoever requests them, as all
 * public videos are read for them.
 */
function indexAddresses(publicOrigin: string): (readVideos: ReadVideos) => Promise<string[] | null> {
  let known: { addresses: string[]; until: number } | null = null;
  const singleFlight = createSingleFlight<string[] | null>();
  return async (readVideos) => {
    if (known && known.until > Date.now()) return known.addresses;
    return singleFlight('', async () => {
      const starts = await partStarts(readVideos);
      if (starts === null) return null;
      const parts = ['pages', ...starts.map((start) => `videos-${start}`)];
      const addresses = parts.map((part) => `${publicOrigin}/sitemaps/${part}.xml`);
      known = { addresses, until: Date.now() + 3_600_000 };
      return addresses;
    });
  };
}

const unavailable = (context: Context) =>
  context.text('The sitemap cannot be written right now. Come again in a few minutes.', 503, { 'Retry-After': '300' });

/**
 * Serves the sitemap index and its parts to search engines. They receive nothing, either, where an age check comes
 * first.
 */
export function sitemapApp(parts: SiteParts): Hono<GateEnv> {
  const { settings, times } = parts;
  const { publicOrigin } = settings;
  const addressesOf = indexAddresses(publicOrigin);
  const readVideos = (context: Context<GateEnv>): ReadVideos => {
    const fetcher = apiFetcher(settings.apiOrigin, context.var.visitor.forwarded, times);
    return (after) => read(fetcher, sitemapRead(after));
  };
  const app = new Hono<GateEnv>();
  const visited = visitedFile(parts);
  app.get('/sitemap.xml', ...visited, async (context) => {
    const addresses = await addressesOf(readVideos(context));
    if (addresses === null) return unavailable(context);
    return xml(Readable.from(addresses.map((url) => ({ url }))).pipe(new SitemapIndexStream()));
  });
  app.get('/sitemaps/pages.xml', ...visited, () => urlset(pagePaths.map(pageItem), publicOrigin));
  app.get('/sitemaps/:part{videos-\\d{1,10}\\.xml}', ...visited, async (context) => {
    const [, text = ''] = /-(\d+)/.exec(context.req.param('part')) ?? [];
    const after = text === '0' ? 0 : parseId(text);
    if (after === null) return context.notFound();
    const answer = await readVideos(context)(after);
    return answer.state === 'ready'
      ? urlset(answer.value.map(videoItem(publicOrigin)), publicOrigin)
      : unavailable(context);
  });
  return app;
}
