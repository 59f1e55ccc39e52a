/** Visits of an app's page by a browser. */
import { expect } from 'vitest';
import { chromium, type Browser, type Page } from '@playwright/test';
import german from '../../design-system/messages/de.json' with { type: 'json' };
import { chromiumArgs } from '../../.storybook/chromiumArgs.ts';
import { findBrowser } from '../tools/findBrowser.ts';

const accept = german['ageGate.accept'];

export async function openBrowser(): Promise<Browser> {
  const { path } = await findBrowser();
  return chromium.launch({ executablePath: path, args: chromiumArgs });
}

/** Collects the problems of a page: console warnings and errors, uncaught errors, and files that failed to load. */
function watchPage(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
  });
  return problems;
}

/** Checks that the server has rendered the page in German, with the rules of what it shows and without paths of files. */
export async function expectRendered(origin: string): Promise<void> {
  const html = await (await fetch(origin)).text();
  const body = html.slice(html.indexOf('<body'));
  for (const component of ['VideoCard', 'VideoGrid', 'TextField', 'Button', 'VideoPlayer', 'AgeGate'])
    expect(body).toContain(`data-component="${component}"`);
  for (const text of [accept, german['videoPlayer.play'], '48,9K Aufrufe', '12 Minuten 34 Sekunden'])
    expect(body).toContain(text);
  expect(body).toContain('<use href="/icons.svg#play">');
  expect(html).not.toContain('file:');
  const sheets = [...html.matchAll(/<link[^>]*href="([^"]+\.css)"/g)].map(([, href = '']) => new URL(href, origin));
  const css = (await Promise.all([...new Set(sheets)].map(async (url) => (await fetch(url)).text()))).join('');
  const classes = [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const own = classes.filter((name) => /^ag\w{1,3}$/.test(name));
  expect(own.length).toBeGreaterThan(5);
  expect(own.filter((name) => !css.includes(`.${name}{`))).toEqual([]);
}

/** Checks that the page is hydrated without a warning, and that gate, form, modal and player answer. */
export async function expectAnswers(browser: Browser, address: string): Promise<void> {
  const page = await browser.newPage();
  const problems = watchPage(page);
  await page.goto(address);
  await page.getByRole('button', { name: accept }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('textbox', { name: 'Name' }).fill('H');
  await page.getByText('Ein Name hat mindestens zwei Zeichen.').waitFor();
  await page.getByRole('button', { name: 'Senden' }).click();
  const modal = page.getByRole('dialog', { name: 'Danke' });
  await modal.waitFor();
  await page.keyboard.press('Escape');
  await modal.waitFor({ state: 'detached' });
  // The player's own controls are a separate chunk, and the icons a file.
  await page.locator('[data-component="VideoPlayer"][data-upgrade="done"]').waitFor();
  await page.getByRole('button', { name: german['player.play'] }).first().waitFor();
  expect(problems).toEqual([]);
  await page.close();
}

/** Returns how the button of the form is painted: by a rule that is layered, and a variable of the tokens. */
export async function lookOfPage(browser: Browser, address: string): Promise<{ ground: string; button: string }> {
  const page = await browser.newPage();
  await page.goto(address);
  const look = await page.evaluate(() => {
    const paint = (selector: string): string => {
      const element = document.querySelector(selector);
      return element ? getComputedStyle(element).backgroundColor : '';
    };
    return { ground: paint('body'), button: paint('[data-component="Button"][data-kind="filled"]') };
  });
  await page.close();
  return look;
}
