import { fullMembers } from '@afterglow/fixtures/data/members';
import type { Page } from '@playwright/test';
import { signIn } from './signIn.ts';
import { expect, test } from './visitor.ts';

/** Returns the boxes of the elements in the header's row, in order from the start, and of their words. */
const boxesOf = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const visible = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 1;
    const boxes = (selector: string) =>
      [...header.querySelectorAll(selector)].filter(visible).map((element) => {
        const { left, right, height } = element.getBoundingClientRect();
        return { left, right, height, lines: height / Number.parseFloat(getComputedStyle(element).lineHeight) };
      });
    return {
      row: boxes(
        '[data-part="header-home"], [data-part="nav-item"], [data-part="header-search"], [data-part="header-tools"] > *, [data-part="header-user"]',
      ).toSorted((one, other) => one.left - other.left),
      labels: boxes('[data-part="nav-link"], [data-part="user-name"]'),
      search: boxes('[data-part="header-search"]'),
      overflow: header.scrollWidth - header.clientWidth,
    };
  });

for (const language of ['en', 'de', 'th'])
  test(`a member’s header has its navigation, and room for the search, on every page wider than 1024 pixels: ${language}`, async ({
    page,
    baseURL,
  }) => {
    await page.context().addCookies([{ name: 'kt_lang', value: language, url: baseURL ?? '' }]);
    await signIn(page.request, fullMembers.standard, baseURL);
    for (const width of [1025, 1100, 1120, 1200, 1280, 1440, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/categories/');
      await expect(page.getByRole('banner').locator('[data-part="header-user"]')).toBeVisible();
      const { row, labels, search, overflow } = await boxesOf(page);
      expect(row.length, `${width} px`).toBeGreaterThan(8);
      expect(
        search.map((one) => one.right - one.left >= 320),
        `${width} px: ${JSON.stringify(search)}`,
      ).toEqual([true]);
      expect(
        row.filter((one, place) => one.left < (row[place - 1]?.right ?? 0) - 0.5),
        `${width} px: overlaps`,
      ).toEqual([]);
      expect(
        labels.filter(({ height }) => height > 44),
        `${width} px: wraps`,
      ).toEqual([]);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
      expect(row.at(-1)?.right, `${width} px`).toBeLessThanOrEqual(width);
    }
  });
