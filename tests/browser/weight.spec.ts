import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentinel } from '../../fixtures/data/videos.ts';
import { root } from '../tools/repository.ts';
import { expect, waitForHydration, test } from './visitor.ts';

const assets = join(root, 'site/dist/client/assets');
const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));

test('client bundles contain no sample data', () => {
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes(sentinel))).toEqual([]);
});

test('client bundles contain no structured data, which only the server writes', () => {
  expect(scripts.filter((name) => readFileSync(join(assets, name), 'utf8').includes('schema.org'))).toEqual([]);
});

test('a list hydrates with at most 125 KiB of JavaScript', async ({ page }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const name = new URL(request.url()).pathname.replace('/assets/', '');
    if (scripts.includes(name)) loaded.add(name);
  });
  await page.goto('/videos/most-popular/1/');
  await waitForHydration(page);
  const bytes = [...loaded].map((name) => readFileSync(join(assets, `${name}.br`)).length);
  expect(bytes.length).toBeGreaterThan(2);
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(125 * 1024);
});
