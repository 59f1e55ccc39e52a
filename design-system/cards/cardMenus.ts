import { createContext, createElement, useContext, type ComponentType, type ReactNode } from 'react';

/** The video whose menu it is, as its card knows it. */
export interface CardMenuTarget {
  href: string;
  title: string;
  /** The channel, or the uploader; empty if unknown. */
  by: string;
  'data-part'?: string;
}

const CardMenuContext = createContext<ComponentType<CardMenuTarget> | null>(null);

/** Provides the menu of every video card, a CardMenu; its code is loaded after the cards. */
export const CardMenuProvider = CardMenuContext.Provider;

/** Renders that menu; nothing unless it is provided. */
export function CardMenuSlot(target: CardMenuTarget): ReactNode {
  const menu = useContext(CardMenuContext);
  return menu && createElement(menu, target);
}
