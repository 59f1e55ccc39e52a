import { container, size, space } from '@afterglow/tokens';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { ModelCard, type ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';

export interface ModelGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  cards: readonly ModelCardProps[];
  /** `whole`: one or two full rows and no ragged end, for a row of the home page. */
  'data-rows'?: 'whole';
}

/** Models in as many columns as there is room for. */
export function ModelGrid({ cards, ...rest }: ModelGridProps) {
  return (
    <ModelGridRoot {...rest} data-component="ModelGrid">
      <ul>
        {cards.map((card) => (
          <li key={card.href}>
            <ModelCard {...card} />
          </li>
        ))}
      </ul>
    </ModelGridRoot>
  );
}

export const ModelGridRoot = styled.div`
  container-type: inline-size;

  & > ul {
    --columns: 3;
    display: grid;
    grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    gap: ${size.gridRow} ${size.gridColumn};
  }
  @container ${container.three} {
    & > ul {
      --columns: 4;
      column-gap: ${space[6]};
    }
  }
  @container ${container.four} {
    & > ul {
      --columns: 6;
    }
  }
  @container ${container.five} {
    & > ul {
      --columns: 8;
    }
  }

  &[data-rows='whole'] > ul > li:nth-child(n + 7) {
    display: none;
  }
  @container ${container.three} {
    &[data-rows='whole'] > ul > li:nth-child(-n + 8) {
      display: revert;
    }
  }
  @container ${container.four} {
    &[data-rows='whole'] > ul > li:nth-child(n + 7) {
      display: none;
    }
  }
  @container ${container.five} {
    &[data-rows='whole'] > ul > li:nth-child(-n + 8) {
      display: revert;
    }
  }
`;
