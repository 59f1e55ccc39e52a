import { calls } from '@afterglow/fixtures/contract/calls';
import { pageSize } from '@afterglow/fixtures/contract/limits';
import { isOneOf, videoSorts, type VideoListParams } from '@afterglow/fixtures/contract/lists';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import type { Page } from '@afterglow/fixtures/contract/wire';
import type { ListAddress } from '@afterglow/design-system/reader/reader.ts';
import { gender } from './gender.ts';
import { decoders, type Read } from './read.ts';

const decode = async (json: unknown): Promise<Page<ListedVideo>> => (await decoders()).videos(json);

const sections = { all: '', category: 'categories', model: 'model', channel: 'channel' } as const;

/** The videos of a list's address, selected by section or by search query. */
export function videosRead({ of, sort, page, filters }: ListAddress): Read<Page<ListedVideo>> {
  if (of.kind === 'search') {
    return { key: calls.search(gender, { ...filters, sort, page, words: of.words }), decode };
  }
  const order: VideoListParams = {
    ...filters,
    // `relevance` exists for searches only; the address of another list never contains it.
    sort: isOneOf(videoSorts, sort) ? sort : 'latest-updates',
    section: sections[of.kind],
    objectId: of.kind === 'all' ? '' : of.dir,
    page,
    count: pageSize.list,
  };
  return { key: calls.videos(gender, order), decode };
}

/** One row of the home page. */
export const rowRead = (
  sort: (typeof videoSorts)[number],
  date: VideoListParams['date'],
  count: number,
): Read<Page<ListedVideo>> => ({
  key: calls.videos(gender, { sort, date, type: 'all', duration: '', section: '', objectId: '', page: 1, count }),
  decode,
});

export const relatedRead = (id: number): Read<Page<ListedVideo>> => ({
  key: calls.related(id),
  decode: async (json) => (await decoders()).related(json),
});
