import { column } from '@afterglow/tokens';

/** The page's padding on both sides and a scroll bar: a list is narrower by that than the window, which `sizes` go by. */
const besideList = 72;

const fromColumns = (columns: number): string => `(min-width: ${columns + besideList}px)`;

/**
 * `sizes` of a card's picture in a list that spans the page, without the gaps between the columns; must match the column
 * breakpoints of the lists.
 */
export const listedSizes = [
  `${fromColumns(column.seven)} 13vw`,
  `${fromColumns(column.six)} 15vw`,
  `${fromColumns(column.five)} 18vw`,
  `${fromColumns(column.four)} 22vw`,
  `${fromColumns(column.three)} 29vw`,
  '47vw',
].join(', ');

/** The same for a card of two columns. */
export const leadSizes = [
  `${fromColumns(column.seven)} 27vw`,
  `${fromColumns(column.six)} 31vw`,
  `${fromColumns(column.five)} 37vw`,
  `${fromColumns(column.four)} 45vw`,
  `${fromColumns(column.three)} 29vw`,
  '47vw',
].join(', ');
