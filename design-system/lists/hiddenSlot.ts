import { createLatePart } from '../primitives/lateValue.ts';

const line = createLatePart();

/**
 * Provides the HiddenCount below every list, which says how many of its videos are hidden; its code loads after the
 * list.
 */
export const HiddenProvider = line.Provider;

/** Renders the provided line, or nothing. */
export const HiddenSlot = line.Slot;
