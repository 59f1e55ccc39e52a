import type { Page } from '@playwright/test';

/**
 * Counts the cards of the page that wait for the visitor to come near before they hydrate.
 * @param wakes points at each of them, so that they hydrate
 */
export const waitingCards = (page: Page, { wakes = false } = {}): Promise<number> =>
  page.evaluate((points) => {
    const waiting = [...document.querySelectorAll('#app article')].filter(
      (card) => !Object.keys(card).some((key) => key.startsWith('__reactFiber')),
    );
    if (points) for (const card of waiting) card.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return waiting.length;
  }, wakes);
