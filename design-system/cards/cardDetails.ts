import { createLateValue } from '../primitives/lateValue.ts';

const shown = createLateValue(true);

/**
 * Provides whether cards of whole lists render the day, the description and the terms of a video, which only the density
 * with one video a row displays. Without it they do, and style rules hide them in the other densities.
 */
export const CardDetailsProvider = shown.Provider;

/** Returns whether a card of a whole list renders the details of its video. */
export const useCardDetails = (): boolean => shown.useLateValue((value) => value);
