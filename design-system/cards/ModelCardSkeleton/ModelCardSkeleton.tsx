import { font, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type ModelCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for a model card that is loading; the same size as a card with a one-line name. */
export function ModelCardSkeleton(props: ModelCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...props} data-component="ModelCardSkeleton">
      <Skeleton shape="circle" />
      <div>
        <Skeleton length="long" />
      </div>
      <div>
        <Skeleton length="half" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  & > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & > div:nth-child(2) {
    margin-block-start: ${space[3]};
    font: ${font.cardTitle};
  }
  & > div > * {
    margin-inline: auto;
  }
`;
