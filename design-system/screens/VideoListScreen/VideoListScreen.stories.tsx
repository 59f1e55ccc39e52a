import type { Video } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { videos } from '@afterglow/fixtures/data/videos';
import preview from '@afterglow/storybook/preview';
import { searchTabs, type SearchCounts } from '../../lists/searchTabs.view.ts';
import { firstPage, repeatVideos } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { VideoListScreen } from './VideoListScreen.tsx';
import type { Reader } from '../../reader/reader.ts';
import { videoListScreen, type VideoList } from './VideoListScreen.view.ts';

const pageOf = (entries: Video[], total = 48_213): Page<Video> => ({
  entries,
  total,
  pages: Math.ceil(total / 60),
  dropped: 0,
});
const full = pageOf(repeatVideos(videos, 60));
const none = pageOf([], 0);
const narrowed = { type: 'hd', duration: '2', date: 'week' } as const;
const category = { kind: 'category', dir: 'lakeside', title: 'Lakeside' } as const;
const search = { kind: 'search', words: 'lake <b>&</b> ночь' } as const;

/** Search results with their tabs, as on the site's search page. */
const videoSearchScreen = ({ counts, ...list }: VideoList & { counts?: SearchCounts }, reader: Reader) =>
  videoListScreen({ ...list, tabs: searchTabs({ words: search.words, current: 'videos', counts }, reader) }, reader);

const meta = preview.meta({ component: VideoListScreen });

export const Standard = meta.story(fromView(VideoListScreen, videoListScreen, { address: firstPage, videos: full }));
export const Category = meta.story(
  fromView(VideoListScreen, videoListScreen, {
    address: { ...firstPage, of: category, sort: 'latest-updates' },
    videos: pageOf(repeatVideos(videos, 20), 61),
  }),
);
export const Model = meta.story(
  fromView(VideoListScreen, videoListScreen, {
    address: { ...firstPage, of: { kind: 'model', dir: 'aurelia-voss', title: 'Aurelia Voss' } },
    videos: pageOf(repeatVideos(videos, 14), 14),
  }),
);
export const Channel = meta.story(
  fromView(VideoListScreen, videoListScreen, {
    address: { ...firstPage, of: { kind: 'channel', dir: 'marlowe-house', title: 'Marlowe House' }, sort: 'longest' },
    videos: pageOf(repeatVideos(videos, 5), 5),
  }),
);
export const Search = meta.story(
  fromView(VideoListScreen, videoSearchScreen, {
    address: { ...firstPage, of: search, sort: 'relevance' },
    videos: pageOf(repeatVideos(videos, 9), 9),
    counts: { videos: 9, models: 2, channels: 0, playlists: 14, members: 1_204 },
  }),
);
export const SearchYetToBeCounted = meta.story(
  fromView(VideoListScreen, videoSearchScreen, {
    address: { ...firstPage, of: search, sort: 'relevance' },
    videos: pageOf(repeatVideos(videos, 9), 9),
    counts: { videos: 9 },
  }),
);
export const Narrowed = meta.story(
  fromView(VideoListScreen, videoListScreen, {
    address: { ...firstPage, filters: narrowed },
    videos: pageOf(repeatVideos(videos, 8), 8),
  }),
);
export const LaterPage = meta.story(
  fromView(VideoListScreen, videoListScreen, { address: { ...firstPage, page: 402 }, videos: full }),
);
export const OnlyOne = meta.story(
  fromView(VideoListScreen, videoListScreen, { address: firstPage, videos: pageOf(repeatVideos(videos, 1), 1) }),
);
export const Empty = meta.story(
  fromView(VideoListScreen, videoListScreen, { address: { ...firstPage, of: category }, videos: none }),
);
export const NothingFitsTheFilters = meta.story(
  fromView(VideoListScreen, videoListScreen, { address: { ...firstPage, filters: narrowed }, videos: none }),
);
export const NothingFound = meta.story(
  fromView(VideoListScreen, videoSearchScreen, {
    address: { ...firstPage, of: search, sort: 'relevance' },
    videos: none,
    popular: repeatVideos(videos, 4),
  }),
);
export const NothingFoundYetToLoad = meta.story(
  fromView(VideoListScreen, videoSearchScreen, {
    address: { ...firstPage, of: search, sort: 'relevance' },
    videos: none,
    popular: pending,
  }),
);
export const BeyondTheLastPage = meta.story(
  fromView(VideoListScreen, videoListScreen, { address: { ...firstPage, page: 900 }, videos: pageOf([]) }),
);
export const Loading = meta.story(fromView(VideoListScreen, videoListScreen, { address: firstPage, videos: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
