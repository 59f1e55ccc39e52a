import { column } from '@afterglow/tokens';

/**
 * Padding of the page on both sides and a scrollbar, in pixels: a list is narrower than the window, to which `sizes`
 * refer.
 */
const besideList = 72;

/** `sizes` of one of two columns, to the pixel: the window without its edges and the gap, halved. */
export const halfSizes = 'calc(50vw - 17px)';

/**
 * Returns `sizes` from the shares of the window's width, in percent, that a picture takes with seven to four columns;
 * those of three and fewer are fixed. The columns must match those of the lists.
 */
const sizesOf = (seven: number, six: number, five: number, four: number): string =>
  `(min-width: ${column.seven + besideList}px) ${seven}vw, (min-width: ${column.six + besideList}px) ${six}vw, (min-width: ${column.five + besideList}px) ${five}vw, (min-width: ${column.four + besideList}px) ${four}vw, (min-width: ${column.three + besideList}px) 29vw, ${halfSizes}`;

/** `sizes` of a card's picture in a list as wide as the page, without the gaps between the columns. */
export const listedSizes = sizesOf(13, 15, 18, 22);

/** `sizes` of the picture of a card that spans two columns. */
export const leadSizes = sizesOf(27, 31, 37, 45);
