import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';
import type { RevealButtonProps } from './RevealButton/RevealButton.tsx';

const RevealContext = createContext<ComponentType<RevealButtonProps> | null>(null);

/** Provides the button that every card with a picture shows in discreet mode; its code is loaded only in that mode. */
export const RevealProvider = RevealContext.Provider;

/** Returns a function that renders that button; it renders nothing if none is provided. */
export function useReveal(): (props: RevealButtonProps) => ReactNode {
  const button = useContext(RevealContext);
  return (props) => button && createElement(button, props);
}
