import { useLayoutEffect, useRef } from 'react';

/** Whether what is pressed goes into a field. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

/** What the keys do, by `KeyboardEvent.key` in lower case. */
export type Shortcuts = Readonly<Record<string, () => void>>;

interface Keys {
  /** Single keys, wherever on the page the focus is. The visitor can turn them off. */
  single: Shortcuts;
  /** Keys with which a page scrolls: only while the focus is in the player. */
  inside: Shortcuts;
  enabled: boolean;
}

/** Keyboard control of the player. A modifier, a field and an open dialog elsewhere keep their keys. */
export function useShortcuts(container: HTMLElement, keys: Keys): void {
  const current = useRef(keys);
  useLayoutEffect(() => {
    current.current = keys;
  });
  // Before the controls are painted: a key that is pressed as they appear is not lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target, key, ctrlKey, metaKey, altKey, defaultPrevented } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const within = target instanceof Node && container.contains(target);
      if (!within && document.querySelector('dialog[open],[role="dialog"],[role="menu"]')) return;
      // A pressed button is pressed; an open panel of the player keeps its keys.
      if (target instanceof Element && target.closest('dialog')) return;
      if (key === ' ' && target instanceof Element && target.closest('button, a, summary')) return;
      const { single, inside, enabled } = current.current;
      const act = (within ? inside[key] : undefined) ?? (enabled ? single[key.toLowerCase()] : undefined);
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [container]);
}
