import { sitemapEndpoint } from '@afterglow/contract/endpoints/videos';
import { maxSitemapVideos } from '@afterglow/contract/limits';
import { sitemapReply, type SitemapVideo } from '@afterglow/contract/sitemap';
import type { Read } from '../runtime/data/read.ts';
import { decodeJson } from '@afterglow/contract/decodeJson';

/**
 * Returns the read of the public videos with ids after this one. Only the server reads them, so browsers do not load
 * the decoder.
 */
export const sitemapRead = (after: number): Read<SitemapVideo[]> => ({
  key: sitemapEndpoint.path({ count: maxSitemapVideos, after }),
  maxBytes: sitemapEndpoint.maxReplyBytes,
  decode: async (json) => decodeJson(sitemapReply, json),
});
