import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** The video that a menu belongs to, as far as its card knows it. */
export interface CardMenuTarget {
  href: string;
  title: string;
  /** The channel, or the uploader; empty if unknown. */
  by: string;
  'data-part'?: string;
}

const CardMenuContext = createContext<ComponentType<CardMenuTarget> | null>(null);

/** Provides the component that every video card renders as its menu, a CardMenu; its code is loaded after the cards. */
export const CardMenuProvider = CardMenuContext.Provider;

/** Renders that component; nothing if none is provided. */
export function CardMenuSlot(target: CardMenuTarget): ReactNode {
  const menu = useContext(CardMenuContext);
  return menu && createElement(menu, target);
}
