import type { JSHandle, Page } from '@playwright/test';

/**
 * Returns the cards that wait far below the window: further than those which a page at rest may still be about to
 * hydrate.
 */
export const farWaitingCards = (page: Page): Promise<JSHandle<Element[]>> =>
  page.evaluateHandle(() =>
    [...document.querySelectorAll('#app article')].filter(
      (card) =>
        card.getBoundingClientRect().top > 3 * innerHeight &&
        !Object.keys(card).some((key) => key.startsWith('__reactFiber')),
    ),
  );

/** Counts those of the cards that are hydrated by now. */
export const hydratedOf = (cards: JSHandle<Element[]>): Promise<number> =>
  cards.evaluate((all) => all.filter((card) => Object.keys(card).some((key) => key.startsWith('__reactFiber'))).length);

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
