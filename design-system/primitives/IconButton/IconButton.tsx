import { color, media, motion, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled, { css } from 'styled-components';
import { disabledIcon } from '../disabledIcon.ts';
import { ringOverPicture } from '../ringOverPicture.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

interface Appearance {
  icon: IconName;
  /** Accessible name. Not repeated as `title`, which would be read twice. */
  label: string;
  /** For use on pictures: light on a dark background in both themes. */
  overPicture?: boolean;
}

export interface IconLinkProps extends Appearance, Omit<ComponentProps<'a'>, 'children'> {
  href: string;
}

export interface NativeIconButtonProps extends Appearance, Omit<ComponentProps<'button'>, 'children'> {
  href?: undefined;
  /** For a toggle button: whether it is on. */
  pressed?: boolean;
}

export type IconButtonProps = IconLinkProps | NativeIconButtonProps;

/** An icon-only button or link, for universally known icons: close, search, play. */
export function IconButton(props: IconButtonProps) {
  if (props.href !== undefined) {
    const { icon, label, overPicture = false, ...rest } = props;
    return (
      <LinkRoot data-component="IconButton" {...rest} aria-label={label} data-over-picture={overPicture || undefined}>
        <Icon name={icon} />
      </LinkRoot>
    );
  }
  const { icon, label, overPicture = false, pressed, ...rest } = props;
  return (
    <ButtonRoot
      type="button"
      data-component="IconButton"
      {...rest}
      aria-label={label}
      aria-pressed={pressed}
      data-over-picture={overPicture || undefined}
    >
      <Icon name={icon} filled={pressed === true} />
    </ButtonRoot>
  );
}

const appearance = css`
  display: inline-grid;
  flex: none;
  place-items: center;
  inline-size: ${size.touch};
  block-size: ${size.touch};
  padding: 0;
  border: 1px solid transparent;
  border-radius: 50%;
  background: none;
  color: ${color.soft};
  cursor: pointer;
  transition:
    background-color ${motion.fast} ${motion.out},
    color ${motion.fast} ${motion.out};

  &[aria-pressed='true'] {
    color: ${color.accent};
  }

  &[data-over-picture] {
    position: relative;
    isolation: isolate;
    color: ${color.onShade};
    ${ringOverPicture}
  }
  /* The disc is smaller than the touch target, so that it covers less of the picture. */
  &[data-over-picture]::before {
    position: absolute;
    inset: ${space[1]};
    z-index: -1;
    border-radius: 50%;
    background: ${color.shade};
    content: '';
  }
  @media ${media.xs} {
    &[data-over-picture]::before {
      inset: ${space[2]};
    }
  }

  @media (hover: hover) {
    &:not([data-over-picture]):hover {
      background: ${color.high};
      color: ${color.text};
    }
  }

  ${disabledIcon}
`;

const LinkRoot = styled.a`
  ${appearance}
`;

const ButtonRoot = styled.button`
  ${appearance}
`;
