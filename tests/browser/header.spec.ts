import { languageKeys } from '@afterglow/contract/languageKeys';
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
      uploads: boxes('[data-component="UploadLink"] a'),
      search: boxes('[data-part="header-search"]'),
      overflow: header.scrollWidth - header.clientWidth,
    };
  });

test('a member’s header has its navigation, room for the search, and from 1120 pixels on the upload, in every language', async ({
  page,
  baseURL,
}) => {
  await signIn(page.request, fullMembers.standard, baseURL);
  for (const language of languageKeys) {
    await page.context().addCookies([{ name: 'kt_lang', value: language, url: baseURL ?? '' }]);
    // A page of a few words, as each width lays it out and paints it anew.
    await page.goto('/restore-password/');
    await expect(page.getByRole('banner').locator('[data-part="header-user"]')).toBeVisible();
    for (const width of [1025, 1100, 1119, 1120, 1199, 1200, 1280, 1360, 1439, 1440, 1599, 1600]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${language} at ${width} px`;
      const { row, labels, search, uploads, overflow } = await boxesOf(page);
      expect.soft(row.length, at).toBeGreaterThan(8);
      expect.soft(uploads.length, `${at}: uploads`).toBe(width < 1120 ? 0 : 1);
      expect
        .soft(
          search.map((one) => one.right - one.left >= 320),
          `${at}: ${JSON.stringify(search)}`,
        )
        .toEqual([true]);
      expect
        .soft(
          row.filter((one, place) => one.left < (row[place - 1]?.right ?? 0) - 0.5),
          `${at}: overlaps`,
        )
        .toEqual([]);
      expect
        .soft(
          labels.filter(({ height }) => height > 44),
          `${at}: wraps`,
        )
        .toEqual([]);
      expect.soft(overflow, at).toBeLessThanOrEqual(0);
      expect.soft(row.at(-1)?.right, at).toBeLessThanOrEqual(width);
    }
  }
});
