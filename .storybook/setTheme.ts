import type { Page } from 'playwright-core';

/**
 * Switches a story to a theme and returns the previous one. The theme is an attribute; React does not re-render, as on
 * the site.
 */
export const setTheme = (page: Page, theme: string): Promise<string> =>
  page.evaluate((theme) => {
    const before = document.documentElement.dataset['theme'] ?? '';
    for (const element of [document.documentElement, ...document.querySelectorAll<HTMLElement>('.story')])
      element.dataset['theme'] = theme;
    return before;
  }, theme);
