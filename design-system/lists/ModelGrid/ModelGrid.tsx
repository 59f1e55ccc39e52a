import type { ComponentProps } from 'react';
import { ModelCard, type ModelCardProps } from '../../cards/ModelCard/ModelCard.tsx';
import { ModelCardSkeleton } from '../../cards/ModelCardSkeleton/ModelCardSkeleton.tsx';
import type { Pending } from '../../reader/pending.ts';
import { listItems } from '../listItems.tsx';
import { ModelGridRoot } from './ModelGridRoot.ts';

export interface ModelGridProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** In display order. */
  cards: readonly ModelCardProps[] | Pending;
  /** `whole`: one or two full rows without an incomplete one, for the home page. */
  'data-rows'?: 'whole';
}

/** A responsive grid of models. */
export function ModelGrid({ cards, ...rest }: ModelGridProps) {
  return (
    <ModelGridRoot {...rest} data-component="ModelGrid">
      <ul data-part="model-grid-list">
        {listItems(
          cards,
          (card) => (
            <ModelCard {...card} />
          ),
          <ModelCardSkeleton />,
          'model-grid-item',
        )}
      </ul>
    </ModelGridRoot>
  );
}
