import type { ReactElement } from 'react';
import { indexes } from '../primitives/Skeleton/indexes.ts';
import { isPending, type Pending } from '../reader/pending.ts';

/**
 * Returns the items of a list; while it is pending, enough placeholders for the first screen.
 * @param part Value of `data-part` for each item.
 */
export const listItems = <Card extends { href: string }>(
  cards: readonly Card[] | Pending,
  render: (card: Card) => ReactElement,
  placeholder: ReactElement,
  part?: string,
): ReactElement[] =>
  isPending(cards)
    ? indexes(24).map((place) => (
        <li key={place} aria-hidden="true" data-part={part}>
          {placeholder}
        </li>
      ))
    : cards.map((card) => (
        <li key={card.href} data-part={part}>
          {render(card)}
        </li>
      ));
