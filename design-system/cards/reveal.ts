import { createElement, type ComponentType, type ReactNode } from 'react';
import { createLateValue } from '../primitives/lateValue.ts';
import type { RevealButtonProps } from './RevealButton/RevealButton.tsx';

const reveal = createLateValue<ComponentType<RevealButtonProps> | null>(null);

/** Provides the button that every card with a picture shows in discreet mode; its code is loaded only in that mode. */
export const RevealProvider = reveal.Provider;

/** Returns a function that renders that button; it renders nothing if none is provided. */
export function useReveal(): (props: RevealButtonProps) => ReactNode {
  const button = reveal.useLateValue((provided) => provided);
  return (props) => button && createElement(button, props);
}
