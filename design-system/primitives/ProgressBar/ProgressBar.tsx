import { color, media, motion, period, radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled, { keyframes } from 'styled-components';

export interface ProgressBarProps extends Omit<ComponentProps<'progress'>, 'children' | 'value' | 'max'> {
  /** Accessible name: what is progressing. */
  label: string;
  /** From 0 to 1; indeterminate if omitted. */
  value?: number;
}

/** Shows the progress of a task. */
export function ProgressBar({ label, value, ...rest }: ProgressBarProps) {
  return <Root {...rest} data-component="ProgressBar" aria-label={label} value={value} max={1} />;
}

const pass = keyframes`
  from { background-position: 150% 0; }
  to { background-position: -50% 0; }
`;

const Root = styled.progress`
  display: block;
  appearance: none;
  inline-size: 100%;
  block-size: ${space[2]};
  overflow: hidden;
  border: 1px solid ${color.edge};
  border-radius: ${radius.pill};
  background: ${color.high};
  accent-color: ${color.accent};

  &::-webkit-progress-bar {
    background: transparent;
  }

  &::-webkit-progress-value {
    border-radius: ${radius.pill};
    background: ${color.accent};
  }

  &::-moz-progress-bar {
    border-radius: ${radius.pill};
    background: ${color.accent};
  }

  &:indeterminate {
    background: linear-gradient(90deg, transparent, ${color.accent}, transparent) 50% 0 / 50% 100% no-repeat
      ${color.high};
    animation: ${pass} ${period.breathe}ms ${motion.inOut} infinite;
  }

  &:indeterminate:dir(rtl) {
    animation-direction: reverse;
  }

  &:indeterminate::-moz-progress-bar {
    background: transparent;
  }

  @media ${media.forcedColors} {
    &:indeterminate {
      forced-color-adjust: none;
    }
  }

  /* The gradient stays in the middle, suggesting neither start nor end. */
  @media ${media.reducedMotion} {
    &:indeterminate {
      animation: none;
    }
  }
`;
