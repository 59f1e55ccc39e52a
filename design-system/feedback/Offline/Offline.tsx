import { color, font, layer, radius, shadow, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages({
  offline: {
    id: 'offline.sentence',
    defaultMessage: 'You are offline. What is on this page stays; the rest comes when you are back.',
  },
});

export interface OfflineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whether the browser has lost its connection. */
  offline: boolean;
}

/** A quiet bar at the bottom of the window while there is no connection. */
export function Offline({ offline, ...rest }: OfflineProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} data-component="Offline">
      {offline && (
        <p>
          <Icon name="alert" size="small" />
          {formatMessage(messages.offline)}
        </p>
      )}
      <Announcement sentence={offline ? formatMessage(messages.offline) : null} />
    </Root>
  );
}

const Root = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: calc(${space[4]} + env(safe-area-inset-bottom, 0));
  z-index: ${layer.header};
  display: grid;
  justify-items: center;
  padding-inline: ${space[4]};
  pointer-events: none;

  > p {
    display: flex;
    align-items: center;
    gap: ${space[3]};
    max-inline-size: ${size.form};
    padding: ${space[2]} ${space[4]};
    border: 1px solid ${color.line};
    border-radius: ${radius.card};
    background: ${color.raised};
    box-shadow: ${shadow.menu};
    color: ${color.soft};
    font: ${font.small};
    text-wrap: balance;
  }

  @media print {
    display: none;
  }
`;
