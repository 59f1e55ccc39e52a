import { color, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Moment } from '../../reader/linkedTimes.ts';

const messages = defineMessages<{ at: { time: string } }>({
  at: { id: 'momentLink.at', defaultMessage: 'Play from {time}' },
});

export interface MomentLinkProps extends Omit<ComponentProps<'a'>, 'children' | 'href'>, Moment {}

/** A link to a position in a video; left to right, whatever the direction of the text around it. */
export function MomentLink({ time, ...rest }: MomentLinkProps) {
  const { formatMessage } = useIntl();
  return (
    <Root dir="ltr" aria-label={formatMessage(messages.at, { time })} {...rest} data-component="MomentLink">
      {time}
    </Root>
  );
}

/** Returns a piece of a text whose times are links, to be rendered in a row. */
export const momentOrText = (piece: string | Moment, place: number) =>
  typeof piece === 'string' ? piece : <MomentLink key={String(place)} {...piece} />;

const Root = styled.a`
  display: inline-flex;
  align-items: center;
  min-block-size: ${size.target};
  padding-inline: ${space[2]};
  border-radius: ${radius.badge};
  background: ${color.high};
  color: ${color.accent};
  font-variant-numeric: tabular-nums;
  text-decoration: none;
  outline-offset: 0;

  &:hover {
    text-decoration: underline;
  }
`;
