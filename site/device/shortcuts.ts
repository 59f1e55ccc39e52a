import type { registry } from './registry.ts';

const player: keyof typeof registry = 'player';

/**
 * Disables single-key shortcuts on every page, from its first key press on, if the visitor has switched them off in the
 * player. Searches the stored text, since zod and the player's code load later.
 */
export function applyShortcuts(): void {
  try {
    if (localStorage.getItem(player)?.includes('"shortcuts":false'))
      document.documentElement.dataset['shortcuts'] = 'off';
  } catch {
    // Without storage, nothing was switched off.
  }
}
