import { color, font, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';

export type MemberCardSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Placeholder for a member card that is loading: box, avatar, name and two lines of text. */
export function MemberCardSkeleton(props: MemberCardSkeletonProps) {
  return (
    <Root aria-hidden="true" {...props} data-component="MemberCardSkeleton">
      <Skeleton shape="circle" />
      <div>
        <Skeleton length="long" />
      </div>
      <div>
        <Skeleton length="half" />
      </div>
      <div>
        <Skeleton length="half" />
      </div>
    </Root>
  );
}

const Root = styled.div`
  block-size: 100%;
  padding: ${space[4]} ${space[3]};
  border: ${size.hairline} solid ${color.line};
  border-radius: ${radius.player};
  background: ${color.raised};

  & > :first-child {
    inline-size: ${size.avatarLarge};
    margin-inline: auto;
  }
  & > div {
    display: flow-root;
    block-size: 1lh;
    font: ${font.meta};
  }
  & > div:nth-child(2) {
    margin-block: ${space[3]} ${space.half};
    font: ${font.cardTitle};
  }
  & > div > * {
    margin-inline: auto;
  }
`;
