import type { ComponentProps } from 'react';
import { ModelCard, type ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';
import { ModelGridRoot } from './ModelGridRoot.ts';

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
