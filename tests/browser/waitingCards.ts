import type { JSHandle, Page } from '@playwright/test';

type Cards = JSHandle<Element[]>;

/** Returns those of the cards that wait for the visitor to come near before they hydrate. */
const waitingOf = (cards: Cards): Promise<Cards> =>
  cards.evaluateHandle((all) => all.filter((card) => !Object.keys(card).some((key) => key.startsWith('__reactFiber'))));

/** Counts those of the cards that wait. */
export const countWaiting = async (cards: Cards): Promise<number> =>
  (await waitingOf(cards)).evaluate(({ length }) => length);

/** Returns the cards that wait so far below the window that a page at rest is not about to hydrate them. */
export const farWaitingCards = async (page: Page): Promise<Cards> =>
  waitingOf(
    await page.evaluateHandle(() =>
      [...document.querySelectorAll('#app article')].filter(
        (card) => card.getBoundingClientRect().top > 3 * innerHeight,
      ),
    ),
  );

/** Points at each card that waits, so that it hydrates. Returns how many waited. */
export async function wakeCards(page: Page): Promise<number> {
  const waiting = await waitingOf(await page.evaluateHandle(() => [...document.querySelectorAll('#app article')]));
  return waiting.evaluate((all) => {
    for (const card of all) card.dispatchEvent(new Event('pointerover', { bubbles: true }));
    return all.length;
  });
}
