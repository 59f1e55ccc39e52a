import { column } from '@afterglow/tokens';

/** `sizes` of a card's picture in a list that spans the page; must match the column breakpoints of the lists. */
export const listedSizes = [
  `(min-width: ${column.six}px) 17vw`,
  `(min-width: ${column.five}px) 20vw`,
  `(min-width: ${column.four}px) 25vw`,
  `(min-width: ${column.three}px) 33vw`,
  '50vw',
].join(', ');
