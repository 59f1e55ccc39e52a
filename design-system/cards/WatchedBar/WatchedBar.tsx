import { color, layer, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';

const messages = defineMessages<{ watched: { percent: string } }>({
  watched: { id: 'watchedBar.watched', defaultMessage: '{percent} watched' },
});

export interface WatchedBarProps extends Omit<ComponentProps<'progress'>, 'value' | 'max' | 'children'> {
  /** From 0 to 1. */
  share: number;
}

/** Progress bar along the bottom edge of a thumbnail: how much of the video this visitor has watched. */
export function WatchedBar({ share, ...rest }: WatchedBarProps) {
  const { formatMessage, formatNumber } = useIntl();
  const label = formatMessage(messages.watched, { percent: formatNumber(share, { style: 'percent' }) });
  return <Root {...rest} data-component="WatchedBar" value={share} max={1} aria-label={label} />;
}

const Root = styled.progress`
  position: absolute;
  z-index: ${layer.raised};
  inset: auto 0 0;
  inline-size: 100%;
  block-size: ${space[1]};
  appearance: none;
  border: 0;
  background: ${color.track};
  color: ${color.accentOnShade};

  &::-webkit-progress-bar {
    background: ${color.track};
  }
  &::-webkit-progress-value {
    background: ${color.accentOnShade};
  }
  &::-moz-progress-bar {
    background: ${color.accentOnShade};
  }
`;
