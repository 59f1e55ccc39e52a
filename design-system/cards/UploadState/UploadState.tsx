import { color, font, layer, media, radius, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import type { IconName } from '../../primitives/Icon/icons.ts';

const messages = defineMessages<{
  uploading: { percent: string };
  processing: { percent: string };
  ready: {};
  moderation: {};
  refused: {};
  hidden: {};
}>({
  uploading: { id: 'uploadState.uploading', defaultMessage: 'Uploading, {percent}' },
  moderation: { id: 'uploadState.moderation', defaultMessage: 'In moderation' },
  refused: { id: 'uploadState.refused', defaultMessage: 'Refused' },
  processing: { id: 'uploadState.processing', defaultMessage: 'Processing, {percent}' },
  ready: { id: 'uploadState.ready', defaultMessage: 'Title and details are missing' },
  hidden: { id: 'uploadState.hidden', defaultMessage: 'Taken down' },
});

const icons = {
  uploading: 'upload',
  processing: 'settings',
  ready: 'edit',
  moderation: 'clock',
  refused: 'alert',
  hidden: 'eyeOff',
} satisfies Record<keyof typeof messages, IconName>;

export interface UploadStateProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** State that keeps the upload from being public. */
  state: keyof typeof icons;
  /** Reason for refusing it, as a sentence; empty if none was given. */
  reason?: string;
  /** Share that has been sent or processed, from 0 to 1. */
  share?: number;
  /** For a card without a picture: hides the placeholder for the picture. */
  opaque?: boolean;
}

/** Overlay on the picture of an upload that is not public yet, shown to its owner in their own list. */
export function UploadState({ state, reason = '', share = 0, opaque = false, ...rest }: UploadStateProps) {
  const { formatMessage, formatNumber } = useIntl();
  const percent = formatNumber(share, { style: 'percent' });
  return (
    <Root {...rest} data-component="UploadState" data-state={state} data-opaque={opaque || undefined}>
      <b data-part="upload-state">
        <Icon name={icons[state]} size="small" />
        {formatMessage(messages[state], { percent })}
      </b>
      {state === 'refused' && reason !== '' && <span data-part="upload-reason">{reason}</span>}
      {(state === 'uploading' || state === 'processing') && (
        <progress data-part="upload-processed" value={share} max={1} aria-label={percent} />
      )}
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

  /* The background of every card without a picture. */
  &[data-opaque] {
    background: ${color.high};
    color: ${color.soft};
    --upload-track: ${color.edge};
    --upload-done: ${color.accent};
  }

  @media ${media.forcedColors} {
    border: 1px solid;
    border-radius: inherit;
  }
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
    overflow: hidden;
    inline-size: 100%;
    block-size: ${space[1]};
    appearance: none;
    border: 0;
    border-radius: ${radius.pill};
    background: var(--upload-track, color-mix(in oklch, ${color.onShade} 25%, transparent));
    color: var(--upload-done, ${color.accentOnShade});
  }
  & [data-part='upload-processed']::-webkit-progress-bar {
    background: none;
  }
  & [data-part='upload-processed']::-webkit-progress-value {
    background: currentColor;
  }
  & [data-part='upload-processed']::-moz-progress-bar {
    background: currentColor;
  }
  @media ${media.forcedColors} {
    & [data-part='upload-processed'] {
      forced-color-adjust: none;
      border: 1px solid CanvasText;
      background: Canvas;
      color: Highlight;
    }
  }
`;
