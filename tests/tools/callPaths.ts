import { calls } from '@afterglow/contract/calls';
import { noFilters } from '@afterglow/contract/lists';

/** A list of videos that every catalogue has. */
export const longestVideos = calls.videos.path({
  ...noFilters,
  gender: 'str',
  sort: 'longest',
  count: 60,
  section: '',
  objectId: '',
  page: 1,
});

/** The most popular names in English. */
export const topNames = calls.main.path({ gender: 'str', language: 'en' });

/** Returns the path of a playlist's videos, uncached. */
export const playlistVideos = (id: number): string =>
  calls.videos.path(
    {
      ...noFilters,
      gender: 'str',
      sort: 'latest-updates',
      count: 60,
      section: 'playlist',
      objectId: String(id),
      page: 1,
    },
    0,
  );
