import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page } from '@playwright/test';
import { expect, waitForHydration, test } from './visitor.ts';

const { standard } = fullVideos;
const list = '/videos/most-popular/1/';

/** Text spacing of WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** Returns which parts of the line under a card's title are completely visible. */
const lineVisibility = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const line = card.querySelector('[data-part="card-facts"]');
      const box = line?.getBoundingClientRect();
      const isFullyVisible = (part: Element | null | undefined): boolean => {
        const rect = part?.getBoundingClientRect();
        if (!part?.checkVisibility() || !rect || !box) return false;
        return (
          rect.width > 0 && rect.top >= box.top - 1 && rect.bottom <= box.bottom + 1 && rect.right <= box.right + 1
        );
      };
      const rating = line?.querySelector('[data-part="card-liked"]') ?? null;
      return {
        // A video without votes has no rating.
        rating: rating === null || isFullyVisible(rating),
        views: isFullyVisible(line?.querySelector('[data-part="card-views"]')),
      };
    }),
  );

/** Adds user styles, which are not subject to the content security policy. */
const addStyles = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

async function openAt(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 720 });
  await page.goto(list);
  await waitForHydration(page);
  // Otherwise, cards far below the fold are not laid out.
  await addStyles(page, 'li { content-visibility: visible !important }');
  return page.getByRole('main').getByRole('article');
}

for (const width of [320, 360, 390]) {
  test(`at ${width} px every card of a list shows its rating and hides its views`, async ({ page }) => {
    const cards = await openAt(page, width);
    const plain = await lineVisibility(cards);
    expect(plain).toHaveLength(60);
    expect(plain).toEqual(plain.map(() => ({ rating: true, views: false })));
    await addStyles(page, textSpacing);
    expect(await lineVisibility(cards), 'with text spacing').toEqual(plain);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'no horizontal scrolling').toBe(width);
  });
}

test('a wide card shows views and rating', async ({ page }) => {
  const cards = await openAt(page, 700);
  expect(await lineVisibility(cards)).toEqual(Array.from({ length: 60 }, () => ({ rating: true, views: true })));
});

/** Opens a video and returns its related videos, which may load after the document. */
async function openRelated(page: Page): Promise<Locator> {
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  const related = page.getByRole('region', { name: 'More like this' });
  await expect(related.getByRole('article').first()).toBeVisible();
  await expect(related).not.toHaveAttribute('aria-busy');
  return related;
}

test('the link of a long title stays within its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const related = await openRelated(page);
  const overflowing = await related.getByRole('article').evaluateAll((all) =>
    all
      .filter((card) => card.checkVisibility())
      .filter((card) =>
        [...(card.querySelector('[data-part="card-link"]')?.getClientRects() ?? [])].some(
          ({ bottom }) => bottom > card.getBoundingClientRect().bottom + 1,
        ),
      )
      .map((card) => card.querySelector('h3')?.textContent),
  );
  expect(overflowing).toEqual([]);
});

test('right-to-left titles are aligned with the others', async ({ page }) => {
  const related = await openRelated(page);
  const alignments = await related
    .getByRole('article', { includeHidden: true })
    .getByRole('link', { includeHidden: true })
    .evaluateAll((links) => links.map((link) => [getComputedStyle(link).direction, getComputedStyle(link).textAlign]));
  expect(alignments.filter(([direction]) => direction === 'rtl').length).toBeGreaterThan(0);
  for (const [, alignment] of alignments) expect(alignment).toBe('left');
});

test('a card has accessible texts for its numbers', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - heading /.+/ [level=3]:
        - link /.+/
      - paragraph
      - text: /[\\d.]+[KM]? views?, \\d+% liked, (\\d+ hours? )?\\d+ minutes?/
  `);
});
