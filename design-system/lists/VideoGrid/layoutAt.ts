/**
 * Returns the layout of the card at an index: the first card of a list with a lead is large, and the cards of a
 * complete list follow DensitySwitch.
 */
export const layoutAt = (place: number, rows: string | undefined) =>
  rows ? (rows === 'lead' && !place ? 'lead' : undefined) : 'listed';
