import { sitemapEndpoint } from '@afterglow/fixtures/contract/endpoints/videos';
import { maxSitemapVideos } from '@afterglow/fixtures/contract/limits';
import { sitemapReply, type SitemapVideo } from '@afterglow/fixtures/contract/sitemap';
import * as z from 'zod/mini';
import type { Read } from '../data/read.ts';

/** The public videos with the ids after this one. Only the server reads them, so browsers do without the decoder. */
export const sitemapRead = (after: number): Read<SitemapVideo[]> => ({
  key: sitemapEndpoint.path({ count: maxSitemapVideos, after }),
  maxBytes: sitemapEndpoint.maxReplyBytes,
  // Decoding validates the whole input; its static type is merely "some JSON".
  decode: async (json) => z.decode(sitemapReply, json as z.input<typeof sitemapReply>),
});
