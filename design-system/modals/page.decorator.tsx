import { container, size, space } from '@afterglow/tokens';
import type { ComponentType } from 'react';
import styled from 'styled-components';
import { Skeleton } from '../primitives/Skeleton/Skeleton.tsx';

const cards = Array.from({ length: 12 }, (_, index) => `card ${index}`);

/** Renders a modal in stories above a page. */
export const pageDecorator = (Story: ComponentType) => (
  <Behind>
    <Skeleton length="half" />
    <ul data-part="behind-list">
      {cards.map((card) => (
        <li key={card}>
          <Skeleton shape="picture" />
        </li>
      ))}
    </ul>
    <Story />
  </Behind>
);

const Behind = styled.main`
  container-type: inline-size;
  min-block-size: 100dvh;
  display: grid;
  align-content: start;
  gap: ${space[6]};
  padding: ${space[8]} ${size.pagePadding};

  [data-part='behind-list'] {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${space[5]};
  }

  @container ${container.four} {
    [data-part='behind-list'] {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`;
