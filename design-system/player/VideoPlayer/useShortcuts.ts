import { useLayoutEffect, useRef } from 'react';

/** Whether a key press goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** Whether a dialog or a menu is open. */
export const isLayerOpen = (): boolean => document.querySelector('dialog[open],[role="dialog"],[role="menu"]') !== null;

/** Effects of keys, by `KeyboardEvent.key`; those of single keys in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

interface Keys {
  /** Single keys, wherever on the page the focus is. Ignored unless `enabled`; the visitor can turn them off. */
  single: Shortcuts;
  /** Keys that would scroll the page: only while the focus is in the player. */
  inside: Shortcuts;
  enabled: boolean;
}

/** Handles the keys of the player. Keys with a modifier, in a field or in an open dialog elsewhere are left alone. */
export function useShortcuts(container: HTMLElement, keys: Keys): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  // Before the controls are painted, so that a key pressed as they appear is not lost.
  useLayoutEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const within = target instanceof Node && container.contains(target);
      if (!within && isLayerOpen()) return;
      // Space presses a focused button, and an open panel of the player keeps its keys.
      if (target instanceof Element && target.closest('dialog')) return;
      if (key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      const { single, inside, enabled } = current.current;
      const act = (within ? inside[key] : undefined) ?? (enabled ? single[key.toLowerCase()] : undefined);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [container]);
}
