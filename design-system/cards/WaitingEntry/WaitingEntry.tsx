import { size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

type Length = 'long' | 'half';

export interface WaitingEntryProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Length of its first line; the second has the other one. */
  first: Length;
}

/** Placeholder for a conversation or a notification that is loading: a portrait and two lines of text. */
export function WaitingEntry({ first, ...rest }: WaitingEntryProps) {
  return (
    <Root aria-hidden="true" {...rest} data-component="WaitingEntry">
      <Skeleton shape="circle" />
      <div data-part="waiting-entry-lines">
        <Skeleton length={first} />
        <Skeleton length={first === 'long' ? 'half' : 'long'} />
      </div>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: ${size.avatar} minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};

  & [data-part='waiting-entry-lines'] {
    display: grid;
    gap: ${space[1]};
  }
`;
