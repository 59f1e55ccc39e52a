import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

const DensityContext = createContext<ComponentType | null>(null);

/** Provides the DensitySwitch of every list of videos; its code loads after the list. */
export const DensityProvider = DensityContext.Provider;

/** Renders the provided switch, or nothing. */
export function DensitySlot(): ReactNode {
  const density = useContext(DensityContext);
  return density && createElement(density);
}
