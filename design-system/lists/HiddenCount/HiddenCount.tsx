import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Announcement } from '../../primitives/Announcement.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';

const messages = defineMessages<{ hidden: { count: number }; show: {}; hideAgain: {}; shown: { count: number } }>({
  hidden: {
    id: 'hiddenCount.hidden',
    defaultMessage: '{count, plural, one {# video hidden} other {# videos hidden}}',
  },
  shown: {
    id: 'hiddenCount.shown',
    defaultMessage: '{count, plural, one {# hidden video shown} other {# hidden videos shown}}',
  },
  show: { id: 'hiddenCount.show', defaultMessage: 'Show' },
  hideAgain: { id: 'hiddenCount.hideAgain', defaultMessage: 'Hide again' },
});

export interface HiddenCountProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Number of videos in the list that the visitor's own choices hide. 0: the line is empty and takes no room. */
  count: number;
  /** True while these videos are shown nevertheless. */
  shown?: boolean;
  /** Called with true to show the videos, and with false to hide them again. */
  onShow: (shown: boolean) => void;
}

/**
 * A line that says how many videos of a list are hidden by the visitor's choices, with a button that shows them. The
 * choices are stored on the device, so without JavaScript nothing is hidden and the line is not shown.
 */
export function HiddenCount({ count, shown = false, onShow, ...rest }: HiddenCountProps) {
  const { formatMessage } = useIntl();
  const statusText = count > 0 ? formatMessage(shown ? messages.shown : messages.hidden, { count }) : '';
  return (
    <Root {...rest} data-component="HiddenCount" data-empty={count === 0 || undefined}>
      {statusText !== '' && (
        <>
          <p data-part="hidden-count-text">
            <Icon name={shown ? 'eye' : 'eyeOff'} size="small" />
            {statusText}
          </p>
          <Button kind="quiet" onClick={() => onShow(!shown)}>
            {formatMessage(shown ? messages.hideAgain : messages.show)}
          </Button>
        </>
      )}
      <Announcement changesOnly sentence={statusText} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: 1fr max-content;
  align-items: center;
  gap: ${space[2]};
  /* Keeps the button near its sentence. */
  max-inline-size: calc(${size.menu} * 2);
  padding: ${space[1]} ${space[2]} ${space[1]} ${space[4]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.raised};

  @media print {
    display: none;
  }
  &[data-empty] {
    display: none;
  }
  & [data-part='hidden-count-text'] {
    display: flex;
    gap: ${space[2]};
    align-items: center;
    color: ${color.soft};
    font: ${font.small};
  }
`;
