import { color, font, media, radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Icon } from '../Icon/Icon.tsx';
import type { IconName } from '../Icon/icons.ts';

export interface BadgeProps extends ComponentProps<'b'> {
  /** Gold is reserved for quality. */
  tone?: 'plain' | 'gold' | 'accent';
  /** For use on pictures: adds a dark background, the same in both themes. */
  overPicture?: boolean;
  icon?: IconName;
}

/** A short label at a corner or after a name: a duration, HD, New, an unread count. */
export function Badge({ tone = 'plain', overPicture = false, icon, children, ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-component="Badge" data-tone={tone} data-over-picture={overPicture || undefined}>
      {icon && <Icon name={icon} size="small" />}
      {children}
    </Root>
  );
}

const Root = styled.b`
  display: inline-flex;
  gap: ${space[1]};
  align-items: center;
  min-block-size: ${space[5]};
  padding-inline: ${space[2]};
  border-radius: ${radius.badge};
  background: ${color.high};
  color: ${color.text};
  font: ${font.badge};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  &[data-tone='gold'] {
    color: ${color.gold};
  }

  &[data-tone='accent'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &[data-over-picture] {
    background: ${color.shade};
    color: ${color.onShade};
  }

  &[data-over-picture][data-tone='gold'] {
    color: ${color.goldOnShade};
  }

  &[data-over-picture][data-tone='accent'] {
    color: ${color.accentOnShade};
  }

  @media ${media.forcedColors} {
    border: 1px solid;

    &[data-tone='accent']:not([data-over-picture]) {
      forced-color-adjust: none;
    }
  }
`;
