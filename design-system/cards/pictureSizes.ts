import { column } from '@afterglow/tokens';

/** The page's padding on both sides and a scroll bar: a list is narrower by that than the window, which `sizes` go by. */
const besideList = 72;

/** From the share of the window that a picture takes with seven to three columns and below; must match those of the lists. */
const sizesOf = (seven: number, six: number, five: number, four: number): string =>
  `(min-width: ${column.seven + besideList}px) ${seven}vw, (min-width: ${column.six + besideList}px) ${six}vw, (min-width: ${column.five + besideList}px) ${five}vw, (min-width: ${column.four + besideList}px) ${four}vw, (min-width: ${column.three + besideList}px) 29vw, 47vw`;

/** `sizes` of a card's picture in a list that spans the page, without the gaps between the columns. */
export const listedSizes = sizesOf(13, 15, 18, 22);

/** The same for a card of two columns. */
export const leadSizes = sizesOf(27, 31, 37, 45);
