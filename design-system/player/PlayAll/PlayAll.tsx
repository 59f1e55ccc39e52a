import { space } from '@afterglow/tokens';
import type { ComponentProps, MouseEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { continueAt } from '../VideoPlayer/continuing.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { isPlainClick } from '../../primitives/isPlainClick.ts';
import { scrollRow } from '../../primitives/scrollRow.ts';

const messages = defineMessages<{ all: {}; shuffle: {}; resume: { place: number; total: number } }>({
  all: { id: 'playAll.all', defaultMessage: 'Play all' },
  shuffle: { id: 'playAll.shuffle', defaultMessage: 'Shuffle' },
  resume: { id: 'playAll.resume', defaultMessage: 'Go on at {place, number} of {total, number}' },
});

export interface PlayAllProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** URL of the first video, in its list. */
  href: string;
  /** URL of the first video of a shuffled order. */
  shuffleHref: string;
  /** The video to go on at; null if there is none, or until the device has been read. */
  resume?: { href: string; place: number; total: number } | null;
}

/** Links that play a list of videos through. A row that scrolls, so that the last link moves nothing when it appears. */
export function PlayAll({ href, shuffleHref, resume = null, ...rest }: PlayAllProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...rest} onClick={playOn} data-component="PlayAll">
      <Button icon="play" kind="filled" href={href} data-part="scroll-row-item">
        {formatMessage(messages.all)}
      </Button>
      <Button icon="shuffle" href={shuffleHref} data-part="scroll-row-item">
        {formatMessage(messages.shuffle)}
      </Button>
      {resume && (
        <Button icon="skipAhead" kind="quiet" href={resume.href} data-part="scroll-row-item">
          {formatMessage(messages.resume, { place: resume.place, total: resume.total })}
        </Button>
      )}
    </Root>
  );
}

/** The video that a link leads to starts by itself, as it was asked for. */
function playOn(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link && isPlainClick(event)) continueAt(link.href);
}

const Root = styled.div`
  display: flex;
  gap: ${space[2]};
  /* Room for the focus ring, which the row would cut off. */
  margin: calc(-1 * ${space[1]});
  padding: ${space[1]};
  ${scrollRow}
`;
