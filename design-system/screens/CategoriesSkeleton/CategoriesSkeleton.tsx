import { color, container, font, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export type CategoriesSkeletonProps = Omit<ComponentProps<'div'>, 'children'>;

/** The index of categories on its way. */
export function CategoriesSkeleton(props: CategoriesSkeletonProps) {
  return (
    <Waiting {...props} name="CategoriesSkeleton">
      <Root>
        <div>
          <Skeleton length="short" />
        </div>
        <div>
          {Array.from({ length: 32 }, (_, place) => (
            <div key={place}>
              <Skeleton length={place % 3 === 0 ? 'half' : 'long'} />
            </div>
          ))}
        </div>
      </Root>
    </Waiting>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & > :first-child {
    display: flow-root;
    block-size: calc(1lh + ${size.sectionGap});
    font: ${font.pageTitle};
  }
  & > :last-child {
    column-gap: ${size.gridColumn};
  }
  & > :last-child > div {
    display: flow-root;
    block-size: ${size.touch};
    padding: ${space[2]} ${space[3]};
    border-block-start: ${size.hairline} solid ${color.line};
    font: ${font.cardTitle};
    break-inside: avoid;
  }

  @container ${container.three} {
    & > :last-child {
      columns: 2;
    }
  }
  @container ${container.four} {
    & > :last-child {
      columns: 3;
    }
  }
  @container ${container.five} {
    & > :last-child {
      columns: 4;
    }
  }
`;
