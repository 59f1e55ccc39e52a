import type { Playlist } from '@afterglow/contract/playlist';
import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { repeatEntries, pageOf } from '../../lists/storyArgs.ts';
import { pending } from '../../reader/pending.ts';
import { fromView } from '../../reader/fromView.tsx';
import { failed, missing } from '../storyArgs.tsx';
import { PlaylistListScreen } from './PlaylistListScreen.tsx';
import { playlistListScreen } from './PlaylistListScreen.view.ts';

// A private playlist is visible to its owner only and in no list.
const { private: _, ...shared } = playlists;
const many = repeatEntries<Playlist>(shared, 24, (playlist, place) => ({ ...playlist, id: place + 1 }));
const first = { sort: 'latest-updates' as const, page: 1 };

const meta = preview.meta({ component: PlaylistListScreen });

export const Standard = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, playlists: pageOf(many, 124) }),
);
export const LaterPage = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, page: 2, playlists: pageOf(many.slice(0, 9), 69) }),
);
export const Search = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, {
    ...first,
    words: 'harbour',
    playlists: pageOf(many.slice(0, 5), 5),
  }),
);
export const OnlyOne = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, playlists: pageOf(many.slice(0, 1), 1) }),
);
export const Empty = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, playlists: pageOf<Playlist>([], 0) }),
);
export const NothingFound = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, words: 'xyzzy', playlists: pageOf<Playlist>([], 0) }),
);
export const BeyondTheLastPage = meta.story(
  fromView(PlaylistListScreen, playlistListScreen, { ...first, page: 9, playlists: pageOf<Playlist>([], 124) }),
);
export const Loading = meta.story(fromView(PlaylistListScreen, playlistListScreen, { ...first, playlists: pending }));
export const Missing = meta.story(missing);
export const Failed = meta.story(failed);
