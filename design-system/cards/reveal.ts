import { createElement, type ComponentType, type ReactNode } from 'react';
import { createLateContext, whole } from '../primitives/lateContext.ts';
import type { RevealButtonProps } from './RevealButton/RevealButton.tsx';

const revealButton = createLateContext<ComponentType<RevealButtonProps> | null>(null);

/** Provides the button that every card with a picture shows in discreet mode; its code is loaded only in that mode. */
export const RevealProvider = revealButton.Provider;

/** Returns a function that renders that button; it renders nothing if none is provided. */
export function useReveal(): (props: RevealButtonProps) => ReactNode {
  const button = revealButton.useValue(whole);
  return (props) => button && createElement(button, props);
}
