import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentinel } from '../../fixtures/data/videos.ts';
import { root } from '../tools/tree.ts';
import { expect, live, test } from './visitor.ts';

const assets = join(root, 'site/dist/client/assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

test('nothing of the sample data is in what browsers load', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(sentinel))).toEqual([]);
});

test('a list comes alive with at most 125 KiB of script', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/assets/', '');
    if (scripts.includes(name)) loaded.add(name);
  });
  await page.goto('/videos/most-popular/1/');
  await live(page);
  const bytes = [...loaded].map((name) => readFileSync(join(assets, `${name}.br`)).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(125 * 1024);
});

test('nothing of a list moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      // Entries of this type carry a value; the DOM's types do not know them.
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.push(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/videos/most-popular/1/');
  await live(page);
  await page.waitForLoadState('networkidle');
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  // Fractions of a pixel in the header count as some hundred-thousandths; a line of text that moves counts a hundred times that.
  expect(shifts.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.001);
});
