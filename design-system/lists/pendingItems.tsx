import type { ReactElement } from 'react';
import { indexes } from '../primitives/Skeleton/indexes.ts';

/** Placeholders for the entries of a list that is pending: enough for the first screen. */
export const pendingItems = (card: ReactElement): ReactElement[] =>
  indexes(24).map((place) => (
    <li key={place} aria-hidden="true">
      {card}
    </li>
  ));
