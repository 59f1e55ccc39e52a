import { playlists } from '@afterglow/fixtures/data/playlists';
import { played } from '@afterglow/storybook/modes';
import preview from '@afterglow/storybook/preview';
import { expect } from 'storybook/test';
import { fromView } from '../../reader/fromView.tsx';
import { columnDecorator } from '../column.decorator.tsx';
import { PlaylistCard } from './PlaylistCard.tsx';
import { playlistCard } from './PlaylistCard.view.ts';

const { standard } = playlists;

const meta = preview.meta({ component: PlaylistCard, decorators: [columnDecorator] });

export const Standard = meta.story(fromView(PlaylistCard, playlistCard, standard));
export const Private = meta.story(fromView(PlaylistCard, playlistCard, playlists.private));
export const ThreePictures = meta.story(
  fromView(PlaylistCard, playlistCard, { ...standard, pictures: standard.pictures.slice(0, 3) }),
);
export const TwoPictures = meta.story(
  fromView(PlaylistCard, playlistCard, { ...standard, pictures: standard.pictures.slice(0, 2) }),
);
export const OnePicture = meta.story(fromView(PlaylistCard, playlistCard, playlists.onePicture));
export const Empty = meta.story(fromView(PlaylistCard, playlistCard, playlists.empty));
export const LongTitle = meta.story(fromView(PlaylistCard, playlistCard, playlists.longTitle));
export const NobodyNamed = meta.story(
  fromView(PlaylistCard, playlistCard, { ...standard, user: { ...standard.user, name: '' } }),
);
export const Arabic = meta.story(fromView(PlaylistCard, playlistCard, playlists.arabic));
export const Focused = meta.story({
  ...fromView(PlaylistCard, playlistCard, standard),
  ...played,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: standard.title })).toHaveFocus();
  },
});
