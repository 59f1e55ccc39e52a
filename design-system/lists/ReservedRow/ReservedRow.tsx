import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { RowSkeleton } from '../RowSkeleton/RowSkeleton.tsx';
import { VideoGridSkeleton } from '../VideoGridSkeleton/VideoGridSkeleton.tsx';

export interface ReservedRowProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The row that is to take this place; a script in the document's head marks those that the device has. */
  'data-row': 'continue' | 'because';
  /** Whether the row is known to come. If not, the mark in the document decides. */
  certain?: boolean;
}

/**
 * Room for a row that only the device knows, as high as a single row of VideoRow. The server cannot know whether there
 * will be one, so it takes no room unless `data-reserved` on `<html>` names it.
 */
export function ReservedRow({ certain = false, ...rest }: ReservedRowProps) {
  return (
    <Root aria-hidden="true" {...rest} data-certain={certain || undefined} data-component="ReservedRow">
      <RowSkeleton>
        <VideoGridSkeleton cards={4} data-rows="line" />
      </RowSkeleton>
    </Root>
  );
}

const Root = styled.div`
  display: none;

  &[data-certain],
  :root[data-reserved~='continue'] &[data-row='continue'],
  :root[data-reserved~='because'] &[data-row='because'] {
    display: block;
  }
`;
