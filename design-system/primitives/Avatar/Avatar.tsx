import { color, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import type { Picture } from '../../reader/picture.ts';
import { drawnPerson } from '../drawnPicture.ts';
import { avatarGradient } from './avatarGradient.ts';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Its first letter replaces a missing picture. */
  name: string;
  /** Null when there is none. */
  picture: Picture | null;
  /** 32, 42, or 96 px (72 on phones). */
  size?: 'small' | 'medium' | 'large';
  /** Loads the picture eagerly, for use at the top of a page. */
  eager?: boolean;
  /** Shows an online dot. State it as text next to the avatar, too. */
  online?: boolean;
}

/** A profile picture next to its name; hidden from screen readers, since the name is read. */
export function Avatar({
  name,
  picture,
  size: extent = 'medium',
  eager = false,
  online = false,
  ...rest
}: AvatarProps) {
  const [letter = ''] = name.trim();
  return (
    <Root aria-hidden="true" {...rest} data-component="Avatar" data-size={extent} data-online={online || undefined}>
      {picture ? (
        <img
          src={picture.src.replaceAll(' ', '%20')}
          srcSet={picture.srcSet}
          alt=""
          width={96}
          height={96}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
        />
      ) : (
        letter.toLocaleUpperCase()
      )}
    </Root>
  );
}

const Root = styled.span`
  position: relative;
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${size.avatar};
  block-size: ${size.avatar};
  border-radius: 50%;
  ${drawnPerson}
  color: ${color.soft};
  font: ${font.label};
  user-select: none;

  &[data-size='small'] {
    inline-size: ${size.avatarSmall};
    block-size: ${size.avatarSmall};
  }

  &[data-size='large'] {
    inline-size: ${size.avatarLarge};
    block-size: ${size.avatarLarge};
    font: ${font.pageTitle};
  }

  &:not(:has(> img)) {
    ${avatarGradient}
  }

  > img {
    inline-size: 100%;
    block-size: 100%;
    border-radius: inherit;
    object-fit: cover;
  }

  /* On the circle's edge, with a ring in the background colour; a card sets it with --below. */
  &[data-online]::after {
    position: absolute;
    inset-block-end: ${space.half};
    inset-inline-end: ${space.half};
    inline-size: ${space[2]};
    block-size: ${space[2]};
    border-radius: 50%;
    background: ${color.good};
    box-shadow: 0 0 0 ${size.ring} var(--below, ${color.ground});
    content: '';
  }

  &[data-online][data-size='large']::after {
    inset-block-end: ${space[1]};
    inset-inline-end: ${space[1]};
    inline-size: calc(${size.avatarLarge} / 6);
    block-size: calc(${size.avatarLarge} / 6);
  }
`;
