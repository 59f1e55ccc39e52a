import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

const HiddenContext = createContext<ComponentType | null>(null);

/**
 * Provides the HiddenCount below every list, which says how many of its videos are hidden; its code loads after the
 * list.
 */
export const HiddenProvider = HiddenContext.Provider;

/** Renders the provided line, or nothing. */
export function HiddenSlot(): ReactNode {
  const line = useContext(HiddenContext);
  return line && createElement(line);
}
