import { playlists } from '@afterglow/fixtures/data/playlists';
import preview from '@afterglow/storybook/preview';
import { columnDecorator } from '../column.decorator.tsx';
import { PlaylistCover } from './PlaylistCover.tsx';

const pictures = playlists.standard.pictures.map((src) => ({ src }));

const meta = preview.meta({
  component: PlaylistCover,
  decorators: [columnDecorator],
  args: { pictures, sizes: '144px', eager: true },
});

export const Standard = meta.story({});
export const ThreePictures = meta.story({ args: { pictures: pictures.slice(0, 3) } });
export const TwoPictures = meta.story({ args: { pictures: pictures.slice(0, 2) } });
export const OnePicture = meta.story({ args: { pictures: pictures.slice(0, 1) } });
export const Empty = meta.story({ args: { pictures: [] } });
