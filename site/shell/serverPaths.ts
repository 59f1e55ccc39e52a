/** Addresses that the server serves besides pages, as the definitions of pages say them. */
import type { Page } from '../shared/definePage.ts';
import { videoNumberPath, videoPath } from '../routing/pathPatterns.ts';
import { category } from '../pages/category/page.ts';
import { channel } from '../pages/channel/page.ts';
import { embed } from '../pages/embed/page.ts';
import { model } from '../pages/model/page.ts';
import { playlist } from '../pages/playlist/page.ts';
import { videos } from '../pages/videos/page.ts';

function feedOf({ feed, path }: Page): string {
  if (feed === undefined) throw new Error(`The page ${path} names no feed.`);
  return feed;
}

/** Patterns of the feeds, which their pages name. */
export const feedPatterns = {
  videos: feedOf(videos),
  category: feedOf(category),
  model: feedOf(model),
  channel: feedOf(channel),
  playlist: feedOf(playlist),
};

/** Pattern of the lasting address of a video's file. */
export const videoFilePattern = `${videoPath}file`;

/** Returns a pattern with a number in place of one of its parameters. */
const numbered = (pattern: string, name: 'id' | 'dir'): string => pattern.replace(`:${name}`, ':number{[0-9]+}');

/** Patterns of addresses with a number, which lead to those with a name. */
export const numberPatterns = {
  video: numbered(videoNumberPath, 'id'),
  category: numbered(category.path, 'dir'),
  model: `${numbered(model.path, 'dir')}*`,
};

/** Returns the address of a video's embedded player. */
export const embedHref = embed.href;

/** The beginning of the addresses of embedded players. */
export const embedFolder = embed.path.replace(/:.*/, '');
