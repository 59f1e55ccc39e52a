import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

const HiddenContext = createContext<ComponentType | null>(null);

/** Provides the line below every list that says how many of its videos are hidden, a HiddenCount; its code is loaded later. */
export const HiddenProvider = HiddenContext.Provider;

/** Renders that line; nothing unless it is provided. */
export function HiddenSlot(): ReactNode {
  const line = useContext(HiddenContext);
  return line && createElement(line);
}
