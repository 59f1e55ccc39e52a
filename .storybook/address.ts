import type { Page } from 'playwright-core';

/**
 * Id of the one story made from a view that is checked for all of them: it is opened by URLs in the form that
 * Storybook's controls and toolbar write.
 */
const story = 'cards-channelcard--standard';

/** URL parameters, and the texts that must then be shown. */
const requests: [address: string, ...texts: string[]][] = [
  ['', 'Marlowe House', '87 videos'],
  ['&args=name:Hello', 'Hello', '87 videos'],
  ['&globals=locale:de', 'Marlowe House', '87 Videos'],
  ['&args=name:Hello&globals=locale:de', 'Hello', '87 Videos'],
];

/** Returns the ground behind each copy of the story, where dark and light stand side by side. */
async function sidesOf(page: Page, url: URL): Promise<string[]> {
  await page.goto(url.href);
  const sides = page.locator('[data-part="theme-side"]', { has: page.locator('[data-component="ChannelCard"]') });
  await sides.nth(1).waitFor();
  return sides.evaluateAll((all) => all.map((side) => getComputedStyle(side).backgroundColor));
}

/** Returns the columns of the first table on a page of Storybook's own; none if it has no table. */
async function columnsOf(page: Page, url: URL): Promise<string[]> {
  await page.goto(url.href);
  // The page has a table and headings for the time until it is prepared, too.
  const content = page.locator('#storybook-docs');
  await content.getByRole('heading', { level: 1 }).waitFor();
  return content.locator('table').first().locator('th').allInnerTexts();
}

/**
 * Returns a message for each text that a shared link to a changed control fails to show, in English and in another
 * language; none for other stories.
 */
export async function lostFromAddress(page: Page, id: string): Promise<string[]> {
  if (id !== story) return [];
  const other = await page.context().newPage();
  const lost: string[] = [];
  for (const [address, ...texts] of requests) {
    const url = `iframe.html?viewMode=story&id=${id}${address}`;
    await other.goto(new URL(url, page.url()).href);
    const card = other.locator('[data-component="ChannelCard"]');
    await card.waitFor();
    const shown = await card.innerText();
    lost.push(...texts.filter((text) => !shown.includes(text)).map((text) => `${url} does not show "${text}".`));
  }
  const sides = await sidesOf(other, new URL(`iframe.html?viewMode=story&id=${id}&globals=theme:both`, page.url()));
  if (new Set(sides).size !== 2) lost.push(`theme:both does not show the story in two colours: ${sides.join(', ')}`);
  const columns = await columnsOf(other, new URL('iframe.html?viewMode=docs&id=accessibility--docs', page.url()));
  if (columns.length !== 3) lost.push(`The page on accessibility has no table of three columns: ${columns.join(', ')}`);
  await other.close();
  return lost;
}
