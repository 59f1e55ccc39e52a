import { useCallback, useLayoutEffect, useRef } from 'react';

interface OpenedModal {
  close: () => void;
  /** Element that had the focus before; if this modal replaces another, the one that had it before both. */
  opener: HTMLElement | null;
  /** The modal below it; null if it is directly above the page. */
  below: OpenedModal | null;
}

export interface ModalPlace {
  giveBack: () => void;
  isOnTop: () => boolean;
}

let current: OpenedModal | null = null;
/** The modal that was closed in the current task: one that opens now replaces it. */
let justClosed: OpenedModal | null = null;

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

function replaceModal(close: () => void, above: boolean): OpenedModal {
  const before = above ? null : (current ?? justClosed);
  const opened = { close, opener: before ? before.opener : focused(), below: above ? current : null };
  const replaced = above ? null : current;
  current = opened;
  replaced?.close();
  return opened;
}

function forgetModal(opened: OpenedModal): void {
  if (current !== opened) return;
  current = opened.below;
  justClosed = opened;
  setTimeout(() => {
    if (justClosed === opened) justClosed = null;
  });
}

/**
 * Allows only one modal at a time: one that opens closes the one before, unless it is to be `above` it.
 * @returns `giveBack`, which returns the focus to the opener once the last modal is closed, and `isOnTop`, which says
 * whether no other modal is above this one
 */
export function useSingleModal(onClose: () => void, above: boolean): ModalPlace {
  const latest = useRef(onClose);
  const own = useRef<OpenedModal>(null);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const opened = replaceModal(() => latest.current(), above);
    own.current = opened;
    return () => forgetModal(opened);
  }, [above]);
  const giveBack = useCallback(() => {
    if (current === (own.current?.below ?? null)) own.current?.opener?.focus();
  }, []);
  const isOnTop = useCallback(() => current === own.current, []);
  return { giveBack, isOnTop };
}
