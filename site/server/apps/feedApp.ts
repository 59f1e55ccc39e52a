import type { SharedConfig } from '../../shared/config.ts';
import { fallbackLanguage } from '@afterglow/contract/languageKeys';
import type { Reader } from '@afterglow/design-system/reader/reader.ts';
import { Feed } from 'feed';
import { Hono, type Context } from 'hono';
import { feedPatterns } from '../../shell/serverPaths.ts';
import { messagesOf } from '../../shell/messages.ts';
import { readerOf } from '../../shell/reader.ts';
import { apiFetcher } from '../../runtime/server/apiFetcher.ts';
import type { GateEnv } from '../middleware/gate.ts';
import { visitedFile } from '../middleware/visitedFile.ts';
import type { SiteParts } from '../parts.ts';
import { guestCookies } from '../visit.ts';
import { xmlText } from '../xmlText.ts';
import { allVideosFeed, playlistFeed, sectionFeed, type FeedRead, type Feeding } from './feeds.ts';

/**
 * Returns a feed as RSS.
 * @param pictures false where pictures may not be shown before an age notice is accepted
 */
function rss({ head, href, videos }: Feeding, pictures: boolean, reader: Reader, publicOrigin: string): string {
  const feed = new Feed({
    title: xmlText(head.title),
    description: xmlText(head.description),
    link: publicOrigin + href,
    language: 'en',
    generator: false,
    ttl: 60,
  });
  for (const video of videos) {
    const url = publicOrigin + reader.href.video(video);
    feed.addItem({
      title: xmlText(video.title),
      id: url,
      link: url,
      date: new Date(video.postedAt),
      ...(pictures &&
        video.picture !== '' &&
        URL.canParse(video.picture, publicOrigin) && { image: new URL(video.picture, publicOrigin).href }),
    });
  }
  return feed.rss2();
}

/** Serves the newest videos of a list to feed readers. They receive nothing where an age check comes first. */
export function feedApp(parts: SiteParts): Hono<GateEnv> {
  const { settings, times } = parts;
  const { publicOrigin } = settings;
  const app = new Hono<GateEnv>();
  const respond = async (context: Context<GateEnv>, feed: FeedRead | null): Promise<Response> => {
    const { forwarded, cookies } = context.var.visitor;
    // The same for everybody, as feed readers share what they have read.
    const fetcher = apiFetcher(settings.apiOrigin, { ...forwarded, cookie: guestCookies(cookies) }, times);
    const config: SharedConfig = {
      language: fallbackLanguage,
      publicOrigin,
      gate: null,
      brand: settings.site.brand,
      user: null,
    };
    const reader = readerOf(config, await messagesOf('en'), '/');
    const answer = await feed?.(fetcher, reader);
    if (answer?.state === 'failed') return context.text('Try again in a moment.', answer.status);
    if (answer?.state !== 'ready') return context.text('There is no such list.', 404);
    return context.body(rss(answer.value, context.var.gate.mode === 'off', reader, publicOrigin), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'private, max-age=600',
      Vary: 'Cookie',
    });
  };
  const feeds: Record<string, (params: Record<string, string>) => FeedRead | null> = {
    [feedPatterns.videos]: ({ sort = '' }) => allVideosFeed(sort),
    [feedPatterns.category.replace('/:sort', '')]: ({ dir = '' }) => sectionFeed('category', dir),
    [feedPatterns.category]: ({ dir = '', sort }) => sectionFeed('category', dir, sort),
    [feedPatterns.model]: ({ dir = '' }) => sectionFeed('model', dir),
    [feedPatterns.channel]: ({ dir = '' }) => sectionFeed('channel', dir),
    [feedPatterns.playlist]: ({ id = '' }) => playlistFeed(id),
  };
  for (const [pattern, feedOf] of Object.entries(feeds))
    app.get(pattern, ...visitedFile(parts), (context) => respond(context, feedOf(context.req.param())));
  return app;
}
