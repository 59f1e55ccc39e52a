/** What a card shows in place of a picture; empty without a name. */
export const initialOf = (name: string): string => [...name.trim()][0] ?? '';
