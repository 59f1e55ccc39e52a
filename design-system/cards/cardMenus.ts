import { createElement, type ComponentType, type ReactNode } from 'react';
import { createLateContext, whole } from '../primitives/lateContext.ts';

/** The video that a menu belongs to, as far as its card knows it. */
export interface CardMenuTarget {
  href: string;
  title: string;
  /** The channel, or the uploader; empty if unknown. */
  by: string;
  'data-part'?: string;
}

const cardMenu = createLateContext<ComponentType<CardMenuTarget> | null>(null);

/** Provides the component that every video card renders as its menu, a CardMenu; its code is loaded after the cards. */
export const CardMenuProvider = cardMenu.Provider;

/** Renders that component; nothing if none is provided. */
export function CardMenuSlot(target: CardMenuTarget): ReactNode {
  const menu = cardMenu.useValue(whole);
  return menu && createElement(menu, target);
}
