import { color, font } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';

export interface UserNameWaitProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The present name. */
  current: string;
  /** Sentence with the day of the next change. */
  sentence: string;
}

/** A user name that was changed not long ago, and the day from which it can be changed again. */
export const UserNameWait = ({ current, sentence, ...rest }: UserNameWaitProps) => (
  <Root {...rest} data-component="UserNameWait">
    <p>
      <bdi>{current}</bdi>
    </p>
    <p>{sentence}</p>
  </Root>
);

const Root = styled.div`
  color: ${color.soft};
  font: ${font.body};
  overflow-wrap: anywhere;
`;
