import type { ComponentProps } from 'react';
import { ModelCard, type ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';
import { ModelGridRoot } from './ModelGridRoot.ts';

export interface ModelGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  cards: readonly ModelCardProps[];
  /** `whole`: one or two full rows without an incomplete one, for the home page. */
  'data-rows'?: 'whole';
}

/** A responsive grid of models. */
export function ModelGrid({ cards, ...rest }: ModelGridProps) {
  return (
    <ModelGridRoot {...rest} data-component="ModelGrid">
      <ul data-part="model-grid-list">
        {cards.map((card) => (
          <li data-part="model-grid-item" key={card.href}>
            <ModelCard {...card} />
          </li>
        ))}
      </ul>
    </ModelGridRoot>
  );
}
