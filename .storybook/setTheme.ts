import type { Page } from 'playwright-core';

/** Turns a story to a theme and returns the one it had. The theme is an attribute; React is not told, as on the site. */
export const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((theme) => {
    const before = document.documentElement.dataset['theme'] ?? '';
    for (const element of [document.documentElement, ...document.querySelectorAll<HTMLElement>('.story')])
      element.dataset['theme'] = theme;
    return before;
  }, theme);
