import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

const DensityContext = createContext<ComponentType | null>(null);

/** Provides the switch of every list of videos, a DensitySwitch; its code is loaded after the list. */
export const DensityProvider = DensityContext.Provider;

/** Renders that switch; nothing unless it is provided. */
export function DensitySlot(): ReactNode {
  const density = useContext(DensityContext);
  return density && createElement(density);
}
