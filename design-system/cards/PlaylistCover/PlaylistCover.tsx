import { space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { drawnScene } from '../../primitives/drawnPicture.ts';
import { Image } from '../../primitives/Image/Image.tsx';
import type { Picture } from '../../reader/picture.ts';
import { cardPicture } from '../cardStyles.ts';

export interface PlaylistCoverProps extends ComponentProps<'div'> {
  /** Thumbnails of its first videos, at most four. */
  pictures: readonly Picture[];
  /** Rendered width of one picture per viewport width, as for `<img sizes>`. */
  sizes: string;
  /** True at the top of a page: loads the pictures eagerly. */
  eager?: boolean;
}

/** Up to four pictures of a playlist’s videos, as one wide picture. `children` overlay it, such as badges. */
export function PlaylistCover({ pictures, sizes, eager = false, children, ...rest }: PlaylistCoverProps) {
  return (
    <Root {...rest} data-component="PlaylistCover" data-pictures={pictures.length}>
      {pictures.map((picture, place) => (
        <Image
          key={picture.src}
          picture={picture}
          alt=""
          width={144}
          height={81}
          sizes={sizes}
          eager={eager}
          data-part="card-image"
          data-tall={(place === 0 && pictures.length === 3) || undefined}
        />
      ))}
      {children}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template: 1fr 1fr / 1fr 1fr;
  gap: ${space.half};
  overflow: hidden;
  aspect-ratio: 16 / 9;
  ${drawnScene}
  ${cardPicture}

  &:is([data-pictures='0'], [data-pictures='1']) {
    grid-template: 1fr / 1fr;
  }
  &[data-pictures='2'] {
    grid-template: 1fr / 1fr 1fr;
  }
  & [data-part='card-image'] {
    min-block-size: 0;
  }
  & [data-part='card-image'][data-tall] {
    grid-row: 1 / 3;
  }
`;
