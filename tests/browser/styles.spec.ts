import { fullVideos } from '@afterglow/fixtures/data/fullVideos';
import type { Page } from '@playwright/test';
import { holdRequests } from './holdRequests.ts';
import { expect, test, waitForHydration } from './visitor.ts';

const { standard } = fullVideos;
const stylesheet = '**/assets/components-*.css';

/**
 * Holds back the CSS rules of components that load later, until `release`. `asked` resolves when the page has requested
 * them.
 */
async function holdStylesheet(page: Page): Promise<{ asked: Promise<unknown>; release: () => void }> {
  const release = await holdRequests(page, stylesheet);
  return { asked: page.waitForRequest(stylesheet), release };
}

const followModels = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Models' }).first().click();

const isGrid = (page: Page) =>
  page
    .locator('[data-component="ModelGrid"]')
    .first()
    .evaluate((grid) => getComputedStyle(grid.querySelector('ul') ?? grid).display);

test('a page that comes later waits for the rules of its components', async ({ page }) => {
  const { asked, release } = await holdStylesheet(page);
  await page.goto('/categories/');
  await waitForHydration(page);
  await followModels(page);
  await asked;
  await expect(page).toHaveURL(/\/categories\//);
  release();
  await expect(page).toHaveURL(/\/pornstars\//);
  await expect(page.getByRole('heading', { level: 1, name: 'models' }).first()).toBeVisible();
  expect(await isGrid(page)).toBe('grid');
});

for (const { name, path, content } of [
  { name: 'an answer that comes after the document', path: '/no-such-page/', content: 'PopularVideos' },
  { name: 'what the device keeps', path: '/history/', content: 'HistoryTools' },
]) {
  test(`${name} waits for the rules of its components`, async ({ page }) => {
    const { asked, release } = await holdStylesheet(page);
    await page.goto(path);
    await waitForHydration(page);
    await asked;
    const main = page.getByRole('main');
    const shown = main.locator(`[data-component="${content}"]:not([aria-busy])`);
    await expect(main.locator('[data-component$="Skeleton"]').first()).toBeVisible();
    await expect(shown).toHaveCount(0);
    release();
    await expect(shown).toBeVisible();
  });
}

test('a link whose rules cannot be loaded loads a new document', async ({ page }) => {
  await page.route(stylesheet, (route) => route.abort());
  await page.goto('/categories/');
  await waitForHydration(page);
  const document = page.waitForEvent('domcontentloaded');
  await followModels(page);
  await document;
  await expect(page).toHaveURL(/\/pornstars\//);
  expect(await isGrid(page)).toBe('grid');
});

test('an element has one class name, the same from server and browser', async ({ page }) => {
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const names = await page
    .locator('[class]')
    .evaluateAll((all) => [...new Set(all.map((element) => element.getAttribute('class') ?? ''))]);
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => !/^_[0-9a-z]{1,3}$/.test(name))).toEqual([]);
});

/** Returns the computed styles that depend on the order of the rules, for each kind of element on the page. */
function stylesThatDependOnOrder({ file, documents }: { file: string; documents: string[] }): string[] {
  const groups = file.split('/**/').filter((group) => group !== '');
  const sheetOf = (rules: string[]) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules.join(''));
    return sheet;
  };
  const kinds = new Map<string, Element>();
  for (const element of document.body.querySelectorAll('*')) {
    const nameOf = (one: Element | null) =>
      one && `${one.tagName}.${one.getAttribute('class') ?? ''}[${one.getAttribute('data-part') ?? ''}]`;
    kinds.set(`${nameOf(element.parentElement)} > ${nameOf(element)}`, element);
  }
  const measure = (): Map<string, string> =>
    new Map(
      [...kinds].flatMap(([kind, element]) => {
        const styles = getComputedStyle(element);
        return [...styles].map((property): [string, string] => [
          `${kind} ${property}`,
          styles.getPropertyValue(property),
        ]);
      }),
    );
  for (const style of document.querySelectorAll('style'))
    if (style.textContent.includes('/**/') && style.sheet) style.sheet.disabled = true;
  const still = sheetOf(['*, *::before, *::after { transition: none !important; animation: none !important; }']);
  document.adoptedStyleSheets = [sheetOf(groups), still];
  // Measured twice, because the first call lays out the content of closed <details>.
  measure();
  const inOrder = measure();
  return documents.flatMap((own, index) => {
    const first = groups.filter((group) => own.includes(group));
    const later = groups.filter((group) => !own.includes(group));
    document.adoptedStyleSheets = [sheetOf(first), sheetOf(later), still];
    return [...measure()].flatMap(([what, value]) =>
      value === inOrder.get(what) ? [] : [`${index}: ${what}: ${value}, not ${inOrder.get(what) ?? 'set'}`],
    );
  });
}

const video = `/video/${standard.id}/${standard.dir}/`;
/** A page with few components, and one with components that lists do not have. */
const firstPages = ['/signin/', video];

for (const path of [
  '/',
  '/videos/most-popular/1/',
  ...firstPages,
  '/pornstars/most-viewed/1/',
  '/categories/',
  '/search/?q=rain',
  '/no-such-page/',
])
  test(`${path} looks the same, whichever page the visitor came from`, async ({ page, request }) => {
    const styleFile = page.waitForResponse(stylesheet);
    await page.goto(path);
    await waitForHydration(page);
    const documents = await Promise.all(
      firstPages.map(async (first) => {
        const html = await (await request.get(first)).text();
        return [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map(([, css]) => css).join('');
      }),
    );
    const file = await (await styleFile).text();
    expect(await page.evaluate(stylesThatDependOnOrder, { file, documents })).toEqual([]);
  });
