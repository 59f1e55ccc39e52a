import { font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { fillWindow } from '../fillWindow.ts';
import { SkeletonFrame } from '../SkeletonFrame.tsx';

export type TextSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** Skeleton of a text or form page. */
export function TextSkeleton(props: TextSkeletonProps) {
  return (
    <SkeletonFrame {...props} name="TextSkeleton">
      <Root>
        <div data-part="text-skeleton-title">
          <Skeleton length="half" />
        </div>
        {[1, 2, 3].map((paragraph) => (
          <div key={paragraph}>
            <Skeleton />
            <Skeleton />
            <Skeleton length="long" />
          </div>
        ))}
      </Root>
    </SkeletonFrame>
  );
}

const Root = styled.div`
  ${fillWindow}
  display: grid;
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: ${size.reading};
  margin-inline: auto;
  font: ${font.body};

  & [data-part='text-skeleton-title'] {
    font: ${font.pageTitle};
  }
`;
