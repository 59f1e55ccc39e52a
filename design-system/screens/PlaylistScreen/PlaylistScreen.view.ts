import type { Playlist } from '@afterglow/fixtures/contract/playlist';
import type { ListedVideo } from '@afterglow/fixtures/contract/video';
import type { Page } from '@afterglow/fixtures/contract/wire';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { videoGrid } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { day, videoCount, views } from '../../reader/format.ts';
import type { Reader } from '../../reader/reader.ts';
import type { DocumentHead } from '../DocumentHead.ts';
import { profileHead, tabNames } from '../profileTabs.view.ts';
import type { PlaylistScreenProps } from './PlaylistScreen.tsx';

const messages = defineMessages({
  categories: { id: 'playlistScreen.categories', defaultMessage: 'Categories' },
  since: { id: 'playlistScreen.since', defaultMessage: 'Made on' },
  count: { id: 'playlistScreen.count', defaultMessage: 'Holds' },
  watched: { id: 'playlistScreen.watched', defaultMessage: 'Watched' },
});

export interface PlaylistReads {
  playlist: Playlist;
  shown: { tab: 'videos'; page: number; videos: Page<ListedVideo>; href: (page: number) => string } | { tab: 'info' };
}

export function playlistScreen({ playlist, shown }: PlaylistReads, reader: Reader): PlaylistScreenProps {
  const { formatMessage } = reader.intl;
  return {
    title: playlist.title,
    private: playlist.visibility === 'private',
    owner: {
      name: playlist.user.name,
      href: reader.href.member(playlist.user),
      picture: reader.picture(playlist.user.avatar),
      subscribers: `${videoCount(playlist.videos, reader)} · ${views(playlist.views, reader)}`,
    },
    tabs: {
      label: formatMessage(tabNames.label, { name: playlist.title }),
      tabs: [
        {
          label: formatMessage(tabNames.videos),
          href: reader.href.playlist(playlist),
          current: shown.tab === 'videos',
        },
        {
          label: formatMessage(tabNames.info),
          href: reader.href.playlistInfo(playlist),
          current: shown.tab === 'info',
        },
      ],
    },
    shown: shown.tab === 'info' ? { tab: 'info', about: about(playlist, reader) } : videosOf(shown, reader),
  };
}

function videosOf(
  { page, videos, href }: Extract<PlaylistReads['shown'], { tab: 'videos' }>,
  reader: Reader,
): PlaylistScreenProps['shown'] {
  const { paging, nothing } = listFrame({ found: videos, page, href, withoutFilters: null, search: false }, reader);
  return { tab: 'videos', videos: videoGrid(videos.entries, reader), frame: { paging, nothing } };
}

function about(playlist: Playlist, reader: Reader) {
  const say = (sentence: TypedMessageDescriptor) => reader.intl.formatMessage(sentence);
  return {
    description: playlist.description,
    facts: [
      ...(playlist.categories.length > 0
        ? [
            {
              name: say(messages.categories),
              value: reader.intl.formatList(
                playlist.categories.map(({ title }) => title),
                { type: 'unit' },
              ),
            },
          ]
        : []),
      { name: say(messages.count), value: videoCount(playlist.videos, reader) },
      { name: say(messages.watched), value: views(playlist.views, reader) },
      { name: say(messages.since), value: day(playlist.postedAt, reader) },
    ],
  };
}

export const playlistHead = ({ playlist, shown }: PlaylistReads, reader: Reader): DocumentHead =>
  profileHead(
    {
      who: playlist.title,
      part: shown.tab === 'info' ? reader.intl.formatMessage(tabNames.info) : undefined,
      page: shown.tab === 'videos' ? shown.page : 1,
      videos: videoCount(playlist.videos, reader),
    },
    reader,
  );
