import { font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type MemberCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for a member card that is loading: avatar, name and two lines of text. */
export function MemberCardSkeleton(props: MemberCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...props} data-component="MemberCardSkeleton">
      <Skeleton shape="circle" data-part="member-card-skeleton-picture" />
      <div data-part="member-card-skeleton-title">
        <Skeleton length="long" data-part="member-card-skeleton-line" />
      </div>
      <div data-part="member-card-skeleton-facts">
        <Skeleton length="half" data-part="member-card-skeleton-line" />
      </div>
      <div data-part="member-card-skeleton-facts">
        <Skeleton length="half" data-part="member-card-skeleton-line" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  & [data-part='member-card-skeleton-picture'] {
    inline-size: ${size.avatarLarge};
    margin-inline: auto;
  }
  & [data-part='member-card-skeleton-title'] {
    display: flow-root;
    block-size: 1lh;
    margin-block: ${space[3]} ${space.half};
    font: ${font.cardTitle};
  }
  & [data-part='member-card-skeleton-facts'] {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & [data-part='member-card-skeleton-line'] {
    margin-inline: auto;
  }
`;
