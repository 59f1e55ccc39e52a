import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../tools/repository.ts';

/** Each would be a live region of its own beside the shared one of `Announcement`; errors in sight stay alerts. */
const liveRegion = /role=\{?["']status|aria-live=|role: 'status'/;

test('no component has a live region of its own: what it says is announced', () => {
  const files = ['design-system', ...['data', 'shared', 'pages', 'shell'].map((folder) => `site/${folder}`)]
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
    )
    .filter((name) => name.endsWith('.tsx') && !/node_modules|\.(?:test|stories)\.tsx$/.test(name));
  expect(files.length).toBeGreaterThan(300);
  expect(files.filter((file) => liveRegion.test(readFileSync(file, 'utf8')))).toEqual([]);
});
