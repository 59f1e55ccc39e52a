import type { Locator, Page } from '@playwright/test';

/** An act of a visitor on a page. */
export interface Step {
  name: string;
  act: (page: Page) => Promise<void>;
}

/** Milliseconds between two letters. */
const typingDelayMs = 120;

/**
 * Returns the centre of an element. Playwright's own clicks check their target at each event, which would be measured,
 * too.
 */
async function centreOf(locator: Locator): Promise<{ x: number; y: number }> {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  if (!box) throw new Error(`${locator.toString()} is not laid out.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

export async function click(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().mouse.click(x, y);
}

export async function hover(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().mouse.move(x, y);
}

export async function tap(locator: Locator): Promise<void> {
  const { x, y } = await centreOf(locator);
  await locator.page().touchscreen.tap(x, y);
}

/** Types like a person: the page can answer between two letters. */
export const type = (page: Page, text: string): Promise<void> => page.keyboard.type(text, { delay: typingDelayMs });

/** Returns a step that taps the first visible element that a function finds. */
export const tapStep = (name: string, find: (page: Page) => Locator): Step => ({
  name,
  act: (page) => tap(find(page).filter({ visible: true }).first()),
});

/** Returns a step that taps the button with a label. */
export const tapButton = (name: string, label: string): Step =>
  tapStep(name, (page) => page.getByRole('button', { name: label, exact: true }));

/** Returns a step that presses a key. */
export const pressStep = (name: string, key: string): Step => ({ name, act: (page) => page.keyboard.press(key) });
