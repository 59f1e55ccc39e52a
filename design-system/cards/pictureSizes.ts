import { column } from '@afterglow/tokens';

/** `sizes` of a card's picture in a list that spans the page; must match the column breakpoints of the lists. */
export const listedSizes = [
  `(min-width: ${column.seven}px) 15vw`,
  `(min-width: ${column.six}px) 17vw`,
  `(min-width: ${column.five}px) 20vw`,
  `(min-width: ${column.four}px) 25vw`,
  `(min-width: ${column.three}px) 33vw`,
  '50vw',
].join(', ');

/** The same for a card of two columns. */
export const leadSizes = [
  `(min-width: ${column.seven}px) 30vw`,
  `(min-width: ${column.six}px) 34vw`,
  `(min-width: ${column.five}px) 40vw`,
  `(min-width: ${column.four}px) 50vw`,
  `(min-width: ${column.three}px) 33vw`,
  '50vw',
].join(', ');
