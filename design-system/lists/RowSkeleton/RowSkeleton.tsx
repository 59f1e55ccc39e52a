import { font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type RowSkeletonProps = ComponentProps<'div'>;

/** Placeholder for a row: its title, above the placeholder of its content. */
export function RowSkeleton({ children, ...rest }: RowSkeletonProps) {
  return (
    <Root aria-hidden="true" {...rest} data-component="RowSkeleton">
      <div data-part="row-skeleton-title">
        <Skeleton length="short" />
      </div>
      {children}
    </Root>
  );
}

const Root = styled.div`
  & [data-part='row-skeleton-title'] {
    display: flow-root;
    block-size: 1lh;
    margin-block-end: ${space[4]};
    font: ${font.sectionTitle};
  }
`;
