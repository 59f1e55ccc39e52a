import type { registry } from './registry.ts';

const player: keyof typeof registry = 'player';

/**
 * Single-key shortcuts that the visitor switched off in the player are off on every page, from its first key press on.
 * Searches the stored text, since zod and the player's code come later.
 */
export function applyShortcuts(): void {
  try {
    if (localStorage.getItem(player)?.includes('"shortcuts":false'))
      document.documentElement.dataset['shortcuts'] = 'off';
  } catch {
    // Without storage nothing was switched off.
  }
}
