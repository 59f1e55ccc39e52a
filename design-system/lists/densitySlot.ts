import { createLatePart } from '../primitives/lateValue.ts';

const density = createLatePart();

/** Provides the DensitySwitch of every list of videos; its code loads after the list. */
export const DensityProvider = density.Provider;

/** Renders the provided switch, or nothing. */
export const DensitySlot = density.Slot;
