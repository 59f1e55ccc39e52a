import type { Locator, Page } from '@playwright/test';
import { desktop } from '../browser/conditions.ts';
import { click, hover, tapButton, type } from './acts.ts';
import { onPhone, type Visit } from './visit.ts';

/** The button of a menu, a `<summary>` or a `<button>`. Its name may end with the chosen option. */
const opener = (page: Page, name: string): Locator =>
  page.locator(`header :is(summary, button)[aria-label^="${name}"]:visible`);

/** Ten acts on a list, nine of them in the window of a desktop, whose header shows all of its menus. */
export const listVisits: readonly Visit[] = [
  {
    profile: desktop,
    steps: [
      { name: 'open the orientation menu', act: (page) => click(opener(page, 'Orientation')) },
      { name: 'open the language picker', act: (page) => click(opener(page, 'Language')) },
      {
        name: 'switch the theme',
        act: async (page) => {
          await click(opener(page, 'Appearance'));
          await click(page.locator('header button[name="theme"][value="light"]:visible'));
        },
      },
      {
        name: 'type in the search',
        act: async (page) => {
          await click(page.locator('[data-part="search-field"]'));
          await type(page, 'harbo');
        },
      },
      {
        name: 'close the suggestions',
        act: async (page) => {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Escape');
        },
      },
      { name: 'hover a card', act: (page) => hover(page.locator('main article').nth(3)) },
      { name: 'open a filter', act: (page) => click(page.locator('[data-part="filter-face"]:visible').first()) },
      { name: 'tick a filter', act: (page) => click(page.locator('[data-part="filter-choice"]:visible').nth(1)) },
      { name: 'change the order', act: (page) => click(page.locator('[data-part="sort-list"] a').nth(2)) },
    ],
  },
  onPhone(tapButton('open the menu on a phone', 'Menu')),
];
