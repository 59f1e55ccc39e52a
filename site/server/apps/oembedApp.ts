import { parseId } from '@afterglow/contract/endpoints/params';
import type { FullVideo } from '@afterglow/contract/fullVideo';
import { parseUrl } from '@afterglow/contract/parseUrl';
import { Hono } from 'hono';
import { read } from '../../runtime/data/read.ts';
import { embeddedVideoRead } from '../../data/video.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';
import type { GateEnv } from '../middleware/gate.ts';
import { visitedFile } from '../middleware/visitedFile.ts';
import type { SiteParts } from '../parts.ts';

const largest = { width: 1280, height: 720 };

/** Returns the id in the address of a video's page, or of its embedded player; null for any other address. */
function videoIdOf(address: string, publicOrigin: string): number | null {
  const url = parseUrl(address);
  const [, id = ''] = /^\/(?:video|embed)\/(\d+)\//.exec(url?.pathname ?? '') ?? [];
  return url?.origin === publicOrigin ? parseId(id) : null;
}

/** Returns the size of a 16:9 frame within the requested limits, however small. Ignores invalid limits. */
function frameSize(maxWidth: string | undefined, maxHeight: string | undefined): typeof largest {
  const limit = (text: string | undefined, most: number) =>
    /^[1-9]\d{0,4}$/.test(text ?? '') ? Math.min(Number(text), most) : most;
  const width = Math.min(limit(maxWidth, largest.width), Math.floor((limit(maxHeight, largest.height) * 16) / 9));
  return { width, height: Math.max(1, Math.round((width * 9) / 16)) };
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

interface Embed {
  video: FullVideo;
  size: typeof largest;
}

const reply = ({ video, size }: Embed, { settings: { publicOrigin, site } }: SiteParts) => ({
  version: '1.0',
  type: 'video',
  provider_name: site.brand.name,
  provider_url: `${publicOrigin}/`,
  title: video.title,
  ...(video.poster !== '' &&
    URL.canParse(video.poster, publicOrigin) && {
      thumbnail_url: new URL(video.poster, publicOrigin).href,
      thumbnail_width: largest.width,
      thumbnail_height: largest.height,
    }),
  ...size,
  html: `<iframe src="${publicOrigin}/embed/${video.id}/" title="${escaped(video.title)}" width="${size.width}" height="${size.height}" style="border:0" allow="fullscreen; picture-in-picture" allowfullscreen></iframe>`,
});

/**
 * Says how other sites embed a video (oEmbed 1.0, JSON). A private video has no player elsewhere, and behind an age
 * gate nothing is revealed.
 */
export function oembedApp(parts: SiteParts): Hono<GateEnv> {
  const { settings, times } = parts;
  const app = new Hono<GateEnv>();
  app.get('/oembed', ...visitedFile(parts), async (context) => {
    const { gate, visitor } = context.var;
    const { url = '', format = 'json', maxwidth, maxheight } = context.req.query();
    if (format !== 'json') return context.text('This is said in JSON only. Ask for format=json.', 501);
    const id = videoIdOf(url, settings.publicOrigin);
    if (id === null) return context.text('Ask for the address of a video on this site, as url=….', 404);
    if (gate.mode !== 'off') return context.text('Where you are, a notice comes first. Open the page itself.', 403);
    const answer = await read(apiFetcher(settings.apiOrigin, visitor.forwarded, times), embeddedVideoRead(id));
    if (answer.state === 'failed') return context.text('Try again in a moment.', answer.status);
    if (answer.state !== 'ready') return context.text('There is no such video.', 404);
    if (answer.value.private) return context.text('This video is private.', 401);
    return context.json(reply({ video: answer.value, size: frameSize(maxwidth, maxheight) }, parts), 200, {
      'Cache-Control': visitor.hasSession ? 'no-store' : 'private, max-age=600',
      Vary: 'Cookie',
    });
  });
  return app;
}
