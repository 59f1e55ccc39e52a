/** The layout of a card: the first of a list with a lead is large, and those of a whole list obey DensitySwitch. */
export const layoutAt = (place: number, rows: string | undefined) =>
  rows ? (rows === 'lead' && !place ? 'lead' : undefined) : 'listed';
