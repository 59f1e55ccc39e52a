import { media, motion, period, size } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';
import { Announcement } from '../Announcement.tsx';

export interface SpinnerProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Says what is loading, for screen readers; omit if adjacent text says so. */
  label?: string;
}

/** Indicates loading. If the shape of the content is known, use a Skeleton instead. */
export function Spinner({ label, ...rest }: SpinnerProps) {
  return (
    <Root {...rest} data-component="Spinner" aria-hidden={label === undefined || undefined}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle data-part="spinner-ring" cx="12" cy="12" r="9" pathLength="100" />
        <circle data-part="spinner-arc" cx="12" cy="12" r="9" pathLength="100" />
      </svg>
      {label !== undefined && <span data-component="VisuallyHidden">{label}</span>}
      <Announcement sentence={label} />
    </Root>
  );
}

const turn = keyframes`
  to { rotate: 360deg; }
`;

const pulse = keyframes`
  50% { opacity: 0.5; }
`;

const Root = styled.span`
  display: inline-flex;
  vertical-align: middle;
  flex: none;
  inline-size: ${size.icon};
  block-size: ${size.icon};

  > svg {
    inline-size: 100%;
    block-size: 100%;
    fill: none;
    stroke: currentColor;
    stroke-width: 2.5;
    stroke-linecap: round;
    animation: ${turn} ${period.turn}ms linear infinite;

    @media ${media.reducedMotion} {
      animation: none;
    }
  }

  [data-part='spinner-ring'] {
    opacity: 0.22;

    /* Only the ring pulses, so that the arc is always visible. */
    @media ${media.reducedMotion} {
      animation: ${pulse} ${period.pulse}ms ${motion.inOut} infinite;
    }
  }

  [data-part='spinner-arc'] {
    stroke-dasharray: 28 72;
  }
`;
