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
      <div data-part="model-card-skeleton-title">
        <Skeleton length="long" data-part="model-card-skeleton-line" />
      </div>
      <div data-part="model-card-skeleton-facts">
        <Skeleton length="half" data-part="model-card-skeleton-line" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  & [data-part='model-card-skeleton-title'] {
    display: flow-root;
    block-size: 1lh;
    margin-block-start: ${space[3]};
    font: ${font.cardTitle};
  }
  & [data-part='model-card-skeleton-facts'] {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & [data-part='model-card-skeleton-line'] {
    margin-inline: auto;
  }
`;
