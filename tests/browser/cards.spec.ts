import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Locator, Page } from '@playwright/test';
import { expect, live, test } from './visitor.ts';

const { standard } = fullVideos;
const list = '/videos/most-popular/1/';

/** The spacing that a reader may ask for (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }';

/** What of the line under a card's title is cut off or left out. */
const lines = (cards: Locator) =>
  cards.evaluateAll((all) =>
    all.map((card) => {
      const line = card.querySelector(':scope > p');
      const box = line?.getBoundingClientRect();
      const whole = (part: Element | null | undefined): boolean => {
        const own = part?.getBoundingClientRect();
        if (!part?.checkVisibility() || !own || !box) return false;
        return own.width > 0 && own.top >= box.top - 1 && own.bottom <= box.bottom + 1 && own.right <= box.right + 1;
      };
      return {
        rating: whole(line?.querySelector('em')),
        views: whole(line?.querySelector('em')?.previousElementSibling),
      };
    }),
  );

/** A reader's own styles, which no content policy concerns. */
const style = (page: Page, css: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, css);

async function openAt(page: Page, width: number): Promise<Locator> {
  await page.setViewportSize({ width, height: 720 });
  await page.goto(list);
  await live(page);
  // Cards far below are laid out only when they come near.
  await style(page, 'li { content-visibility: visible !important }');
  return page.getByRole('main').getByRole('article');
}

for (const width of [320, 360, 390]) {
  test(`at ${width} px every card of a list shows its rating, and all show or leave out the views`, async ({
    page,
  }) => {
    const cards = await openAt(page, width);
    const plain = await lines(cards);
    expect(plain).toHaveLength(60);
    expect(plain).toEqual(plain.map(() => ({ rating: true, views: false })));
    await style(page, spacing);
    expect(await lines(cards), 'with more room between letters and lines').toEqual(plain);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), 'nothing to the side').toBe(width);
  });
}

test('a card of some width shows views and rating', async ({ page }) => {
  const cards = await openAt(page, 700);
  expect(await lines(cards)).toEqual(Array.from({ length: 60 }, () => ({ rating: true, views: true })));
});

test('a long title keeps its link within its card', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  const reaching = await page.locator('[data-component="RelatedList"] article').evaluateAll((all) =>
    all
      .filter((card) => card.checkVisibility())
      .filter((card) =>
        [...(card.querySelector('h3 a')?.getClientRects() ?? [])].some(
          ({ bottom }) => bottom > card.getBoundingClientRect().bottom + 1,
        ),
      )
      .map((card) => card.querySelector('h3')?.textContent),
  );
  expect(reaching).toEqual([]);
});

test('a title that is written from right to left begins where the others do', async ({ page }) => {
  await page.goto(`/video/${standard.id}/${standard.dir}/`);
  const alignments = await page
    .locator('[data-component="RelatedList"] article h3 a')
    .evaluateAll((links) => links.map((link) => [getComputedStyle(link).direction, getComputedStyle(link).textAlign]));
  expect(alignments.filter(([direction]) => direction === 'rtl').length).toBeGreaterThan(0);
  for (const [, alignment] of alignments) expect(alignment).toBe('left');
});

test('a card reads its figures in words', async ({ page }) => {
  await page.goto(list);
  await expect(page.getByRole('article').first()).toMatchAriaSnapshot(`
    - article:
      - heading /.+/ [level=3]:
        - link /.+/
      - paragraph
      - text: /[\\d.]+[KM]? views?, \\d+% liked, (\\d+ hours? )?\\d+ minutes?/
  `);
});
