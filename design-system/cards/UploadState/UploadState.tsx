import { color, font, layer, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';

const messages = defineMessages<{ moderation: {}; refused: {}; processing: { percent: string } }>({
  moderation: { id: 'uploadState.moderation', defaultMessage: 'In moderation' },
  refused: { id: 'uploadState.refused', defaultMessage: 'Refused' },
  processing: { id: 'uploadState.processing', defaultMessage: 'Processing, {percent}' },
});

const icons = { moderation: 'clock', refused: 'alert', processing: 'settings' } satisfies Record<string, IconName>;

export interface UploadStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What keeps the upload from being public. */
  state: keyof typeof icons;
  /** Why it was refused, in a sentence; empty if that was not said. */
  reason?: string;
  /** How much has been processed, from 0 to 1. */
  share?: number;
}

/** Over the picture of an upload that is not public yet: for its owner, on the card in their own list. */
export function UploadState({ state, reason = '', share = 0, ...rest }: UploadStateProps) {
  const { formatMessage, formatNumber } = useIntl();
  const percent = formatNumber(share, { style: 'percent' });
  return (
    <Root {...rest} data-component="UploadState" data-state={state}>
      <b data-part="upload-state">
        <Icon name={icons[state]} size="small" />
        {formatMessage(messages[state], { percent })}
      </b>
      {state === 'refused' && reason !== '' && <span data-part="upload-reason">{reason}</span>}
      {state === 'processing' && <progress data-part="upload-processed" value={share} max={1} aria-label={percent} />}
    </Root>
  );
}

const Root = styled.div`
  position: absolute;
  inset: 0;
  z-index: ${layer.raised};
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.shade};
  color: ${color.onShade};
  text-align: center;

  & [data-part='upload-state'] {
    display: flex;
    align-items: center;
    gap: ${space[2]};
    font: ${font.label};
  }
  & [data-part='upload-reason'] {
    font: ${font.small};
    overflow-wrap: anywhere;
  }
  & [data-part='upload-processed'] {
    inline-size: 100%;
    block-size: ${space[1]};
    appearance: none;
    border: 0;
    background: ${color.track};
    color: ${color.accentOnShade};
  }
  & [data-part='upload-processed']::-webkit-progress-bar {
    background: ${color.track};
  }
  & [data-part='upload-processed']::-webkit-progress-value {
    background: ${color.accentOnShade};
  }
  & [data-part='upload-processed']::-moz-progress-bar {
    background: ${color.accentOnShade};
  }
`;
