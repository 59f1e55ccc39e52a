import { createLatePart } from '../primitives/lateValue.ts';

/** The video that a menu belongs to, as far as its card knows it. */
export interface CardMenuTarget {
  href: string;
  title: string;
  /** The channel, or the uploader; empty if unknown. */
  by: string;
  'data-part'?: string;
}

const menus = createLatePart<CardMenuTarget>();

/** Provides the component that every video card renders as its menu, a CardMenu; its code is loaded after the cards. */
export const CardMenuProvider = menus.Provider;

/** Renders that component; nothing if none is provided. */
export const CardMenuSlot = menus.Slot;
