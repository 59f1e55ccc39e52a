import type { Page } from '../shared/definePage.ts';
import { category } from '../pages/category/page.ts';
import { channel } from '../pages/channel/page.ts';
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
