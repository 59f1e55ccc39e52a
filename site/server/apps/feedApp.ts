import type { ListAddress, Reader } from '@afterglow/design-system/reader/reader.ts';
import { videoListHead } from '@afterglow/design-system/screens/VideoListScreen/view';
import { isDir } from '@afterglow/fixtures/contract/endpoints/params';
import { videosReply, type Video } from '@afterglow/fixtures/contract/video';
import type { Page } from '@afterglow/fixtures/contract/wire';
import { Feed } from 'feed';
import { Hono, type Context } from 'hono';
import * as z from 'zod/mini';
import { read, type Read } from '../../data/read.ts';
import { videosRead } from '../../data/videos.ts';
import { parseListAddress } from '../../routing/listAddress.ts';
import { messagesOf } from '../../shell/messages.ts';
import { readerOf } from '../../shell/reader.ts';
import { apiFetcher } from '../apiFetcher.ts';
import type { GateEnv } from '../middleware/gate.ts';
import { visitedFile } from '../middleware/visitedFile.ts';
import type { SiteParts } from '../parts.ts';

/** Entries of a feed. */
const entries = 30;

const kinds = { categories: 'category', pornstar: 'model', pornsite: 'channel' } as const;
type Section = keyof typeof kinds;

/** A feed knows a list by its address alone, so its title is made of that. */
const titleOf = (dir: string): string => dir.replaceAll('-', ' ');

const noQuery = new URLSearchParams();
const allVideos = (sort: string) => parseListAddress({ kind: 'all' }, sort, '1', noQuery);
const videosOf = (section: Section, dir: string, sort = 'latest-updates') =>
  isDir(dir) ? parseListAddress({ kind: kinds[section], dir, title: titleOf(dir) }, sort, '1', noQuery) : null;

/** With their dates, which lists of pages do not show. */
const feedRead = (address: ListAddress): Read<Page<Video>> => ({
  ...videosRead(address, entries),
  // Decoding validates the whole input; its static type is merely "some JSON".
  decode: async (json) => z.decode(videosReply, json as z.input<typeof videosReply>),
});

interface Feeding {
  address: ListAddress;
  videos: Page<Video>;
  /** Whether pictures may be shown before the age notice is accepted. */
  pictures: boolean;
}

function rss({ address, videos, pictures }: Feeding, reader: Reader, publicOrigin: string): string {
  const { title, description } = videoListHead({ address, videos }, reader);
  const feed = new Feed({
    title,
    description,
    link: publicOrigin + reader.href.list(address),
    language: 'en',
    generator: false,
    ttl: 60,
  });
  for (const video of videos.entries) {
    const url = publicOrigin + reader.href.video(video);
    feed.addItem({
      title: video.title,
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

/** The newest videos of a list, for feed readers. Where an age check comes first, they are told nothing. */
export function feedApp(parts: SiteParts): Hono<GateEnv> {
  const { settings, times } = parts;
  const { publicOrigin } = settings;
  const app = new Hono<GateEnv>();
  const respond = async (context: Context<GateEnv>, address: ListAddress | null): Promise<Response> => {
    const { gate, visitor } = context.var;
    if (address === null) return context.text('There is no such list.', 404);
    const answer = await read(apiFetcher(settings.apiOrigin, visitor.forwarded, times), feedRead(address));
    if (answer.state === 'failed') return context.text('Try again in a moment.', answer.status);
    if (answer.state !== 'ready') return context.text('There is no such list.', 404);
    const config = { language: 'en', publicOrigin, gate: null, brand: settings.site.brand, user: null };
    const reader = readerOf(config, await messagesOf('en'), '/');
    const feeding = { address, videos: answer.value, pictures: gate.mode === 'off' };
    return context.body(rss(feeding, reader, publicOrigin), 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'private, max-age=600',
    });
  };
  const visited = visitedFile(parts);
  app.get('/videos/:sort/rss.xml', ...visited, (context) => respond(context, allVideos(context.req.param('sort'))));
  app.get('/categories/:dir/:sort/rss.xml', ...visited, (context) =>
    respond(context, videosOf('categories', context.req.param('dir'), context.req.param('sort'))),
  );
  for (const section of ['categories', 'pornstar', 'pornsite'] as const)
    app.get(`/${section}/:dir/rss.xml`, ...visited, (context) =>
      respond(context, videosOf(section, context.req.param('dir'))),
    );
  return app;
}
