import { useEffect, type RefObject } from 'react';
import { usePlayerServices } from '../VideoPlayer/playerServices.ts';
import { isLayerOpen, isTyping } from '../VideoPlayer/useShortcuts.ts';

/** The link that each key follows; ShortcutSheet lists the keys for visitors. */
const steps = new Map([
  ['N', 'next'],
  ['P', 'previous'],
]);

/**
 * Handles Shift with N and P, wherever on the page the focus is, but in fields and beside open dialogs. The visitor can
 * turn them off with the player's other keys.
 */
export function usePanelKeys(panel: RefObject<HTMLElement | null>): void {
  const { readPreferences } = usePlayerServices();
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      const { key, shiftKey, ctrlKey, metaKey, altKey, target, defaultPrevented } = event;
      const step = shiftKey ? steps.get(key.toUpperCase()) : undefined;
      if (step === undefined || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      if (isLayerOpen() || !readPreferences().shortcuts) return;
      const link = panel.current?.querySelector<HTMLElement>(`a[data-step="${step}"]`);
      if (!link) return;
      event.preventDefault();
      link.click();
    };
    document.addEventListener('keydown', handleKeyDown);
    return () => document.removeEventListener('keydown', handleKeyDown);
  }, [panel, readPreferences]);
}
