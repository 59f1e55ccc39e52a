/** As many places as things are on their way, each its own key. */
export const indexes = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
