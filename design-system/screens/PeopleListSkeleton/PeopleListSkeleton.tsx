import { container, font, media, radius, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Waiting } from '../Waiting.tsx';

export interface PeopleListSkeletonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Whose cards are on their way. */
  'data-of': 'models' | 'channels' | 'playlists' | 'members';
}

/** A list of models, channels, playlists or members on its way. */
export function PeopleListSkeleton(props: PeopleListSkeletonProps) {
  return (
    <Waiting {...props} name="PeopleListSkeleton">
      <Root data-of={props['data-of']}>
        <div>
          <Skeleton length="half" />
        </div>
        <div>
          <Skeleton length="short" />
        </div>
        <div>
          {[1, 2, 3, 4, 5, 6].map((chip) => (
            <Skeleton key={chip} shape="pill" />
          ))}
        </div>
        <div>
          {Array.from({ length: 24 }, (_, place) => (
            <div key={place}>
              <Skeleton shape={props['data-of'] === 'models' ? 'circle' : 'fill'} />
            </div>
          ))}
        </div>
      </Root>
    </Waiting>
  );
}

const Root = styled.div`
  container-type: inline-size;

  & > div:first-child,
  & > div:nth-child(2) {
    display: flow-root;
    block-size: 1lh;
    max-inline-size: ${size.form};
    font: ${font.pageTitle};
  }
  & > div:nth-child(2) {
    margin-block-start: ${space[1]};
    font: ${font.body};
  }
  & > div:nth-child(3) {
    display: flex;
    overflow: hidden;
    gap: ${space[2]};
    margin-block: ${space[5]};
  }
  & > div:nth-child(3) > * {
    flex: none;
    inline-size: calc(${size.menu} / 2);
    block-size: ${size.control};
  }
  & > div:last-child {
    --columns: 2;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  & > div:last-child > div {
    aspect-ratio: 16 / 9;
    padding-block-end: ${space[1]};
  }
  & > div:last-child > div > * {
    border-radius: ${radius.card};
  }
  &[data-of='models'] > div:last-child {
    --columns: 3;
  }
  &[data-of='models'] > div:last-child > div {
    aspect-ratio: auto;
    padding-block-end: ${space[14]};
  }
  &[data-of='models'] > div:last-child > div > * {
    border-radius: 50%;
  }
  &[data-of='channels'] > div:last-child {
    --columns: 1;
    row-gap: ${size.gridColumn};
  }
  &[data-of='channels'] > div:last-child > div {
    aspect-ratio: auto;
    block-size: calc(${space[16]} + 2 * ${space[3]});
  }
  &[data-of='members'] > div:last-child > div {
    aspect-ratio: 1;
  }

  @container ${container.three} {
    & > div:last-child {
      --columns: 3;
    }
    &[data-of='models'] > div:last-child {
      --columns: 4;
    }
    &[data-of='channels'] > div:last-child {
      --columns: 2;
    }
    &[data-of='members'] > div:last-child > div {
      aspect-ratio: 4 / 3;
    }
  }
  @container ${container.four} {
    & > div:last-child {
      --columns: 4;
    }
    &[data-of='models'] > div:last-child {
      --columns: 6;
    }
    &[data-of='channels'] > div:last-child {
      --columns: 3;
    }
  }
  @container ${container.five} {
    & > div:last-child {
      --columns: 5;
    }
    &[data-of='models'] > div:last-child {
      --columns: 8;
    }
    &[data-of='channels'] > div:last-child {
      --columns: 4;
    }
  }
  @media ${media.xs} {
    & > div:nth-child(3) {
      margin-block: ${space[4]};
    }
  }
`;
