import { color, font, size, space, tracking } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { brand } from '../../brand.ts';

export interface MarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Shows only the orb if space is tight; the name remains for screen readers. */
  orbOnly?: boolean;
}

/** The logo: the orb and the site name. */
export function Mark({ orbOnly = false, ...rest }: MarkProps) {
  return (
    <Root {...rest} data-component="Mark" data-orb-only={orbOnly || undefined}>
      <i aria-hidden="true" />
      <span>{brand.wordmark}</span>
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  color: ${color.text};
  font: ${font.wordmark};
  letter-spacing: ${tracking.wordmark};

  > i {
    flex: none;
    inline-size: ${size.mark};
    block-size: ${size.mark};
    border-radius: 50%;
    background: linear-gradient(${color.orbPlum}, ${color.orbRose} 45%, ${color.orbGold});
    box-shadow: 0 0 ${space[5]} ${color.glow};
    forced-color-adjust: none;
  }

  &[data-orb-only] > span {
    position: absolute;
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;
