import { pageSize } from '@afterglow/contract/limits';
import type { Playlist } from '@afterglow/contract/playlist';
import type { ListedVideo } from '@afterglow/contract/video';
import type { Page } from '@afterglow/contract/wire';
import { defineMessages, type TypedMessageDescriptor } from 'react-intl';
import type { PlayAllProps } from '../../player/PlayAll/PlayAll.tsx';
import type { VideoCardProps } from '../../cards/VideoCard/VideoCard.tsx';
import type { ChannelLineProps } from '../../facts/ChannelLine/ChannelLine.tsx';
import { pendingFacts } from '../../facts/profiles.view.ts';
import { listFrame } from '../../lists/ListFrame/ListFrame.view.ts';
import { videoCards } from '../../lists/VideoGrid/VideoGrid.view.ts';
import { day, ifAny, videoCount, views } from '../../reader/format.ts';
import { isPending, isPreview, knownOf, pending, type Pending, type PlaylistPreview } from '../../reader/pending.ts';
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
  playlist: Playlist | PlaylistPreview;
  shown:
    | { tab: 'videos'; page: number; videos: Page<ListedVideo> | Pending; href: (page: number) => string }
    | { tab: 'info' };
  /** Links that play it through, once its videos are known; null if it has none. */
  play?: PlayAllProps | Pending | null;
  /** Guests get a link to the sign-in page instead of a vote. */
  signedIn?: boolean;
}

const ownerOf = (playlist: Playlist, reader: Reader): ChannelLineProps => ({
  name: playlist.user.name,
  href: reader.href.member(playlist.user),
  picture: reader.picture(playlist.user.avatar),
  subscribers: [ifAny(videoCount, playlist.videos, reader), ifAny(views, playlist.views, reader)]
    .filter(Boolean)
    .join(' · '),
});

const headOf = (known: Playlist | null, reader: Reader): PlaylistScreenProps['head'] => ({
  title: known?.title ?? pending,
  private: known?.visibility === 'private',
  cover: (known?.pictures ?? []).slice(0, 4).flatMap((address) => reader.picture(address) ?? []),
  owner: known ? ownerOf(known, reader) : { name: pending, picture: pending, subscribers: pending },
});

/** Returns the props of the page. The card of a playlist knows everything that the page needs of it. */
export function playlistScreen(
  { playlist, shown, play = null, signedIn = false }: PlaylistReads,
  reader: Reader,
): PlaylistScreenProps {
  const { formatMessage } = reader.intl;
  const known = knownOf(playlist);
  const address = isPreview(playlist) ? playlist.address : playlist;
  return {
    head: headOf(known, reader),
    play,
    // A member's vote is busy until it is known. The API has no counts.
    vote: {
      vote: null,
      likes: '',
      dislikes: '',
      busy: signedIn,
      signInHref: signedIn ? undefined : reader.href.page('signIn'),
    },
    tabs: {
      label: formatMessage(tabNames.label, { name: known?.title ?? '' }),
      tabs: [
        {
          label: formatMessage(tabNames.videos),
          href: reader.href.playlist(address),
          current: shown.tab === 'videos',
        },
        {
          label: formatMessage(tabNames.info),
          href: reader.href.playlistInfo(address),
          current: shown.tab === 'info',
        },
      ],
    },
    shown:
      shown.tab === 'info'
        ? { tab: 'info', about: known ? about(known, reader) : pendingFacts }
        : videosOf(shown, reader),
  };
}

function videosOf(
  { page, videos, href }: Extract<PlaylistReads['shown'], { tab: 'videos' }>,
  reader: Reader,
): PlaylistScreenProps['shown'] {
  const { paging, nothing } = listFrame({ found: videos, page, href, withoutFilters: null }, reader);
  return {
    tab: 'videos',
    videos: { cards: isPending(videos) ? pending : numberedCards(videos, page, reader) },
    frame: { paging, nothing },
  };
}

/** Returns the cards, each with its place in the playlist. All pages but the last are equally long. */
function numberedCards({ entries }: Page<ListedVideo>, page: number, reader: Reader): VideoCardProps[] {
  const before = (page - 1) * pageSize.list;
  return videoCards(entries, reader).map((card, index) => ({
    ...card,
    'data-place': reader.intl.formatNumber(before + index + 1),
  }));
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
                { type: 'conjunction', style: 'narrow' },
              ),
            },
          ]
        : []),
      { name: say(messages.count), value: ifAny(videoCount, playlist.videos, reader) },
      { name: say(messages.watched), value: ifAny(views, playlist.views, reader) },
      { name: say(messages.since), value: day(playlist.postedAt, reader) },
    ].filter(({ value }) => value !== ''),
  };
}

export function playlistHead({ playlist, shown }: PlaylistReads, reader: Reader): DocumentHead | null {
  const known = knownOf(playlist);
  return (
    known &&
    profileHead(
      {
        who: known.title,
        part: shown.tab === 'info' ? reader.intl.formatMessage(tabNames.info) : undefined,
        page: shown.tab === 'videos' ? shown.page : 1,
        videos: videoCount(known.videos, reader),
      },
      reader,
    )
  );
}
