import { useCallback, useLayoutEffect, useRef } from 'react';

interface OpenedModal {
  close: () => void;
  /** What had the focus before; of a modal that replaces another, what had it before both. */
  opener: HTMLElement | null;
}

let current: OpenedModal | null = null;
/** Closed in this very task: what opens now replaces it. */
let justClosed: OpenedModal | null = null;

const focused = (): HTMLElement | null =>
  document.activeElement instanceof HTMLElement ? document.activeElement : null;

function replaceModal(close: () => void): OpenedModal {
  const before = current ?? justClosed;
  const opened = { close, opener: before ? before.opener : focused() };
  const replaced = current;
  current = opened;
  replaced?.close();
  return opened;
}

function forgetModal(opened: OpenedModal): void {
  if (current !== opened) return;
  current = null;
  justClosed = opened;
  setTimeout(() => {
    if (justClosed === opened) justClosed = null;
  });
}

/**
 * Never two modals at once: one that opens closes the one before. Returns what gives the focus back to the opener once
 * the last of them is closed.
 */
export function useSingleModal(onClose: () => void): () => void {
  const latest = useRef(onClose);
  const own = useRef<OpenedModal>(null);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const opened = replaceModal(() => latest.current());
    own.current = opened;
    return () => forgetModal(opened);
  }, []);
  return useCallback(() => {
    if (current === null) own.current?.opener?.focus();
  }, []);
}
